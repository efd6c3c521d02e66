import { fillPlaceholders } from '../../domain/placeholders.ts';
import { type Drawings, PlannerPage } from './PlannerPage.tsx';
import type { PlannerOf } from './planner.fields.ts';
import { Task, TaskStatus } from './Tasks.tsx';

type Props = PlannerOf<'lista'> & Drawings;

/** A page of tasks without minutes. When the visitor ticks them, a bar and "3 de 5" change without scripts. */
export function ChecklistPage({ tasks, progress, hint, finished, ...page }: Props) {
  // A CSS counter shows the number of ticked tasks.
  const [before, after] = fillPlaceholders(progress ?? '', { total: String(tasks.length) }).split('{feitas}');
  return (
    <PlannerPage {...page} hasControls>
      <div className="planner-list flex flex-col">
        <ul className="mt-1.5">
          {tasks.map((task) => (
            <Task key={task.text} {...task} />
          ))}
        </ul>
        {progress && (
          <p className="planner-progress digits order-[-1] mt-3 flex items-center gap-1 text-[0.875rem] text-planner-soft">
            {tasks.map((task) => (
              <i key={task.text} />
            ))}
            <span className="ps-2">
              {before}
              {after !== undefined && <span className="planner-ticked" />}
              {after}
            </span>
          </p>
        )}
      </div>
      <TaskStatus hint={hint} finished={finished} />
    </PlannerPage>
  );
}
