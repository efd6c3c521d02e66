import { Checkbox, PropertyRow, Table, Tag, ViewTabs } from './Notion.tsx';
import { PlannerPage } from './PlannerPage.tsx';

const exercises: [name: string, sets: string, weight: number, isDone: boolean][] = [
  ['Agachamento', '4 × 10', 40, true],
  ['Leg press', '4 × 12', 120, true],
  ['Stiff com barra', '3 × 10', 30, false],
];
/** The squat's weight in kg, week by week. */
const weights = [25, 27.5, 27.5, 30, 32.5, 32.5, 35, 40];
const points = weights.map((weight, index) => ({ x: 12 + index * 56, y: 74 - (weight - 25) * 4 }));

/** Today's workout, and how the squat's weight has increased. */
export function Workout() {
  return (
    <PlannerPage page="workout" title="Treino B: pernas">
      <PropertyRow icon="tags" label="Na semana">
        <Tag color="green">seg</Tag>
        <Tag color="green">ter</Tag>
        <Tag color="green">qui</Tag>
        <Tag color="gray">sáb</Tag>
      </PropertyRow>
      <ViewTabs names={['Tabela', 'Gráfico']} />
      <Table
        columns={[
          ['checkbox', ''],
          ['title', 'Exercício'],
          ['text', 'Séries'],
          ['number', 'Carga (kg)'],
        ]}
        rows={exercises.map(([name, sets, weight, isDone]) => [
          <Checkbox key={name} isDone={isDone} />,
          name,
          sets,
          weight,
        ])}
      />
      <h2>
        Agachamento <Tag color="orange">+15 kg em 8 semanas</Tag>
      </h2>
      <svg className="notion-line notion-orange" viewBox="0 0 428 84" aria-hidden="true">
        <path d="M0 80h428M0 47h428M0 14h428" stroke="#e9e9e7" />
        <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
        {points.map(({ x, y }) => (
          <circle key={x} cx={x} cy={y} r="5" />
        ))}
        <text x="4" y="56">
          25 kg
        </text>
        <text x="374" y="44">
          40 kg
        </text>
      </svg>
    </PlannerPage>
  );
}
