import type { FeatureIcon } from '../domain/featureIcons.ts';
import { Icon } from './Icon.tsx';

export type Feature = {
  icon?: FeatureIcon | undefined;
  title?: string | undefined;
  text: string;
};

/** Decides the mark of a feature without a drawing: a tick for a benefit, a cross for a problem. */
type Tone = 'benefit' | 'problem';

type MarkProps = {
  icon: FeatureIcon | undefined;
  tone: Tone;
  /** The address of the drawings: see featureDrawings.ts. */
  drawingsUrl: string;
};

/** A feature's drawing, or else a tick or a cross. */
export function FeatureMark({ icon, tone, drawingsUrl }: MarkProps) {
  if (!icon)
    return tone === 'problem' ? (
      <Icon name="close" className="size-7 flex-none text-ember" />
    ) : (
      <Icon name="check" className="size-7 flex-none text-plum" />
    );
  return (
    <img
      src={`${drawingsUrl}#${icon}`}
      alt=""
      width="28"
      height="28"
      loading="lazy"
      className="line-drawing size-7 flex-none"
    />
  );
}

/** The number of characters that fit in two lines of a column that is a third of the page. */
const MAX_SHORT_LENGTH = 64;

type Props = {
  features: readonly Feature[];
  drawingsUrl: string;
  tone?: Tone;
  /** The heading level of the features' titles. */
  Heading?: 'h2' | 'h3';
  /** Whether the list has only half of the page. */
  isNarrow?: boolean;
  className?: string;
};

/**
 * A list of features: short ones in three columns where there is room, the last one alone in a whole row if it is left
 * over; features with titles or long texts in two columns, or in one if the list is narrow.
 */
export function FeatureList({
  features,
  drawingsUrl,
  tone = 'benefit',
  Heading = 'h3',
  isNarrow,
  className = '',
}: Props) {
  const needsWideColumns =
    isNarrow || features.some(({ title, text }) => title || text.length > MAX_SHORT_LENGTH);
  const [columns, row] = needsWideColumns
    ? ['grid-cols-[repeat(auto-fit,minmax(min(100%,26rem),1fr))] lg:gap-x-16', 'items-start']
    : ['md:grid-cols-3', 'items-center medium text-balance md:last:nth-[3n+1]:col-span-full'];
  return (
    <ul className={`grid gap-x-8 ${columns} ${className}`}>
      {features.map(({ icon, title, text }) => (
        <li key={text} className={`flex gap-3 line-above py-2.5 md:py-4 ${row}`}>
          <FeatureMark icon={icon} tone={tone} drawingsUrl={drawingsUrl} />
          {title ? (
            <div>
              <Heading className="semibold text-lg">{title}</Heading>
              <p className="mt-1 text-soft">{text}</p>
            </div>
          ) : (
            text
          )}
        </li>
      ))}
    </ul>
  );
}
