import { Icon } from '../components/Icon.tsx';
import { Phrase } from '../components/Phrase.tsx';
import type { Content } from '../content-model/schemas.ts';

type Props = Content['behaviour']['invitation'] & { offerPath: string; closeLabel: string };

/** The dialog that invites to the exclusive offer in place of a redirect. See client/offer/offerTriggers.ts. */
export function Invitation({ heading, text, link, decline, offerPath, closeLabel }: Props) {
  return (
    <dialog
      data-invitation
      aria-labelledby="invitation-heading"
      aria-describedby="invitation-text"
      className="invitation"
    >
      <div className="invitation-sheet">
        <form method="dialog" className="float-right ms-3">
          <button type="submit" aria-label={closeLabel} className="round-button size-[48px]">
            <Icon name="close" />
          </button>
        </form>
        {/* The focus starts here, so that a key pressed in that moment neither buys nor closes. */}
        {/* biome-ignore lint/a11y/noAutofocus: a dialog has to place the focus somewhere. */}
        <h2 id="invitation-heading" tabIndex={-1} autoFocus className="subtitle pt-2">
          {heading}
        </h2>
        <p id="invitation-text" className="mt-4 text-lg">
          <Phrase text={text} />
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          <a href={offerPath} className="button grow bg-ink text-white">
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
