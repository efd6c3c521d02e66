import type { ReactNode } from 'react';

type Props = { zoom: number; children: ReactNode };

/** An upright tablet of no brand that shows one page of a template. Its screen is 480 by 640 before the zoom. */
export function TabletFrame({ zoom, children }: Props) {
  return (
    <div className="tablet" style={{ zoom }}>
      <div className="tablet-screen">{children}</div>
    </div>
  );
}
