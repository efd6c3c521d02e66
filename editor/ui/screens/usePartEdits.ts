import type { UnionField } from '../../../src/content-model/fieldTree.ts';
import { itemId } from '../../../src/content-model/paths.ts';
import type { SectionKind } from '../../../src/sections/index.ts';
import type { Edit, Issue, Place, YamlValue } from '../../api.ts';
import { childOf, isWithin, isYamlGroup, listAt, valueAt } from '../../places.ts';
import { useInitialValue } from '../forms/useInitialValue.ts';
import { useReferenceNotice } from '../forms/useReferenceNotice.ts';
import { currentTest, preparedTest, RUNNING_TEST, testedPartsOf } from '../model/abTest.ts';
import { freeId, slugOf, withSuffix } from '../model/ids.ts';
import { issueText } from '../model/issueText.ts';
import { type EditorPage, firstPlaceOf, partsOf } from '../model/parts.ts';
import { useEditor, useShown } from '../state/EditorContext.tsx';
import { navigate, readRoute } from '../state/route.ts';

const reasonsOf = (issues: Issue[]) => issues.map((issue) => issueText(issue, issue.label)).join(' ');

/** The kinds of sections that usually close a page. */
const CLOSING: readonly string[] = ['faq', 'cta', 'contact'] satisfies SectionKind[];

