import type { Edit } from '../../api.ts';
import { useInitialValue } from '../forms/useInitialValue.ts';
import { PAGES, type PageId } from '../model/parts.ts';
import { childOf, placeOf, valueAt } from '../model/place.ts';
import { useEditor, useSaved } from '../state/EditorContext.tsx';

/** How the parts of a page are moved, hidden and shown. */
export function usePartEdits(page: PageId) {
  const { editor } = useEditor();
  const { files, fields } = useSaved();
  const initialOf = useInitialValue();
  const list = placeOf(PAGES[page].sections ?? 'home.sections');
  const shown = (valueAt(files, list) ?? []) as string[];
  const group = fields[list.file];
  const sections = group.fields['sections'];
  const order = sections?.kind === 'sectionList' ? (sections.options ?? []) : [];
  const titleOf = (name: string) => order.find(({ value }) => value === name)?.label ?? name;

  return {
    move: (from: number, to: number) =>
      from !== to && void editor.apply([{ type: 'move', list, from, to }], 'Ordem das partes'),
    hide: (name: string) =>
      void editor.apply(
        [{ type: 'remove', place: childOf(list, shown.indexOf(name)) }],
        `Esconder ${titleOf(name)}`,
        `${titleOf(name)}: escondida. Os textos ficam guardados.`,
      ),
    /** Where it stands by default among those that are shown; with texts, when it has none yet. */
    show(name: string): void {
      const rank = (one: string) => order.findIndex(({ value }) => value === one);
      const after = shown.findIndex((one) => rank(one) > rank(name));
      const texts = group.fields[name];
      const place = { file: list.file, path: [name] };
      const edits: Edit[] = [{ type: 'insert', list, index: after < 0 ? shown.length : after, value: name }];
      if (texts && valueAt(files, place) === undefined)
        edits.unshift({ type: 'set', place, value: initialOf(texts), previous: undefined });
      void editor.apply(edits, `Mostrar ${titleOf(name)}`);
    },
  };
}
