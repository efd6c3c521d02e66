import { type Color, Progress, Status, Tag, ViewTabs } from './Notion.tsx';
import { PlannerPage } from './PlannerPage.tsx';

type Goal = { name: string; area: string; color: Color; done: number; next: string };

const columns: [status: string, color: Color, goals: Goal[]][] = [
  [
    'Em andamento',
    'blue',
    [
      { name: 'Ler a Bíblia toda', area: 'Espiritual', color: 'purple', done: 46, next: 'Ler João 14' },
      { name: 'Culto em casa', area: 'Família', color: 'pink', done: 75, next: 'Quarta, dia 28' },
    ],
  ],
  [
    'Quase lá',
    'green',
    [
      { name: 'Média 8 no ano', area: 'Estudos', color: 'blue', done: 80, next: 'Prova dia 27' },
      { name: 'Correr 5 km', area: 'Saúde', color: 'green', done: 84, next: '4,5 km sábado' },
    ],
  ],
];

/** The year's goals, one for each part of life. */
export function Goals() {
  return (
    <PlannerPage page="goals" title="Metas do ano">
      <ViewTabs names={['Quadro', 'Tabela']} />
      <div className="notion-columns">
        {columns.map(([status, color, goals]) => (
          <div key={status} className={`notion-board notion-${color}`}>
            <p>
              <Status color={color}>{status}</Status> {goals.length}
            </p>
            {goals.map((goal) => (
              <div key={goal.name} className="notion-card">
                <b>{goal.name}</b>
                <p>
                  <Tag color={goal.color}>{goal.area}</Tag>
                </p>
                <Progress value={goal.done} color={goal.color} />
                <p className="notion-soft">{goal.next}</p>
              </div>
            ))}
          </div>
        ))}
      </div>
    </PlannerPage>
  );
}
