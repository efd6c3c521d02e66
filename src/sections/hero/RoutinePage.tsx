import { type Drawings, PlannerPage } from './PlannerPage.tsx';
import type { PlannerOf } from './planner.fields.ts';
import { Task, TaskStatus } from './Tasks.tsx';

type Props = PlannerOf<'rotina'> & Drawings;

/** A page of tasks with minutes. When the visitor ticks them, a ring fills without scripts. */
export function RoutinePage({ tasks, progressLabel, hint, finished, ...page }: Props) {
  return (
    <PlannerPage {...page} hasControls>
      <ul className="mt-1.5">
        {tasks.map((task) => (
          <Task key={task.text} {...task}>
            <span className="whitespace-nowrap text-[0.8125rem] text-planner-soft max-[17rem]:ps-[1.775rem]">
              <span className="sr-only">, </span>
              {task.minutes} min
            </span>
            {progressLabel && Array.from({ length: task.minutes }, (_, minute) => <i key={minute} />)}
          </Task>
        ))}
      </ul>
      <TaskStatus hint={hint} finished={finished} />
      {progressLabel && <Ring tasks={tasks} label={progressLabel} />}
    </PlannerPage>
  );
}

/** The ring of minutes. With large text it is higher, over the edge of the cover. */
function Ring({ tasks, label }: Pick<Props, 'tasks'> & { label: string }) {
  const minutesOf = (some: Props['tasks']) => some.reduce((sum, task) => sum + task.minutes, 0);
  const total = minutesOf(tasks);
  return (
    <div className="planner-ring">
      <svg
        aria-hidden="true"
        viewBox="0 0 36 36"
        fill="none"
        strokeWidth="4"
        strokeLinecap="round"
        className="absolute inset-1 -rotate-90"
      >
        <circle cx="18" cy="18" r="15.5" className="stroke-planner-line" />
        {tasks.map((task, index) => (
          <circle
            key={task.text}
            cx="18"
            cy="18"
            r="15.5"
            pathLength={total}
            strokeDasharray={`${task.minutes} ${total}`}
            strokeDashoffset={-minutesOf(tasks.slice(0, index))}
            className="planner-arc"
          />
        ))}
      </svg>
      <p className="bold digits">
        <span className="planner-minutes" />/{total}
        <span className="sr-only"> {label}</span>
      </p>
    </div>
  );
}
