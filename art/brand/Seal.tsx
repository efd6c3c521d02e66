import type { ReactNode } from 'react';

type Props = { lines: [string, string]; children: ReactNode };

/** A line icon of 24 by 24 over its two words. */
export function Seal({ lines, children }: Props) {
  return (
    <div className="seal">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        {children}
      </svg>
      <p>
        {lines[0]}
        <br />
        {lines[1]}
      </p>
    </div>
  );
}
