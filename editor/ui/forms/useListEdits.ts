import { useContext } from 'react';
import type { ListField } from '../../../src/content-model/fieldTree.ts';
import { itemId } from '../../../src/content-model/paths.ts';
import type { Edit, Place, YamlValue } from '../../api.ts';
import { childOf, isYamlGroup, listAt, valueAt } from '../../places.ts';
import { freeId } from '../model/ids.ts';
import { onlyPicture, withPicture } from '../model/pictures.ts';
import { useEditor, useShown } from '../state/EditorContext.tsx';
import { FormContext } from './FormContext.ts';
import { useInitialValue } from './useInitialValue.ts';
import { useReferenceNotice } from './useReferenceNotice.ts';

export type ListEdits = ReturnType<typeof useListEdits>;

/** The actions on a list of the content. */
export function useListEdits(place: Place, field: ListField, items: readonly YamlValue[]) {
  const { editor, preview } = useEditor();
  const { files } = useShown();
  const initialOf = useInitialValue();
  const { rowFor } = useContext(FormContext);
  const [canAdd, canRemove] = [items.length < field.max, items.length > field.min];
  const noticeOf = useReferenceNotice();
  /** The present items: while pictures are uploaded, the list may change. */
  const itemsNow = () => listAt(editor.getSnapshot().shown.files, place);
  const apply = (edit: Edit) => editor.apply([edit], field.label);

  /** The item with a free id in place of its id, if it has one. */
  const withFreeId = (value: YamlValue, others: readonly YamlValue[] = items): YamlValue =>
    isYamlGroup(value) && 'id' in value ? { ...value, id: freeId(String(value['id']), others) } : value;

  const insert = async (index: number, value: YamlValue) => {
    const item = withFreeId(value);
    if (await apply({ type: 'insert', place, index, value: item }))
      window.location.href = rowFor(childOf(place, itemId(item) ?? index));
  };

  const remove = (index: number) => {
    const id = itemId(items[index]);
    const edit: Edit = { type: 'remove', place: childOf(place, id ?? index) };
    const orElse = id === undefined ? undefined : noticeOf(`${field.item.label} ${id}`);
    return editor.apply([edit], field.label, { done: `${field.item.label}: apagado.`, orElse });
  };

  return {
    canAdd,
    canRemove,
    remove,
    add: () => {
      const written = valueAt(files, place);
      // A value that is not a list, from an outside change, is replaced by a list.
      return Array.isArray(written)
        ? insert(items.length, initialOf(field.item, place))
        : apply({ type: 'set', place, value: initialOf(field, place), previous: written });
    },
    /** How many items the list can still have. */
    room: () => field.max - itemsNow().length,
    /** Adds an item for each picture, in one step. */
    async addPictures(names: readonly string[]): Promise<void> {
      const path = onlyPicture(field.item)?.path ?? [];
      const present = itemsNow();
      const longer = [...present];
      for (const name of names) {
        const value = withFreeId(initialOf(field.item, place), longer);
        longer.push(
          withPicture({ field: field.item, value, path }, name, (inner) => initialOf(inner, place)),
        );
      }
      const edits = longer
        .map((value, index): Edit => ({ type: 'insert', place, index, value }))
        .slice(present.length);
      const done = `Itens novos em ${field.label}: ${names.length}.`;
      if (await editor.apply(edits, field.label, { done }))
        preview.show(childOf(place, present.length), false);
    },
    move: (from: number, to: number) => from !== to && void apply({ type: 'move', place, from, to }),
    duplicate: (index: number) => void insert(index + 1, items[index] ?? ''),
  };
}
