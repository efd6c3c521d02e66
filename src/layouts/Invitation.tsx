import { ByPhase } from '../components/ByPhase.tsx';
import { Icon } from '../components/Icon.tsx';
import { Phrase } from '../components/Phrase.tsx';
import { Picture } from '../components/Picture.tsx';
import { StruckPrice } from '../components/StruckPrice.tsx';
import type { Leave, Page } from '../content-model/files/page.ts';
import { offerIn } from '../content-model/pricePhases.ts';
import type { PageContext } from '../sections/context.ts';

type Props = {
  context: PageContext;
  leave: Leave;
  /** The page to which it leads, and how that page writes prices. */
  destination: Page;
  formatPrice: (priceCents: number) => string;
};

/** The dialog that invites to another page in place of a redirect. See client/offer/offerTriggers.ts. */
export function Invitation({ context, leave, destination, formatPrice }: Props) {
  const { phases, words, page } = context;
  const { heading, text, link, decline, picture } = leave.invitation;
  const [first] = phases;
  const offer = destination.offer !== undefined && first ? offerIn(first, destination.offer) : undefined;
  return (
    <dialog
      data-invitation
      aria-labelledby="invitation-heading"
      aria-describedby={offer ? 'invitation-text invitation-price' : 'invitation-text'}
      className="invitation"
    >
      {picture && (
        <div className="invitation-picture">
          <Picture file={picture} alt="" widths={[320, 640]} sizes="20rem" />
        </div>
      )}
      <div className="invitation-sheet">
        <form method="dialog" className="invitation-close">
          <button type="submit" aria-label={words.close} className="round-button">
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
        {offer && (
          <div id="invitation-price" className="invitation-price">
            <ByPhase phases={phases}>
              {(phase) =>
                phase.name !== 'promotion' && (
                  <StruckPrice words={words} previous={formatPrice(offerIn(phase, page.offer).price)} />
                )
              }
            </ByPhase>{' '}
            <strong className="font-title">{formatPrice(offer.price)}</strong>
          </div>
        )}
        <div className="invitation-actions">
          <a href={leave.to} className="button button-primary">
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
