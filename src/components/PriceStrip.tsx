import type { ReactNode } from 'react';
import type { PricePhases } from '../content-model/pricePhases.ts';
import type { Content } from '../content-model/schemas.ts';
import { BuyLink } from './BuyLink.tsx';
import { ByPhase } from './ByPhase.tsx';

type Props = Pick<PricePhases, 'phases' | 'announcement'> & {
  /** Above a countdown. */
  label: string | undefined;
  deadline: Pick<Content['behaviour']['deadline'], 'validity' | 'over'> | undefined;
  /** The countdowns of the usual price and of a promotion. */
  usual?: ReactNode;
  promotion?: ReactNode;
};

/** The ids of the countdowns' labels. They are outside the islands, so that a translator can change them. */
export const COUNTDOWN_LABEL_IDS = { usual: 'countdown-label', promotion: 'promotion-countdown-label' };

/**
 * The head of the price card: until when the price holds, as a countdown and in words, which need no script. The words of a
 * promotion are true before, during and after it; without scripts they lead to its checkout.
 */
export function PriceStrip({ label, phases, announcement, deadline, usual, promotion }: Props) {
  return (
    <>
      <ByPhase phases={phases}>
        {({ name, countdown }) => {
          if (name === 'list') return <p className="price-strip semibold">{deadline?.over}</p>;
          const validity = name === 'usual' ? deadline?.validity : undefined;
          if (!countdown && !validity) return null;
          return (
            <div className="price-strip">
              {countdown && (
                <div className={`price-countdown ${countdown.deadlineMs ? 'needs-scripts' : ''}`}>
                  <p id={COUNTDOWN_LABEL_IDS[name]} className="medium">
                    {label}
                  </p>
                  {name === 'usual' ? usual : promotion}
                </div>
              )}
              {validity && <p className="text-sm">{validity}</p>}
            </div>
          );
        }}
      </ByPhase>
      {announcement && (
        <div data-announcement className="price-strip">
          <p className="medium">{announcement.text}</p>
          <noscript>
            <BuyLink checkout={announcement.checkout} label={announcement.callToAction} />
          </noscript>
        </div>
      )}
    </>
  );
}
