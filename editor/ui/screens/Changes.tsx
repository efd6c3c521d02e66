import { Button } from 'react-aria-components';
import type { Change } from '../../api.ts';

type Props = {
  changes: readonly Change[];
  /** Takes one of them back; without it they are only told. */
  onTakeBack?: (change: Change) => void;
};

/** What changed, in words. */
export function Changes({ changes, onTakeBack }: Props) {
  return (
    <ul className="changes">
      {changes.map((change) => {
        const { id, label, before, after, canReturn } = change;
        return (
          <li key={id}>
            <div>
              <span className="row-title">{label}</span>
              {before !== undefined && <del>{before}</del>}
              {after !== undefined && <ins>{after}</ins>}
            </div>
            {onTakeBack && canReturn && (
              <Button className="button small" onPress={() => onTakeBack(change)}>
                Voltar só isto
                <span className="hidden-text">
                  : {label}, {before ?? after}
                </span>
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
