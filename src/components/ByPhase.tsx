import type { ReactNode } from 'react';
import type { PhaseName } from '../domain/pricePhases.ts';

type Props<Phase> = { phases: readonly Phase[]; children: (phase: Phase) => ReactNode };

/**
 * The contents for each phase of the prices, of which styles show the current one: see client/ui/pricePhases.js. Prices that
 * never change have a single phase, whose contents need no element around them.
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
