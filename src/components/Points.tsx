import { Icon } from './Icon.tsx';
import { Prose } from './Prose.tsx';

type Props = {
  points: readonly string[];
  /** Whether they have crosses instead of ticks. */
  areNegative?: boolean;
  className?: string;
};

/** A list with ticks or crosses. */
export function Points({ points, areNegative, className = '' }: Props) {
  return (
    <ul className={`grid gap-3 ${className}`}>
      {points.map((point) => (
        <li key={point} className="reveal flex items-start gap-3">
          <Icon
            name={areNegative ? 'close' : 'check'}
            className={`size-6 flex-none ${areNegative ? 'text-ember' : 'text-plum'}`}
          />
          <span>
            <Prose text={point} />
          </span>
        </li>
      ))}
    </ul>
  );
}
