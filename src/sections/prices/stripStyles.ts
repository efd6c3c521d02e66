import type { Offers } from '../../content-model/files/offers.ts';

/** The style sheets of a PriceStrip. */
export const stripStyles = ({ countdown, promotion }: Offers) => [
  'sections/prices/PriceStrip',
  'components/clock',
  (countdown === 'deadline' || promotion) && 'components/timeLeft',
];
