import type { UnionField } from '../../../src/content-model/fieldTree.ts';
import { itemId } from '../../../src/content-model/paths.ts';
import type { Edit, Issue, Place, YamlValue } from '../../api.ts';
import { childOf, isYamlGroup, listAt } from '../../places.ts';
import { useInitialValue } from '../forms/useInitialValue.ts';
import { useReferenceNotice } from '../forms/useReferenceNotice.ts';
import { freeId, slugOf } from '../model/ids.ts';
import { issueText } from '../model/issueText.ts';
import { type EditorPage, firstPlaceOf, partsOf } from '../model/parts.ts';
import { useEditor, useShown } from '../state/EditorContext.tsx';
import { go } from '../state/route.ts';

const reasonsOf = (issues: Issue[]) => issues.map((issue) => issueText(issue, issue.label)).join(' ');

/** The actions that add, duplicate, move, hide and delete sections of a page. */
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
    // The rules may require something else for a visible section, such as another offer. It is then added hidden.
    const addHidden = async (issues: Issue[]) => {
      const isAdded = await editor.apply([edit({ ...section, hidden: true })], label);
      if (isAdded) editor.notify(`A parte entrou escondida. Antes de mostrar: ${reasonsOf(issues)}`);
      return isAdded;
    };
    if (await editor.apply([edit(section)], label, { orElse: addHidden }))
      go({ screen: 'pagina', page: page.id, part: id });
  };

  /** The example of a kind, with pictures and references that exist. */
  const newSection = (kind: string): Record<string, YamlValue> => {
    const group = kinds?.groups[kind];
    return { ...Object(group && initialOf(group, list)), kind, id: slugOf(group?.label ?? kind) };
  };

  return {
    kinds: kinds?.options ?? [],
    canAdd: file !== undefined,
    add: (kind: string, index: number) => {
      const label = kinds?.groups[kind]?.label ?? kind;
      void insert(index, newSection(kind), `Adicionar ${label}`);
    },
    duplicate: (index: number) => {
      const section = sections[index];
      const copy = isYamlGroup(section) ? section : {};
      void insert(index + 1, { ...copy, id: String(idAt(index)) }, `Duplicar ${titleAt(index)}`);
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
    remove(index: number): void {
      const menu: Place = { file: list.file, path: ['topBar', 'menu'] };
      // Removed from the end, so that the earlier items keep their indices.
      const items = listAt(files, menu)
        .map((item, at) => ({ item, at }))
        .filter(({ item }) => isYamlGroup(item) && item['to'] === idAt(index))
        .toReversed();
      const edits: Edit[] = [
        ...items.map(({ at }): Edit => ({ type: 'remove', place: childOf(menu, at) })),
        { type: 'remove', place: childOf(list, idAt(index)) },
      ];
      const title = titleAt(index);
      go({ screen: 'pagina', page: page.id });
      void editor.apply(edits, `Apagar ${title}`, { done: `${title}: apagada.`, orElse: noticeOf(title) });
    },
  };
}
