import type { ReactNode } from 'react';
import type { Change } from '../../api.ts';
import { inWords } from '../model/names.ts';
import { Button } from '../shell/Button.tsx';
import { useShown } from '../state/EditorContext.tsx';

type Props = {
  changes: readonly Change[];
  /** Reverts a change. Without it the changes are only listed. */
  onRevert?: (change: Change) => void;
};

/** Shows a value before and after a change, with the current values of the names in braces. */
export function ChangedValue({ change: { before, after } }: { change: Change }) {
  const { names } = useShown();
  const filled = [before, after].map((text) => text && inWords(text, names));
  // The filled texts are equal if the change only replaced a value with its name in braces.
  const [oldText, newText] = filled[0] === filled[1] ? [before, after] : filled;
  return (
    <>
      {oldText !== undefined && <del className="block text-bad">{oldText}</del>}
      {newText !== undefined && <ins className="block text-good no-underline">{newText}</ins>}
    </>
  );
}

/** A row in a list of changes or of history steps. */
export function ChangeRow({ children }: { children: ReactNode }) {
  return (
    <li className="grid grid-cols-[1fr_auto] items-start gap-x-3 gap-y-1 border-line text-sm not-first:border-t not-first:pt-3 max-sm:grid-cols-[1fr] max-sm:justify-items-start">
      {children}
    </li>
  );
}

/** A list of changes with their values before and after. */
export function Changes({ changes, onRevert }: Props) {
  const { names } = useShown();
  return (
    <ul className="mt-3 grid gap-3">
      {changes.map((change) => {
        const { id, label, before, after, canRevert } = change;
        return (
          <ChangeRow key={id}>
            <div>
              <span className="block font-semibold">{label}</span>
              <ChangedValue change={change} />
            </div>
            {onRevert && canRevert && (
              <Button size="small" onPress={() => onRevert(change)}>
                Desfazer só isto
                <span className="sr-only">
                  : {label}, {inWords(before ?? after ?? '', names)}
                </span>
              </Button>
            )}
          </ChangeRow>
        );
      })}
    </ul>
  );
}
