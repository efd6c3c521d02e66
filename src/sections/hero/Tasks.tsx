import type { ReactNode } from 'react';

type TaskProps = { text: string; done?: boolean | undefined; children?: ReactNode };

/** A task that the visitor ticks. */
export function Task({ text, done, children }: TaskProps) {
  return (
    <li className="not-first:[border-top:1px_solid_#ededeb]">
      <label className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-2.5 py-1 text-[0.9375rem]">
        <input type="checkbox" defaultChecked={done} className="planner-check" />
        <span className="flex-[1_1_4.5rem] text-balance">{text}</span>
        {children}
      </label>
    </li>
  );
}

type StatusProps = { hint: string | undefined; finished: string | undefined };

/** The hint to try ticking the tasks, and the message that replaces it once all are ticked. */
export function TaskStatus({ hint, finished }: StatusProps) {
  if (!hint && !finished) return null;
  return (
    <p role="status" className="planner-status mt-2.5 grid text-[0.875rem]">
      {hint && <span className="planner-hint [grid-area:1/1] text-planner-soft">{hint}</span>}
      {finished && (
        <strong className="planner-finished semibold [grid-area:1/1] text-[#2f6b4f]">{finished}</strong>
      )}
    </p>
  );
}
