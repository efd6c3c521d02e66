import type { Offers } from '../../content-model/files/offers.ts';

/** The style sheets of a Clock: none without a countdown. */
export const clockStyles = ({ countdown, promotion }: Offers) =>
  countdown === 'off'
    ? []
    : ['components/clock', (countdown === 'deadline' || promotion?.enabled) && 'components/timeLeft'];

/** The style sheets of a PriceStrip, which is empty without a countdown or a promotion. */
export const stripStyles = (offers: Offers) => [
  (offers.countdown !== 'off' || offers.promotion?.enabled) && 'sections/prices/PriceStrip',
  ...clockStyles(offers),
];