/** The actions that add, duplicate, move, hide and delete sections of a page, and give them a version B. */
export function usePartEdits(page: EditorPage) {
  const { editor, preview } = useEditor();
  const shown = useShown();
  const { files, fields } = shown;
  const initialOf = useInitialValue();
  const noticeOf = useReferenceNotice();
  const { file } = page;
  const list: Place = { file: file ?? 'site', path: ['sections'] };
  const sections = listAt(files, list);
  const parts = partsOf(page, shown);
  const idAt = (index: number) => itemId(sections[index]) ?? index;
  const titleAt = (index: number) => parts.find(({ section }) => section?.index === index)?.title ?? 'Parte';
  const sectionField = fields.page.fields['sections'];
  const kinds = (sectionField?.kind === 'list' ? sectionField.item : undefined) as UnionField | undefined;
  /** Scrolls the preview to a part that is about to change. */
  const follow = (index: number) => {
    const place = firstPlaceOf(parts, String(idAt(index)));
    if (place) preview.show(place, false);
  };

  const insert = async (index: number, section: Record<string, YamlValue>, label: string) => {
    const id = freeId(String(section['id']), sections);
    const edit = (value: Record<string, YamlValue>): Edit => ({
      type: 'insert',
      place: list,
      index,
      value: { ...value, id },
    });
    // The rules may require more for a visible section, such as another offer. The section is then added hidden.
    const addHidden = async (issues: Issue[]) => {
      const isAdded = await editor.apply([edit({ ...section, hidden: true })], label);
      if (isAdded) editor.notify(`A parte entrou escondida. Antes de mostrar: ${reasonsOf(issues)}`);
      return isAdded;
    };
    if (await editor.apply([edit(section)], label, { orElse: addHidden }))
      navigate({ screen: 'pagina', page: page.id, part: id });
  };

  /** A new section of a kind: its example, with pictures and references that exist. */
  const newSection = (kind: string): Record<string, YamlValue> => {
    const group = kinds?.groups[kind];
    return { ...Object(group && initialOf(group, list)), kind, id: slugOf(group?.label ?? kind) };
  };

  return {
    kinds: kinds?.options ?? [],
    canAdd: file !== undefined,
    /** The index for a new part: after the selected part, or else before the closing parts of the page. */
    indexForNew: (selected: string | undefined): number => {
      const part = parts.find(({ id, section }) => section && id === selected);
      if (part?.section) return part.section.index + 1;
      return (
        sections.findLastIndex((one) => !(isYamlGroup(one) && CLOSING.includes(String(one['kind'])))) + 1
      );
    },
    add: (kind: string, index: number) => {
      const label = kinds?.groups[kind]?.label ?? kind;
      void insert(index, newSection(kind), `Adicionar ${label}`);
    },
    duplicate: (index: number) => {
      const section = sections[index];
      const { versionOf: _, ...copy } = isYamlGroup(section) ? section : {};
      void insert(index + 1, { ...copy, id: String(idAt(index)) }, `Duplicar ${titleAt(index)}`);
    },
    /** Whether a part can get a version B: it is not tested yet, no test runs, and no other page has a version B. */
    canTest: (index: number): boolean => {
      const test = currentTest(shown);
      const versions = testedPartsOf(page, files);
      const isInAbTest = versions.some(({ idOfA, idOfB }) => [idOfA, idOfB].includes(String(idAt(index))));
      return (
        !isInAbTest && test?.started === undefined && (!test?.versions.length || test.page.file === file)
      );
    },
    /** Adds a version B of a part directly after it, and prepares the test of the page. */
    async testOther(index: number): Promise<void> {
      const section = sections[index];
      const idOfA = String(idAt(index));
      const id = freeId(withSuffix(idOfA, '-b'), sections);
      const value = { ...(isYamlGroup(section) ? section : {}), id, versionOf: idOfA };
      const previous = valueAt(files, RUNNING_TEST);
      const isPrepared = isYamlGroup(previous) && previous['page'] === page.path;
      const edits: Edit[] = [
        { type: 'insert', place: list, index: index + 1, value },
        ...(isPrepared
          ? []
          : [{ type: 'set', place: RUNNING_TEST, value: preparedTest(page), previous } as const]),
      ];
      const done = 'Mude a versão B. Enquanto o teste não começa, as pessoas veem só a A.';
      if (await editor.apply(edits, `Testar outra versão: ${titleAt(index)}`, { done }))
        navigate({ screen: 'pagina', page: page.id, part: id });
    },
    move(from: number, to: number): void {
      if (from === to) return;
      follow(from);
      void editor.apply([{ type: 'move', place: list, from, to }], 'Ordem das partes');
    },
    setHidden(index: number, isHidden: boolean): void {
      const place = childOf(childOf(list, idAt(index)), 'hidden');
      const title = titleAt(index);
      follow(index);
      void editor.apply(
        [isHidden ? { type: 'set', place, value: true, previous: undefined } : { type: 'remove', place }],
        `${isHidden ? 'Esconder' : 'Mostrar'} ${title}`,
        isHidden ? { done: `${title}: escondida. Os textos ficam guardados.`, orElse: noticeOf(title) } : {},
      );
    },
    async remove(index: number): Promise<void> {
      const menu: Place = { file: list.file, path: ['topBar', 'menu'] };
      // The items are removed from the end, so that the earlier ones keep their indices.
      const items = listAt(files, menu)
        .map((item, at) => ({ item, at }))
        .filter(({ item }) => isYamlGroup(item) && item['to'] === idAt(index))
        .toReversed();
      // A version B cannot stay without its version A.
      const versionsB = testedPartsOf(page, files).filter(({ idOfA }) => idOfA === idAt(index));
      const removed = [...versionsB.map(({ idOfB }) => idOfB), idAt(index)];
      const edits = [...items.map(({ at }) => childOf(menu, at)), ...removed.map((id) => childOf(list, id))];
      const title = titleAt(index);
      const isRemoved = await editor.apply(
        edits.map((place): Edit => ({ type: 'remove', place })),
        `Apagar ${title}`,
        { done: `${title}: apagada.`, orElse: noticeOf(title) },
      );
      const { part, place } = readRoute(window.location.hash);
      const isOpen = removed.some((id) => id === part || (place && isWithin(place, childOf(list, id))));
      if (isRemoved && isOpen) navigate({ screen: 'pagina', page: page.id });
    },
  };
}
