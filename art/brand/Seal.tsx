import type { ReactNode } from 'react';

type Props = { lines: [string, string]; children: ReactNode };

const points = 16;

/** A coin's milled edge: a circle that waves once for each point. */
function milledEdge(centre: number, radius: number, depth: number): string {
  const steps = points * 12;
  const corners = Array.from({ length: steps }, (_, step) => {
    const angle = (step / steps) * 2 * Math.PI;
    const reach = radius + depth * Math.cos(angle * points);
    return `${(centre + reach * Math.sin(angle)).toFixed(2)} ${(centre - reach * Math.cos(angle)).toFixed(2)}`;
  });
  return `M${corners.join('L')}z`;
}

/** One round seal over its two words. */
export function Seal({ lines, children }: Props) {
  return (
    <div className="seal">
      <svg viewBox="0 0 56 56" aria-hidden="true">
        <path d={milledEdge(28, 26, 0.9)} className="edge" />
        <circle cx="28" cy="28" r="21.5" className="rim" />
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
