import { Icon } from '../components/Icon.tsx';
import { Phrase } from '../components/Phrase.tsx';
import type { Content } from '../schemas/contentSchemas.ts';

type Props = Pick<Content['behaviour']['invitation'], 'heading' | 'text' | 'link' | 'decline'> & {
  offerPath: string;
  closeLabel: string;
};

/** The dialog that invites to the exclusive offer in the place of a redirect. See behaviours/offerTriggers.ts for when. */
export function Invitation({ heading, text, link, decline, offerPath, closeLabel }: Props) {
  return (
    <dialog data-invitation aria-labelledby="invitation-heading" className="invitation">
      <div className="padded">
        <div className="flex items-start justify-between gap-4">
          <h2 id="invitation-heading" className="title">
            {heading}
          </h2>
          <form method="dialog">
            <button type="submit" aria-label={closeLabel} className="round">
              <Icon name="close" />
            </button>
          </form>
        </div>
        <p className="mt-5 text-lg">
          <Phrase text={text} />
        </p>
        <a href={offerPath} className="button mt-8 w-full bg-ink text-white">
          {link}
        </a>
        <form method="dialog">
          <button type="submit" className="button mt-3 w-full cursor-pointer">
            {decline}
          </button>
        </form>
      </div>
    </dialog>
  );
}
