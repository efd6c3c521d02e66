import { Icon } from './Icon.tsx';
import { Prose } from './Prose.tsx';

type Props = { points: readonly string[]; className?: string };

/** A list with ticks. */
export function Points({ points, className = '' }: Props) {
  return (
    <ul className={`grid gap-3 ${className}`}>
      {points.map((point) => (
        <li key={point} className="reveal flex items-start gap-3">
          <Icon name="check" className="size-6 flex-none text-plum" />
          <span>
            <Prose text={point} />
          </span>
        </li>
      ))}
    </ul>
  );
}
