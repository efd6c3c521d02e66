import { TargetLink } from '../../components/TargetLink.tsx';
import type { PricePhase } from '../../content-model/pricePhases.ts';

type Props = { decline: { label: string; to: string } | undefined; phases: readonly PricePhase[] };

/** The link that declines the offer, below its button. */
export function Decline({ decline, phases }: Props) {
  if (!decline) return null;
  return (
    <p className="mt-2 text-center text-sm">
      <TargetLink {...decline} phases={phases} isTextLink className="text-soft" />
    </p>
  );
}
