import { BonusLine } from '../../components/BonusLine.tsx';
import { FeatureList } from '../../components/FeatureList.tsx';
import { Media } from '../../components/Media.tsx';
import { Paragraphs } from '../../components/Paragraphs.tsx';
import type { SectionProps } from '../context.ts';
import { SectionEnd } from '../SectionEnd.tsx';
import { FeatureCards } from './FeatureCards.tsx';

/**
 * Features, benefits or problems: the section's own items, the product's features, or both, and the product's bonuses.
 */
export function Features({ section, id, background, context }: SectionProps<'features'>) {
  const { heading, text, tone, layout, items = [], media, closing, button } = section;
  const { product, drawingsUrl, words, phases } = context;
  const hasWords = Boolean(heading || text);
  const listProps = {
    features: [...items, ...(section.showFeatures ? product.features : [])],
    drawingsUrl,
    tone,
    Heading: heading ? 'h3' : 'h2',
  } as const;
  return (
    <section id={id} className={`${section.isCompact ? 'compact-band' : 'band'} ${background}`}>
      <div className="wrap">
        <div
          className={
            media && 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,26rem),1fr))] gap-8 lg:gap-x-16'
          }
        >
          <div>
            {heading && <h2 className="title">{heading}</h2>}
            {text && <Paragraphs text={text} className="mt-4 max-w-[36em] text-lg text-soft first:mt-0" />}
            {layout === 'cards' ? (
              <FeatureCards {...listProps} className={hasWords ? 'mt-6 md:mt-10' : ''} />
            ) : (
              <FeatureList {...listProps} isNarrow={media !== undefined} className={hasWords ? 'mt-6' : ''} />
            )}
            <SectionEnd closing={closing} button={button} phases={phases} />
          </div>
          {media && (
            <div>
              <Media media={media} words={words} />
            </div>
          )}
        </div>
        {section.showBonuses &&
          product.bonuses.map((bonus) => (
            <div
              key={bonus.title}
              className="mt-6 flex flex-wrap items-center gap-x-12 gap-y-3 rounded-md frame bg-gold p-4 md:px-6"
            >
              <BonusLine bonus={bonus} words={words} />
              <p className="max-w-[36em] flex-[1_1_18rem] text-sm lg:text-base">{bonus.description}</p>
            </div>
          ))}
      </div>
    </section>
  );
}
