import { ByPhase } from '../components/ByPhase.tsx';
import { Icon } from '../components/Icon.tsx';
import { Phrase } from '../components/Phrase.tsx';
import { Picture } from '../components/Picture.tsx';
import { StruckPrice } from '../components/StruckPrice.tsx';
import type { PricePhase } from '../content-model/pricePhases.ts';
import type { Content } from '../content-model/schemas.ts';
import { offerPriceFormat } from '../domain/format.ts';

type Props = Content['behaviour']['invitation'] & {
  prices: Content['prices'];
  priceLabels: Pick<Content['home']['price'], 'previousLabel' | 'currentLabel'>;
  phases: readonly PricePhase[];
  /** The offer's picture. */
  image: string;
  offerPath: string;
  closeLabel: string;
};

/** The dialog that invites to the exclusive offer in place of a redirect. See client/offer/offerTriggers.ts. */
export function Invitation({ heading, text, link, decline, prices, priceLabels, phases, ...props }: Props) {
  const formatPrice = offerPriceFormat(prices);
  return (
    <dialog
      data-invitation
      aria-labelledby="invitation-heading"
      aria-describedby="invitation-text invitation-price"
      className="invitation"
    >
      <div className="invitation-picture">
        <Picture file={props.image} alt="" widths={[320, 640]} sizes="20rem" />
      </div>
      <div className="invitation-sheet">
        <form method="dialog" className="invitation-close">
          <button type="submit" aria-label={props.closeLabel} className="round-button">
            <Icon name="close" />
          </button>
        </form>
        {/* The focus starts here, so that a key pressed in that moment neither buys nor closes. */}
        {/* biome-ignore lint/a11y/noAutofocus: a dialog has to place the focus somewhere. */}
        <h2 id="invitation-heading" tabIndex={-1} autoFocus className="title">
          {heading}
        </h2>
        <p id="invitation-text" className="mt-4 text-lg">
          <Phrase text={text} />
        </p>
        <div id="invitation-price" className="invitation-price">
          <ByPhase phases={phases}>
            {({ name, priceCents }) =>
              name !== 'promotion' && <StruckPrice labels={priceLabels} previous={formatPrice(priceCents)} />
            }
          </ByPhase>{' '}
          <strong className="font-title">{formatPrice(prices.exclusive)}</strong>
        </div>
        <div className="invitation-actions">
          <a href={props.offerPath} className="button button-primary">
            {link}
          </a>
          <form method="dialog">
            <button type="submit" className="button w-full cursor-pointer">
              {decline}
            </button>
          </form>
        </div>
      </div>
    </dialog>
  );
}
