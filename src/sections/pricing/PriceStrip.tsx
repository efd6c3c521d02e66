import type { ReactNode } from 'react';
import { BuyLink } from '../../components/BuyLink.tsx';
import { ByPhase } from '../../components/ByPhase.tsx';
import { offerIn } from '../../content-model/pricePhases.ts';
import type { SectionProps } from '../context.ts';

/** The countdowns of the usual price and of a promotion. */
export type Countdowns = { usual?: ReactNode; promotion?: ReactNode };

type Props = Pick<SectionProps<'pricing'>, 'section' | 'id' | 'context' | 'phases'> & Countdowns;

/**
 * The id of a countdown's label. It is outside the island, so that a translator can change it. No section has two hyphens in its
 * anchor.
 */
export const countdownLabelId = (sectionId: string, phase: string) => `${sectionId}--countdown-${phase}`;

/**
 * The head of the price card: until when the price holds, as a countdown and in words, which need no script. The words of a
 * promotion are true before, during and after it; without scripts they lead to its checkout.
 */
export function PriceStrip({ section, id, context, phases, usual, promotion }: Props) {
  const { offers, announcement, page } = context;
  const { isFixed } = offers.offers.find((offer) => offer.id === section.offer) ?? {};
  const deadline = offers.countdown === 'deadline' && !isFixed ? offers.deadline : undefined;
  return (
    <>
      <ByPhase phases={phases}>
        {({ name, countdown }) => {
          if (name === 'list') return deadline && <p className="price-strip semibold">{deadline.over}</p>;
          const validity = name === 'usual' ? deadline?.validity : undefined;
          if (!countdown && !validity) return null;
          return (
            <div className="price-strip">
              {countdown && (
                <div
                  className={`flex flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-1 sm:justify-center sm:gap-x-8 ${countdown.deadlineMs ? 'needs-scripts' : ''}`}
                >
                  <p
                    id={countdownLabelId(id, name)}
                    className="medium flex-[1_1_5.5rem] [line-height:1.3] sm:flex-none"
                  >
                    {section.countdownLabel}
                  </p>
                  {name === 'usual' ? usual : promotion}
                </div>
              )}
              {validity && <p className="text-sm">{validity}</p>}
            </div>
          );
        }}
      </ByPhase>
      {announcement && !isFixed && (
        <div data-announcement className="price-strip">
          <p className="medium">{announcement.text}</p>
          <noscript>
            <BuyLink
              checkout={offerIn(announcement.promotion, section.offer).checkout}
              label={
                announcement.promotion.content[context.file]?.topBar?.button ?? page.buyBar ?? section.buy
              }
            />
          </noscript>
        </div>
      )}
    </>
  );
}
