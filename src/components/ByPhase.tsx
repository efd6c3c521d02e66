import type { ReactNode } from 'react';
import type { PhaseName } from '../domain/phaseSchedule.ts';

type Props<Phase> = { phases: readonly Phase[]; children: (phase: Phase) => ReactNode };

/**
 * Renders `children` for each phase of the prices. Styles show only the current phase: see client/ui/pricePhases.js. If
 * there is a single phase, no element wraps its contents.
 */
export function ByPhase<Phase extends { name: PhaseName }>({ phases, children: show }: Props<Phase>) {
  const [first, ...others] = phases;
  if (first && others.length === 0) return show(first);
  return phases.map((phase) => {
    const shown = show(phase);
    return (
      shown && (
        <div key={phase.name} data-in-phase={phase.name}>
          {shown}
        </div>
      )
    );
  });
}
