import type { CSSProperties, ReactNode } from 'react';
import { crossfade, endOf, type SceneName, startOf } from './schedule.ts';

type Props = { name: SceneName; children: ReactNode };

/** A scene fades in over the one before it and is taken away once the next has covered it. */
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
