import { fillPlaceholders } from '../../domain/placeholders.ts';
import { type Drawings, PlannerPage } from './PlannerPage.tsx';
import type { PlannerOf } from './planner.fields.ts';
import { TaskStatus } from './TaskStatus.tsx';

type Props = PlannerOf<'lista'> & Drawings;

/** A page of tasks without minutes: the visitor ticks them, and the bar and "3 de 5" follow, without scripts. */
export function ChecklistPage({ tasks, progress, hint, finished, ...page }: Props) {
  // A CSS counter shows the number of ticked tasks.
  const [before, after] = fillPlaceholders(progress ?? '', { total: String(tasks.length) }).split('{feitas}');
  return (
    <PlannerPage {...page} hasControls>
      <div className="planner-list">
        <ul>
          {tasks.map((task) => (
            <li key={task.text}>
              <label className="planner-task">
                <input type="checkbox" defaultChecked={task.done} className="planner-check" />
                <span className="flex-[1_1_4.5rem] text-balance">{task.text}</span>
              </label>
            </li>
          ))}
        </ul>
        {progress && (
          <p className="planner-progress digits">
            {tasks.map((task) => (
              <i key={task.text} />
            ))}
            <span>
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
