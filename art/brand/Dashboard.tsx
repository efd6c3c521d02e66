import type { ReactElement } from 'react';
import { Bible } from '../planner/Bible.tsx';
import { Devotional } from '../planner/Devotional.tsx';
import { Diary } from '../planner/Diary.tsx';
import { Finance } from '../planner/Finance.tsx';
import { Goals } from '../planner/Goals.tsx';
import { Study } from '../planner/Study.tsx';
import { DashboardSidebar } from './DashboardSidebar.tsx';

const pages: [string, ReactElement][] = [
  ['devotional', <Devotional key="devotional" />],
  ['bible', <Bible key="bible" />],
  ['diary', <Diary key="diary" />],
  ['finance', <Finance key="finance" />],
  ['study', <Study key="study" />],
  ['goals', <Goals key="goals" />],
];

/** The template on a computer: the list of pages, and the day's pages side by side. */
export function Dashboard() {
  return (
    <div className="dashboard">
      <DashboardSidebar />
      <section>
        <header>
          <h1>Bom dia!</h1>
          <p>Quinta, 22 de outubro</p>
        </header>
        <div className="dashboard-pages">
          {pages.map(([name, page]) => (
            <div key={name} className="dashboard-page">
              {page}
            </div>
          ))}
        </div>
      </section>
    </div>
  );
}
