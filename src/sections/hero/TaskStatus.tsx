type Props = { hint: string | undefined; finished: string | undefined };

/** What the visitor can try, and the message once all tasks are ticked. */
export function TaskStatus({ hint, finished }: Props) {
  if (!hint && !finished) return null;
  return (
    <p role="status" className="planner-status">
      {hint && <span className="planner-hint">{hint}</span>}
      {finished && <strong className="planner-finished semibold">{finished}</strong>}
    </p>
  );
}
