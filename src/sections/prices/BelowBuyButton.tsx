import { Sentences } from '../../components/Sentences.tsx';
import type { PricePhase } from '../../content-model/pricePhases.ts';
import type { SectionOf } from '../index.ts';
import { Decline } from './Decline.tsx';

type Props = {
  section: Pick<SectionOf<'pricing'>, 'decline' | 'afterPayment'>;
  phases: readonly PricePhase[];
};

/** The lines below the buttons of a price section: the link that declines the offer, and the note about payment. */
export function BelowBuyButton({ section: { decline, afterPayment }, phases }: Props) {
  return (
    <>
      <Decline decline={decline} phases={phases} />
      {afterPayment && (
        <p className="mt-4 text-center text-sm text-soft">
          <Sentences text={afterPayment} />
        </p>
      )}
    </>
  );
}
