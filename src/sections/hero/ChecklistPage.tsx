import { Fragment } from 'react';
import { fillPlaceholders } from '../../domain/placeholders.ts';
import { type Drawings, PlannerPage } from './PlannerPage.tsx';
import type { PlannerOf } from './planner.fields.ts';
import { Task, TaskStatus } from './Tasks.tsx';

type Props = PlannerOf<'lista'> & Drawings;

/** A page of tasks without minutes. When the visitor ticks them, a bar and "3 de 5" change without scripts. */
export function ChecklistPage({ tasks, progress, hint, finished, ...page }: Props) {
  // A CSS counter shows the number of ticked tasks.
  const parts = progress && fillPlaceholders(progress, { total: String(tasks.length) }).split('{feitas}');
  return (
    <PlannerPage {...page} hasControls>
      <div className="planner-list flex flex-col">
        <ul className="mt-1.5">
          {tasks.map((task) => (
            <Task key={task.text} {...task} />
          ))}
        </ul>
        {parts && (
          <p className="planner-progress digits order-[-1] mt-3 flex items-center gap-1 text-[0.875rem] text-planner-soft">
            {tasks.map((task) => (
              <i key={task.text} />
            ))}
            <span className="ps-2">
              {parts.map((part, index) => (
                <Fragment key={index}>
                  {index > 0 && <span className="planner-ticked" />}
                  {part}
                </Fragment>
              ))}
            </span>
          </p>
        )}
      </div>
      <TaskStatus hint={hint} finished={finished} />
    </PlannerPage>
  );
}
