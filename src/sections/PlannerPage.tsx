import type { Content } from '../content-model/schemas.ts';

type Props = Content['home']['hero']['planner'];

/** A page of the planner: the visitor ticks the tasks and the ring fills, without scripts. */
export function PlannerPage({
  moment,
  title,
  legend,
  verse,
  verseSource,
  tasks,
  progressLabel,
  hint,
  finished,
}: Props) {
  const total = tasks.reduce((sum, task) => sum + task.minutes, 0);
  const before = (index: number) => tasks.slice(0, index).reduce((sum, task) => sum + task.minutes, 0);
  return (
    <fieldset className="planner-page relative w-full min-w-0 rounded-lg bg-sheet padded text-ink lifted">
      <legend className="sr-only">{legend}</legend>
      <div className="min-h-18 pe-22">
        <p className="text-sm text-soft">{moment}</p>
        <p className="subtitle mt-1" aria-hidden="true">
          {title}
        </p>
      </div>
      <blockquote className="mt-5 verse">
        <p className="font-title text-lg">“{verse}”</p>
        <cite className="text-sm text-soft not-italic">{verseSource}</cite>
      </blockquote>
      <ul className="mt-5">
        {tasks.map((task) => (
          <li key={task.text} className="line-above">
            <label className="flex min-h-13 cursor-pointer flex-wrap items-center gap-x-3 py-2">
              <input type="checkbox" defaultChecked={task.done} className="planner-check" />
              <span className="min-w-0 flex-1">{task.text}</span>
              <span className="whitespace-nowrap text-sm text-soft">
                <span className="sr-only">, </span>
                {task.minutes} min
              </span>
              {Array.from({ length: task.minutes }, (_, minute) => `minute-${minute}`).map((minute) => (
                <i key={minute} />
              ))}
            </label>
          </li>
        ))}
      </ul>
      <p role="status" className="grid line-above pt-4 text-sm">
        <span className="planner-hint col-start-1 row-start-1 text-soft">{hint}</span>
        <strong className="planner-finished col-start-1 row-start-1 semibold text-plum">{finished}</strong>
      </p>
      <div className="planner-ring grid size-18 place-items-center">
        <svg
          aria-hidden="true"
          viewBox="0 0 36 36"
          fill="none"
          strokeWidth="4"
          className="absolute -rotate-90"
        >
          <circle cx="18" cy="18" r="15.5" className="stroke-line" />
          {tasks.map((task, index) => (
            <circle
              key={task.text}
              cx="18"
              cy="18"
              r="15.5"
              pathLength={total}
              strokeDasharray={`${task.minutes} ${total}`}
              strokeDashoffset={-before(index)}
              className="planner-arc stroke-apricot"
            />
          ))}
        </svg>
        <p className="bold text-sm digits">
          <span className="planner-minutes" />/{total}
          <span className="sr-only"> {progressLabel}</span>
        </p>
      </div>
    </fieldset>
  );
}
