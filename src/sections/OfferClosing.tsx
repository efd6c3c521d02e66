import { BuyLink } from '../components/BuyLink.tsx';
import type { Content } from '../content-model/schemas.ts';
import type { Checkout } from '../domain/checkout.ts';

type Props = { words: Content['offer']; checkout: Checkout };

/** How many people bought, and the buy link once more. */
export function OfferClosing({ words, checkout }: Props) {
  return (
    <section data-hides-buy-bar className="afternoon band text-center">
      <div className="wrap">
        <h2 className="title">{words.peopleHeading}</h2>
        <p className="mx-auto mt-4 max-w-[28em] text-lg">{words.peopleText}</p>
        <BuyLink checkout={checkout} label={words.buy} className="mt-8 w-full text-lg sm:w-auto sm:px-10" />
      </div>
    </section>
  );
}
