import type { Content } from '../schemas/contentSchemas.ts';
import { Icon } from './Icon.tsx';

type Props = { features: Content['product']['features']; className?: string };

/** The nine features; in columns where there is room. */
export function FeatureList({ features, className = '' }: Props) {
  return (
    <ul className={`grid gap-x-8 sm:grid-cols-2 ${className}`}>
      {features.map(({ icon, text }) => (
        <li key={icon} className="flex items-center gap-4 line-above py-4 medium">
          <Icon name={icon} className="size-7 flex-none text-ember" />
          {text}
        </li>
      ))}
    </ul>
  );
}
