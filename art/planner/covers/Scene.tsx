import type { ReactNode } from 'react';
import { colors } from '../colors.ts';

type SceneProps = { height: number; id: string; sky: string[]; children: ReactNode };

/** The drawing behind a page's head: a sky from top to bottom, and what stands under it. */
export function Scene({ height, id, sky, children }: SceneProps) {
  return (
    <svg viewBox={`0 0 480 ${height}`} preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <linearGradient id={`planner-sky-${id}`} x1="0" y1="0" x2="0" y2="1">
          {sky.map((color, index) => (
            <stop key={color} offset={index / (sky.length - 1)} stopColor={color} />
          ))}
        </linearGradient>
      </defs>
      <rect width="480" height={height} fill={`url(#planner-sky-${id})`} />
      {children}
    </svg>
  );
}

type GlowProps = { id: string; x: number; y: number; radius: number; color: string; strength?: number };

export function Glow({ id, x, y, radius, color, strength = 0.9 }: GlowProps) {
  return (
    <>
      <radialGradient id={`planner-glow-${id}`}>
        <stop offset="0" stopColor={color} stopOpacity={strength} />
        <stop offset="0.4" stopColor={color} stopOpacity={strength * 0.35} />
        <stop offset="1" stopColor={color} stopOpacity="0" />
      </radialGradient>
      <circle cx={x} cy={y} r={radius} fill={`url(#planner-glow-${id})`} />
    </>
  );
}

/** Stars as x, y and radius. */
export function Stars({ at }: { at: [number, number, number][] }) {
  return at.map(([x, y, radius]) => (
    <circle key={`${x}-${y}`} cx={x} cy={y} r={radius} fill={colors.gold} opacity={0.45 + radius / 4} />
  ));
}
