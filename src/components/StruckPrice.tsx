import type { Content } from '../content-model/schemas.ts';

type Props = { words: Content['interface']; previous: string };

/** "De R$ 119,00 por", for use before the current price. */
export function StruckPrice({ words, previous }: Props) {
  return (
    <span className="text-soft">
      {words.previousPrice} <s>{previous}</s> {words.currentPrice}
    </span>
  );
}
