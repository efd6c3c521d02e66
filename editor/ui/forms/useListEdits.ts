import { useContext } from 'react';
import type { ListField } from '../../../src/content-model/fieldTree.ts';
import type { Edit, Place, Written } from '../../api.ts';
import { childOf, valueAt } from '../../places.ts';
import { movesOf } from '../model/moving.ts';
import { useEditor, useShown } from '../state/EditorContext.tsx';
import { FormContext } from './FormContext.ts';
import { useInitialValue } from './useInitialValue.ts';

/** What can be done to a list of the content. */
export function useListEdits(place: Place, field: ListField, items: readonly Written[]) {
  const { editor } = useEditor();
  const { files } = useShown();
  const initialOf = useInitialValue();
  const { rowFor } = useContext(FormContext);
  const [canAdd, canRemove] = [items.length < field.most, items.length > field.least];
  const apply = (edit: Edit, done?: string) => editor.apply([edit], field.label, done);

  const insert = async (index: number, value: Written) => {
    if (await apply({ type: 'insert', place: place, index, value }))
      window.location.href = rowFor(childOf(place, index));
  };

  const remove = (index: number) =>
    apply({ type: 'remove', place: childOf(place, index) }, `${field.item.label}: apagado.`);

  return {
    canAdd,
    canRemove,
    remove,
    add: () => {
      const written = valueAt(files, place);
      // Another kind of value, written outside, gives way to a list.
      return Array.isArray(written)
        ? insert(items.length, initialOf(field.item, place))
        : apply({ type: 'set', place, value: initialOf(field), previous: written });
    },
    move: (from: number, to: number) => from !== to && void apply({ type: 'move', place: place, from, to }),
    actionsOf: (index: number) => [
      ...movesOf(index, items.length),
      ...(canAdd ? [{ id: 'copy', name: 'Duplicar' }] : []),
      ...(canRemove ? [{ id: 'remove', name: 'Apagar' }] : []),
    ],
    run(action: string, index: number): void {
      if (action === 'up') void apply({ type: 'move', place: place, from: index, to: index - 1 });
      if (action === 'down') void apply({ type: 'move', place: place, from: index, to: index + 1 });
      if (action === 'copy') void insert(index + 1, items[index] ?? '');
      if (action === 'remove') void remove(index);
    },
  };
}
