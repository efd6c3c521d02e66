import type { ReactNode } from 'react';

/** A short label that reports a good state of the element beside it. */
export function Badge({ children }: { children: ReactNode }) {
  return (
    <span className="inline-block justify-self-start rounded-2xl bg-good-tint px-2 py-[0.0625rem] font-semibold text-good text-note">
      {children}
    </span>
  );
}
