import type { ReactNode } from 'react';

type Props = {
  label: string;
  url: string;
  className: string;
  /** A drawing before the label. */
  children?: ReactNode;
};

/** A line with a link to the seller's chat, in a new tab. */
export function HelpLink({ label, url, className, children }: Props) {
  return (
    <p className="mt-2">
      <a
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        aria-describedby="new-tab"
        className={className}
      >
        {children}
        {label}
      </a>
    </p>
  );
}
