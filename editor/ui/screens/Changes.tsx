import { Button } from 'react-aria-components';
import { fillPlaceholders } from '../../../src/domain/placeholders.ts';
import type { Change } from '../../api.ts';
import { namesInWords } from '../model/names.ts';
import { useShown } from '../state/EditorContext.tsx';

type Props = {
  changes: readonly Change[];
  /** Takes one of them back; without it they are only listed. */
  onRevert?: (change: Change) => void;
};

/** A value before and after, with the present values of the names in braces. */
export function ChangedValue({ change: { before, after } }: { change: Change }) {
  const words = namesInWords(useShown().names);
  const filled = [before, after].map((text) => text && fillPlaceholders(text, words));
  // A name that took the place of its value would look like no change.
  const [old, other] = filled[0] === filled[1] ? [before, after] : filled;
  return (
    <>
      {old !== undefined && <del>{old}</del>}
      {other !== undefined && <ins>{other}</ins>}
    </>
  );
}

/** What changed, in words. */
export function Changes({ changes, onRevert }: Props) {
  const words = namesInWords(useShown().names);
  return (
    <ul className="changes">
      {changes.map((change) => {
        const { id, label, before, after, canReturn } = change;
        return (
          <li key={id}>
            <div>
              <span className="row-title">{label}</span>
              <ChangedValue change={change} />
            </div>
            {onRevert && canReturn && (
              <Button className="button small" onPress={() => onRevert(change)}>
                Voltar só isto
                <span className="hidden-text">
                  : {label}, {fillPlaceholders(before ?? after ?? '', words)}
                </span>
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
