import type { ReactNode } from 'react';

type Props = { lines: [string, string]; children: ReactNode };

/** A line icon of 24 by 24 in a thin circle, over its two words. */
export function Seal({ lines, children }: Props) {
  return (
    <div className="seal">
      <svg viewBox="-9 -9 42 42" aria-hidden="true">
        <circle cx="12" cy="12" r="20" />
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
