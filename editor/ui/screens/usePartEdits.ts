import { useState } from 'react';
import type { Edit } from '../../api.ts';
import { childOf, listAt, moved, placeOf, valueAt } from '../../places.ts';
import { useInitialValue } from '../forms/useInitialValue.ts';
import { firstPlaceOf, PAGES, type PageId, partsOf, withHidden } from '../model/parts.ts';
import { useEditor, useShown } from '../state/EditorContext.tsx';

/** Where the seller saw the hidden parts last, which the content does not know: kept on this device. */
const ORDER = 'editor-parts-';

/** How the parts of a page are moved, hidden and shown. `order` has all that the list can have, the hidden ones where they were. */
export function usePartEdits(page: PageId) {
  const { editor, preview } = useEditor();
  const { files, fields } = useShown();
  const initialOf = useInitialValue();
  const list = placeOf(PAGES[page].sections ?? 'home.sections');
  const shown = listAt(files, list).map(String);
  const group = fields[list.file];
  const sections = group.fields['sections'];
  const options = sections?.kind === 'sectionList' ? (sections.options ?? []) : [];
  const titleOf = (name: string) => options.find(({ value }) => value === name)?.label ?? name;
  const names = options.map(({ value }) => value);
  const [seen, setSeen] = useState(() => localStorage.getItem(ORDER + page)?.split(' ') ?? names);
  const order = withHidden(shown, names, seen);
  const remember = (next: string[]) => {
    localStorage.setItem(ORDER + page, next.join(' '));
    setSeen(next);
  };
  /** The page follows the part, before and after it changes. */
  const follow = (name: string) => {
    const place = firstPlaceOf(partsOf(page, fields, files), name);
    if (place) preview.show(place, false);
  };

  return {
    order,
    move(from: number, to: number): void {
      const next = moved(order, from, to);
      const name = order[from] ?? '';
      const place = next.filter((one) => shown.includes(one)).indexOf(name);
      remember(next);
      if (place === shown.indexOf(name)) return;
      follow(name);
      void editor.apply(
        [{ type: 'move', place: list, from: shown.indexOf(name), to: place }],
        'Ordem das partes',
      );
    },
    hide(name: string): void {
      remember(order);
      follow(name);
      void editor.apply(
        [{ type: 'remove', place: childOf(list, shown.indexOf(name)) }],
        `Esconder ${titleOf(name)}`,
        `${titleOf(name)}: escondida. Os textos ficam guardados.`,
      );
    },
    /** Where the list has it; with texts, when it has none yet. */
    show(name: string): void {
      const index = order.slice(0, order.indexOf(name)).filter((one) => shown.includes(one)).length;
      const texts = group.fields[name];
      const place = { file: list.file, path: [name] };
      const edits: Edit[] = [{ type: 'insert', place: list, index, value: name }];
      if (texts && valueAt(files, place) === undefined)
        edits.unshift({ type: 'set', place, value: initialOf(texts), previous: undefined });
      follow(name);
      void editor.apply(edits, `Mostrar ${titleOf(name)}`);
    },
  };
}
