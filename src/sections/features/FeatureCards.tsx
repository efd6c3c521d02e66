import { type Feature, FeatureMark } from '../../components/FeatureList.tsx';
import { Picture } from '../../components/Picture.tsx';
import type { SectionOf } from '../index.ts';

type Props = {
  features: readonly (Feature & { picture?: { file: string; alt: string } | undefined })[];
  drawingsUrl: string;
  tone: SectionOf<'features'>['tone'];
  /** The heading level of the cards' titles. */
  Heading: 'h2' | 'h3';
  className: string;
};

/** The class with the minimum width of a card. Depending on `count`, two, three or four fit in a row. */
function minWidthOf(count: number): string {
  if (count === 2) return 'flex-[1_1_26rem]';
  return count % 4 === 0 || count === 7 || count === 11 ? 'flex-[1_1_14.5rem]' : 'flex-[1_1_20rem]';
}

/** Features as cards. The cards of the last row grow to fill the row. */
export function FeatureCards({ features, drawingsUrl, tone, Heading, className }: Props) {
  const width = minWidthOf(features.length);
  return (
    <ul className={`flex flex-wrap gap-4 ${className}`}>
      {features.map(({ picture, icon, title, text }) => (
        <li key={text} className={`rounded-lg frame bg-sheet p-(--inset) ${width}`}>
          {picture ? (
            <Picture
              {...picture}
              widths={[480, 720]}
              sizes="(min-width: 64rem) 22rem, 90vw"
              className="w-full rounded-md"
            />
          ) : (
            <FeatureMark icon={icon} tone={tone} drawingsUrl={drawingsUrl} />
          )}
          {title && <Heading className="mt-3 subtitle">{title}</Heading>}
          <p className={title ? 'mt-2 text-soft' : 'mt-3 medium'}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
