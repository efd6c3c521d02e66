import type { Content } from '../content-model/schemas.ts';

type Props = { words: Content['interface']; previous: string };

/** "De R$ 119,00 por", before the price that holds now. */
export function StruckPrice({ words, previous }: Props) {
  return (
    <span className="text-soft">
      {words.previousPrice} <s>{previous}</s> {words.currentPrice}
    </span>
  );
}
