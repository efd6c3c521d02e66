import { BuyLink } from '../../components/BuyLink.tsx';
import { ByPhase } from '../../components/ByPhase.tsx';
import { Clock } from '../../components/Clock.tsx';
import { offerIn, type PricePhase } from '../../content-model/pricePhases.ts';
import { offerWith } from '../../content-model/schemas.ts';
import type { PageContext } from '../context.ts';

type Props = {
  /** The anchor of the section. */
  id: string;
  context: PageContext;
  phases: readonly PricePhase[];
  /** The id of the offer whose price this is. */
  offer: string | undefined;
  /** The text beside the countdown, which says what ends. */
  label: string | undefined;
  /** The words of the section's buy button. */
  buy: string;
  className?: string;
};

/**
 * Shows until when a price is valid: as a countdown, and in words for visitors without scripts. The sentence about a
 * promotion is true before, during and after the promotion. Without scripts, a link to the promotion's checkout follows
 * the sentence.
 */
export function PriceStrip({ id, context, phases, offer, label, buy, className = '' }: Props) {
  const { offers, announcement, page, words } = context;
  const { isFixed } = offerWith(context, offer) ?? {};
  const deadline = offers.countdown === 'deadline' && !isFixed ? offers.deadline : undefined;
  const strip = `price-strip ${className}`.trim();
  return (
    <>
      <ByPhase phases={phases}>
        {({ name, countdown }) => {
          if (name === 'list') return deadline && <p className={`${strip} semibold`}>{deadline.over}</p>;
          const validity = name === 'usual' ? deadline?.validity : undefined;
          // A fixed price does not end with a deadline or a promotion.
          const isCounting = countdown && label && !(isFixed && countdown.deadlineMs);
          if (!isCounting && !validity) return null;
          // Unique, because no anchor has two hyphens in a row.
          const labelId = `${id}--countdown-${name}`;
          return (
            <div className={strip}>
              {isCounting && (
                <div
                  className={`flex flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-1 sm:justify-center sm:gap-x-8 ${countdown.deadlineMs ? 'needs-scripts' : ''}`}
                >
                  <p id={labelId} className="medium flex-[1_1_5.5rem] [line-height:1.3] sm:flex-none">
                    {label}
                  </p>
                  <Clock labelId={labelId} units={words.countdown} countdown={countdown} className="mt-2" />
                </div>
              )}
              {validity && <p className="text-sm">{validity}</p>}
            </div>
          );
        }}
      </ByPhase>
      {announcement && !isFixed && (
        <div data-announcement className={strip}>
          <p className="medium">{announcement.text}</p>
          <noscript>
            <BuyLink
              checkout={offerIn(announcement.promotion, offer).checkout}
              label={announcement.promotion.content[context.file]?.topBar?.button ?? page.buyBar ?? buy}
            />
          </noscript>
        </div>
      )}
    </>
  );
}
