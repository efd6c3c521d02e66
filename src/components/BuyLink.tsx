import { Phrase } from './Phrase.tsx';

type Props = {
  href: string;
  label: string;
  className?: string;
};

/** A link to a checkout, in a new tab. `new-tab` is the hidden note that Page.astro holds. */
export function BuyLink({ href, label, className = '' }: Props) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-describedby="new-tab"
      data-buy
      className={`button button-buy ${className}`}
    >
      <span>
        <Phrase text={label} />
      </span>
    </a>
  );
}
