import type { Content } from '../content-model/schemas.ts';

type Props = {
  features: Content['product']['features'];
  /** The address of their drawings: see featureDrawings.ts. */
  drawings: string;
  className?: string;
};

/** Whether it would be alone in the last of rows of `columns`. */
const isLeftOver = (index: number, { length }: Props['features'], columns: number) =>
  index % columns === 0 && index === length - 1;

/** The features; in columns where there is room, with a whole row for one that is left over. */
export function FeatureList({ features, drawings, className = '' }: Props) {
  return (
    <ul className={`grid gap-x-8 sm:grid-cols-2 ${className}`}>
      {features.map(({ icon, text }, index) => (
        <li
          key={text}
          className={`flex items-center gap-4 line-above py-2.5 medium text-balance md:py-4 ${isLeftOver(index, features, 2) ? 'sm:max-lg:col-span-full' : ''} ${isLeftOver(index, features, 3) ? 'lg:col-span-full' : ''}`}
        >
          <img
            src={`${drawings}#${icon}`}
            alt=""
            width="28"
            height="28"
            loading="lazy"
            decoding="async"
            className="feature-icon size-7 flex-none"
          />
          {text}
        </li>
      ))}
    </ul>
  );
}
