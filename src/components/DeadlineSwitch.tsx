import type { ReactNode } from 'react';
import type { Deadline } from '../domain/deadline.ts';

type Props = { deadline: Deadline | undefined; until: ReactNode; after: ReactNode };

/** Shows one thing until the deadline and another from then on: see client/ui/deadline.ts. Without one, the first. */
export function DeadlineSwitch({ deadline, until, after }: Props) {
  if (!deadline) return until;
  return (
    <>
      <div data-until-deadline hidden={deadline.isOver}>
        {until}
      </div>
      <div data-after-deadline hidden={!deadline.isOver}>
        {after}
      </div>
    </>
  );
}
