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
  /** The page to which the dialog leads, and how that page writes prices. */
  destination: Page;
  formatPrice: (priceCents: number) => string;
};

/**
 * The dialog that invites the visitor to another page instead of redirecting there. It is centred on the screen, and
 * scrolls if it is taller than the screen. Its picture is only shown in a tall window.
 * See client/offer/offerTriggers.ts.
 */
export function Invitation({ context, leave, destination, formatPrice }: Props) {
  const { phases, words, page } = context;
  const { heading, text, link, decline, picture } = leave.invitation;
  return (
    <dialog
      data-invitation
      aria-labelledby="invitation-heading"
      aria-describedby={destination.offer ? 'invitation-text invitation-price' : 'invitation-text'}
      className="invitation m-auto max-h-[calc(100dvh-2rem)] w-136 overflow-auto overscroll-contain rounded-lg bg-sheet text-ink"
    >
      {picture && (
        <div className="bg-[linear-gradient(var(--night),var(--dawn-1)_40%,var(--dawn-3))] px-4 pt-5 pb-2 not-tall:hidden">
          <Picture
            file={picture}
            alt=""
            widths={[320, 640]}
            sizes="20rem"
            className="mx-auto w-[min(20rem,70%)]"
          />
        </div>
      )}
      {/* The dialog itself has no padding, because a press on it counts as a press on the backdrop. */}
      <div className="p-5 md:tall:p-9">
        {/* The close button lies over the picture. */}
        <form
          method="dialog"
          className={`float-right ms-3 ${picture ? 'tall:absolute tall:top-3 tall:right-3 tall:text-white' : ''}`}
        >
          <button type="submit" aria-label={words.close} className="round-button">
            <Icon name="close" />
          </button>
        </form>
        {/* The focus starts here, so that a key pressed as the dialog opens neither buys nor closes it. */}
        {/* biome-ignore lint/a11y/noAutofocus: a dialog has to place the focus somewhere. */}
        <h2 id="invitation-heading" tabIndex={-1} autoFocus className="title pt-2">
          {heading}
        </h2>
        <p id="invitation-text" className="mt-4 text-lg">
          <Phrase text={text} />
        </p>
        {destination.offer && (
          <div id="invitation-price" className="mt-2 flex flex-wrap items-baseline gap-x-2">
            {/* During a promotion there is no invitation. */}
            <ByPhase phases={phases.filter(({ name }) => name !== 'promotion')}>
              {(phase) => {
                const { price, period } = offerIn(phase, destination.offer);
                const usual = offerIn(phase, page.offer);
                const isReduced = usual.price > price && usual.period === period;
                return (
                  <>
                    {isReduced && <StruckPrice words={words} previous={formatPrice(usual.price)} />}{' '}
                    <strong className="font-title text-[2.5rem] [line-height:1.2]">
                      {formatPrice(price)}
                    </strong>
                    {period && <span className="medium">{period}</span>}
                  </>
                );
              }}
            </ByPhase>
          </div>
        )}
        <div className="mt-4 flex flex-wrap gap-3">
          <a href={leave.to} className="button button-primary grow">
            {link}
          </a>
          <form method="dialog" className="grow">
            <button type="submit" className="button w-full cursor-pointer">
              {decline}
            </button>
          </form>
        </div>
      </div>
    </dialog>
  );
}
