import type { FeatureIcon } from '../domain/featureIcons.ts';
import { Icon } from './Icon.tsx';

export type Feature = {
  icon?: FeatureIcon | undefined;
  title?: string | undefined;
  text: string;
};

/** Whether the features are good things or problems: the mark of those without a drawing. */
type Tone = 'benefit' | 'problem';

type MarkProps = {
  icon: FeatureIcon | undefined;
  tone: Tone;
  /** The address of the drawings: see featureDrawings.ts. */
  drawings: string;
};

/** A feature's drawing, or else a tick or a cross. */
export function FeatureMark({ icon, tone, drawings }: MarkProps) {
  if (!icon)
    return tone === 'problem' ? (
      <Icon name="close" className="size-7 flex-none text-ember" />
    ) : (
      <Icon name="check" className="size-7 flex-none text-plum" />
    );
  return (
    <img
      src={`${drawings}#${icon}`}
      alt=""
      width="28"
      height="28"
      loading="lazy"
      className="line-drawing size-7 flex-none"
    />
  );
}

/** As many characters fit a third of the page in two lines. */
const MAX_SHORT_LENGTH = 64;

type Props = {
  features: readonly Feature[];
  drawings: string;
  tone?: Tone;
  /** The level of their titles. */
  Heading?: 'h2' | 'h3';
  /** Whether it has half of the page. */
  isNarrow?: boolean;
  className?: string;
};

/**
 * Short features in three columns where there is room, with a whole row for one that is left over; features with titles or long
 * texts in two.
 */
export function FeatureList({
  features,
  drawings,
  tone = 'benefit',
  Heading = 'h3',
  isNarrow,
  className = '',
}: Props) {
  const isWide = isNarrow || features.some(({ title, text }) => title || text.length > MAX_SHORT_LENGTH);
  const [columns, row] = isWide
    ? ['grid-cols-[repeat(auto-fit,minmax(min(100%,26rem),1fr))] lg:gap-x-16', 'items-start']
    : ['md:grid-cols-3', 'items-center medium text-balance md:last:nth-[3n+1]:col-span-full'];
  return (
    <ul className={`grid gap-x-8 ${columns} ${className}`}>
      {features.map(({ icon, title, text }) => (
        <li key={text} className={`flex gap-3 line-above py-2.5 md:py-4 ${row}`}>
          <FeatureMark icon={icon} tone={tone} drawings={drawings} />
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
