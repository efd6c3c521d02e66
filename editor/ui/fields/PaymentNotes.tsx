import { Button } from 'react-aria-components';
import type { Place } from '../../api.ts';
import { dotted, valueAt } from '../../places.ts';
import { fieldAt } from '../model/fields.ts';
import { linksOfSamePrice, paymentProblems } from '../model/paymentLinks.ts';
import { useEditor, useShown } from '../state/EditorContext.tsx';

type Props = { place: Place; link: string };

/** Of a saved link that is the seller's own: why it is not right for its price, and the other buttons that it is right for. */
export function PaymentNotes({ place, link }: Props) {
  const { editor } = useEditor();
  const { fields, files } = useShown();
  const others = linksOfSamePrice(place).filter((other) => valueAt(files, other) !== link);
  return (
    <>
      {paymentProblems(place, files).map((problem) => (
        <p key={problem} className="notes" role="status">
          <strong>{problem}</strong>
        </p>
      ))}
      {others.map((other) => {
        const label = fieldAt(fields, files, other)?.label ?? '';
        const useToo = () =>
          editor.apply(
            [{ type: 'set', place: other, value: link, previous: valueAt(files, other) }],
            label,
            `${label}: trocado.`,
          );
        return (
          <Button key={dotted(other)} className="button small" onPress={() => void useToo()}>
            Usar também em: {label}
          </Button>
        );
      })}
    </>
  );
}
