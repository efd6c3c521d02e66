import type { ReactNode } from 'react';
import { NEW_TAB } from './newTab.ts';

type Props = {
  label: string;
  url: string;
  className: string;
  /** A drawing before the label. */
  children?: ReactNode;
};

/** A paragraph with a link to the seller's chat, which opens in a new tab. */
export function HelpLink({ label, url, className, children }: Props) {
  return (
    <p className="mt-2">
      <a href={url} {...NEW_TAB} className={className}>
        {children}
        {label}
      </a>
    </p>
  );
}
