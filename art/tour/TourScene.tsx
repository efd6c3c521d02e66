import type { CSSProperties, ReactNode } from 'react';
import { crossfade, endOf, type SceneName, startOf } from './schedule.ts';

type Props = { name: SceneName; children: ReactNode };

/** A scene that fades in over the one before it. It is hidden as soon as the next scene covers it completely. */
export function TourScene({ name, children }: Props) {
  const start = startOf(name);
  return (
    <section
      className={`scene scene-${name}`}
      data-from={start}
      data-to={endOf(name) + crossfade}
      style={{ '--start': `${start}ms`, '--fade': `${start === 0 ? 1 : crossfade}ms` } as CSSProperties}
    >
      {children}
    </section>
  );
}
