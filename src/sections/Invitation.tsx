import { Icon } from '../components/Icon.tsx';
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
        <form method="dialog" className="flex justify-end">
          <button type="submit" aria-label={closeLabel} className="round">
            <Icon name="close" />
          </button>
        </form>
        <h2 id="invitation-heading" className="title">
          {heading}
        </h2>
        <p className="mt-4 text-lg">{text}</p>
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
