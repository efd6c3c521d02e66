import type { ReactNode } from 'react';

type Props = { zoom: number; children: ReactNode };

/** An open laptop of no brand. Its screen is 1280 by 800 before the zoom. */
export function LaptopFrame({ zoom, children }: Props) {
  return (
    <div className="laptop" style={{ zoom }}>
      <div className="laptop-lid">
        <div className="laptop-screen">{children}</div>
      </div>
      <div className="laptop-hinge" />
      <div className="laptop-base">
        <i />
      </div>
      <div className="laptop-foot" />
    </div>
  );
}
