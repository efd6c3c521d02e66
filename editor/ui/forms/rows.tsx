// The actions on rows. A row is a part of a page, or an item of a list in a form.
import { Button, DropIndicator, type DropPosition, useDragAndDrop } from 'react-aria-components';
import { Icon } from '../shell/Icon.tsx';

type Edits = {
  /** `to` is the row's index afterwards. */
  move: (from: number, to: number) => void;
  duplicate: (index: number) => void;
  remove: (index: number) => void;
};

export const ROW = 'relative flex cursor-pointer items-center gap-1.5 px-1 dragging:opacity-50';

/** A button that moves a row by dragging, or with the arrow keys after Enter. */
export function DragButton({ isDisabled = false }: { isDisabled?: boolean }) {
  return (
    <Button
      slot="drag"
      isDisabled={isDisabled}
      className="grid min-h-9 w-7 flex-none cursor-grab place-items-center border-0 bg-transparent p-0 text-soft disabled:invisible"
    >
      <Icon name="drag" />
    </Button>
  );
}

/** The actions in the menu of a row. */
export const rowActions = (index: number, count: number, { canAdd = true, canRemove = true } = {}) => [
  ...(index > 0 ? [{ id: 'up', name: 'Mover para cima' }] : []),
  ...(index < count - 1 ? [{ id: 'down', name: 'Mover para baixo' }] : []),
  ...(canAdd ? [{ id: 'copy', name: 'Duplicar' }] : []),
  ...(canRemove ? [{ id: 'remove', name: 'Apagar' }] : []),
];

export function runRowAction(action: string, index: number, edits: Edits): void {
  if (action === 'up') edits.move(index, index - 1);
  if (action === 'down') edits.move(index, index + 1);
  if (action === 'copy') edits.duplicate(index);
  if (action === 'remove') edits.remove(index);
}

/** The index of a row after it was dropped before or after another row. */
export function destinationOf(from: number, target: number, position: DropPosition): number {
  const index = position === 'after' ? target + 1 : target;
  return from < index ? index - 1 : index;
}

type Dragging = {
  /** The index of the row with a key; undefined if the row cannot be moved. */
  indexOf: (key: unknown) => number | undefined;
  move: Edits['move'];
  isDisabled?: boolean;
};

/** Lets the seller move rows by dragging or with the keyboard. */
export function useDragging({ indexOf, move, isDisabled = false }: Dragging) {
  return useDragAndDrop({
    isDisabled,
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder: ({ keys, target }) => {
      const [from, to] = [indexOf([...keys][0]), indexOf(target.key)];
      if (from === undefined || to === undefined) return;
      move(from, destinationOf(from, to, target.dropPosition));
    },
    renderDropIndicator: (target) => (
      <DropIndicator target={target} className="h-0 drop-target:outline drop-target:outline-accent" />
    ),
  }).dragAndDropHooks;
}
