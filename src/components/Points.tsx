import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { Prose } from './Prose.tsx';

type PointProps = { isNegative?: boolean | undefined; className?: string; children: ReactNode };

/** An item of a list, with a tick or a cross. */
export function Point({ isNegative, className = '', children }: PointProps) {
  return (
    <li className={`${className} flex items-start gap-3`.trim()}>
      <Icon
        name={isNegative ? 'close' : 'check'}
        className={`size-6 flex-none ${isNegative ? 'text-ember' : 'text-plum'}`}
      />
      {children}
    </li>
  );
}

type Props = {
  points: readonly string[];
  /** Whether the points have crosses instead of ticks. */
  areNegative?: boolean;
  className?: string;
};

/** A list with ticks or crosses. */
export function Points({ points, areNegative, className = '' }: Props) {
  return (
    <ul className={`grid gap-3 ${className}`}>
      {points.map((point) => (
        <Point key={point} isNegative={areNegative} className="reveal">
          <span>
            <Prose text={point} />
          </span>
        </Point>
      ))}
    </ul>
  );
}
