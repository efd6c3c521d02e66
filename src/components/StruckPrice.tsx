import type { Content } from '../content-model/schemas.ts';

type Props = {
  labels: Pick<Content['home']['price'], 'previousLabel' | 'currentLabel'>;
  previous: string;
};

/** "De R$ 119,00 por", before the price that holds now. */
export function StruckPrice({ labels, previous }: Props) {
  return (
    <span className="text-soft">
      {labels.previousLabel} <s>{previous}</s> {labels.currentLabel}
    </span>
  );
}
