import { Icon } from '../components/Icon.tsx';
import { Logo } from '../components/Logo.tsx';
import type { Content } from '../content-model/schemas.ts';

type Props = Content['home']['hero']['planner'] & { logo: string; name: string };

/** How far an arc reaches into the next one, in minutes: without it a hairline shows between them. */
const ARC_OVERLAP = 0.1;

/** A phone with a page of the planner: the visitor ticks the tasks and the ring fills, without scripts. */
export function PlannerPhone({
  logo,
  name,
  clock,
  title,
  legend,
  verse,
  verseSource,
  tasks,
  ...words
}: Props) {
  const total = tasks.reduce((sum, task) => sum + task.minutes, 0);
  const before = (index: number) => tasks.slice(0, index).reduce((sum, task) => sum + task.minutes, 0);
  return (
    <div className="phone">
      <fieldset className="planner-page">
        <legend className="sr-only">{legend}</legend>
        <div aria-hidden="true" className="planner-cover">
          <span>{clock}</span>
          <i className="phone-camera" />
          <i className="phone-battery" />
        </div>
        <div className="planner-body">
          <Logo file={logo} name={name} className="planner-icon" />
          <p aria-hidden="true" className="planner-title">
            {title}
          </p>
          <dl className="planner-properties">
            <dt>
              <Icon name="calendar" className="size-4" />
              {words.momentLabel}
            </dt>
            <dd>{words.moment}</dd>
            <dt>
              <Icon name="list" className="size-4" />
              {words.readingLabel}
            </dt>
            <dd>
              {words.readingTags.map((tag) => (
                <span key={tag} className="planner-tag">
                  {tag}
                </span>
              ))}
            </dd>
          </dl>
          <blockquote className="planner-callout">
            <p>“{verse}”</p>
            <cite>{verseSource}</cite>
          </blockquote>
          <ul>
            {tasks.map((task) => (
              <li key={task.text}>
                <label className="planner-task">
                  <input type="checkbox" defaultChecked={task.done} className="planner-check" />
                  <span className="min-w-0 flex-1">{task.text}</span>
                  <span className="planner-note whitespace-nowrap">
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
          <p role="status" className="planner-status">
            <span className="planner-hint">{words.hint}</span>
            <strong className="planner-finished semibold">{words.finished}</strong>
          </p>
          <div className="planner-ring">
            <svg
              aria-hidden="true"
              viewBox="0 0 36 36"
              fill="none"
              strokeWidth="4"
              className="absolute -rotate-90"
            >
              <circle cx="18" cy="18" r="15.5" className="planner-track" />
              {tasks.map((task, index) => (
                <circle
                  key={task.text}
                  cx="18"
                  cy="18"
                  r="15.5"
                  pathLength={total}
                  strokeDasharray={`${task.minutes + ARC_OVERLAP} ${total}`}
                  strokeDashoffset={-before(index)}
                  className="planner-arc"
                />
              ))}
            </svg>
            <p className="bold digits">
              <span className="planner-minutes" />/{total}
              <span className="sr-only"> {words.progressLabel}</span>
            </p>
          </div>
        </div>
      </fieldset>
    </div>
  );
}
