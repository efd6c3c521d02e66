import { Prose } from '../components/Prose.tsx';
import { TargetLink } from '../components/TargetLink.tsx';
import type { PricePhase } from '../content-model/pricePhases.ts';

type Props = {
  closing: string | undefined;
  button: { label: string; to: string } | undefined;
  phases: readonly PricePhase[];
};

/** The closing sentence and the button at the end of a section. */
export function SectionEnd({ closing, button, phases }: Props) {
  return (
    <>
      {closing && (
        <p className="mt-6 max-w-[36em] text-lg">
          <Prose text={closing} />
        </p>
      )}
      {button && <TargetLink {...button} phases={phases} className="mt-8 w-full sm:w-auto sm:px-12" />}
    </>
  );
}
