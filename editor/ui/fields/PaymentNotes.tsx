import type { Place } from '../../api.ts';
import { dotted, valueAt } from '../../places.ts';
import { fieldAt } from '../model/fields.ts';
import { linksOfSamePrice, paymentProblems } from '../model/paymentLinks.ts';
import { useShown } from '../state/EditorContext.tsx';
import { UseButton } from './UseButton.tsx';

type Props = { place: Place; link: string };

/** Of a saved link that is the seller's own: why it is not right for its price, and the other buttons that it is right for. */
export function PaymentNotes({ place, link }: Props) {
  const { fields, files } = useShown();
  const others = linksOfSamePrice(place).filter((other) => valueAt(files, other) !== link);
  return (
    <>
      {paymentProblems(place, files).map((problem) => (
        <p key={problem} className="notes" role="status">
          <strong>{problem}</strong>
        </p>
      ))}
      {others.map((other) => (
        <UseButton key={dotted(other)} place={other} value={link} done="trocado">
          Usar também em: {fieldAt(fields, files, other)?.label}
        </UseButton>
      ))}
    </>
  );
}
