import type { ReactNode } from 'react';

/** A word about what it stands beside: all is well. */
export function Badge({ children }: { children: ReactNode }) {
  return (
    <span className="inline-block justify-self-start rounded-2xl bg-good-tint px-2 py-[0.0625rem] font-semibold text-good text-note">
      {children}
    </span>
  );
}
