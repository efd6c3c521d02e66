import type { Content } from '../content-model/schemas.ts';

type Props = {
  features: Content['product']['features'];
  /** The address of their drawings: see featureDrawings.ts. */
  drawings: string;
  className?: string;
};

/** The features; in three columns where there is room, with a whole row for one that is left over. */
export function FeatureList({ features, drawings, className = '' }: Props) {
  return (
    <ul className={`grid gap-x-8 md:grid-cols-3 ${className}`}>
      {features.map(({ icon, text }) => (
        <li
          key={text}
          className="flex items-center gap-3 line-above py-2.5 medium text-balance md:py-4 md:last:nth-[3n+1]:col-span-full"
        >
          <img
            src={`${drawings}#${icon}`}
            alt=""
            width="28"
            height="28"
            loading="lazy"
            className="line-drawing size-7 flex-none"
          />
          {text}
        </li>
      ))}
    </ul>
  );
}
