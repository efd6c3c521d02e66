import { BuyLink } from '../components/BuyLink.tsx';
import type { Content } from '../content-model/schemas.ts';
import type { Checkout } from '../domain/checkout.ts';

type Props = { words: Content['offer']; afterPayment: string; checkout: Checkout };

/** How many people bought, the buy link once more, and the guarantee. */
export function OfferClosing({ words, afterPayment, checkout }: Props) {
  return (
    <section data-hides-buy-bar className="afternoon band text-center">
      <div className="wrap">
        <h2 className="title">{words.peopleHeading}</h2>
        <p className="mx-auto mt-4 max-w-[28em] text-lg">{words.peopleText}</p>
        <BuyLink checkout={checkout} label={words.buy} className="mt-8 w-full text-lg sm:w-auto sm:px-10" />
        <p className="mt-4">{afterPayment}</p>
      </div>
    </section>
  );
}
