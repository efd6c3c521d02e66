import { colors } from './colors.ts';
import { MountainsCover } from './covers/dawnCovers.tsx';
import { Icon } from './icons.tsx';
import { PlannerPage } from './PlannerPage.tsx';

const week = [
  { day: 'dom', isDone: false },
  { day: 'seg', isDone: true },
  { day: 'ter', isDone: true },
  { day: 'qua', isDone: false },
  { day: 'qui', isDone: true },
  { day: 'sex', isDone: false },
  { day: 'sáb', isDone: false },
];
const exercises = [
  ['Agachamento livre', '4', '10', '40'],
  ['Leg press', '4', '12', '120'],
  ['Stiff com barra', '3', '10', '30'],
  ['Cadeira extensora', '3', '12', '35'],
  ['Panturrilha', '4', '15', '50'],
];
/** The squat's weight in kg, week by week. */
const weights = [25, 27.5, 27.5, 30, 32.5, 32.5, 35, 40];
const points = weights.map((weight, index) => ({ x: 14 + index * 32, y: 78 - (weight - 22) * 3.4 }));
const line = points.map(({ x, y }) => `${x},${y}`).join(' ');

function WeightChart() {
  return (
    <svg width="252" height="92" viewBox="0 0 252 92" aria-hidden="true">
      <path d="M4 82h244M4 54h244M4 26h244" stroke="#f3cdb6" />
      <polygon points={`14,82 ${line} 238,82`} fill={colors.apricot} opacity="0.35" />
      <polyline points={line} fill="none" stroke={colors.ember} strokeWidth="3.5" strokeLinejoin="round" />
      {points.map(({ x, y }, index) => (
        <circle
          key={x}
          cx={x}
          cy={y}
          r={index === points.length - 1 ? 7 : 4}
          fill={index === points.length - 1 ? colors.ember : '#fff'}
          stroke={colors.ember}
          strokeWidth="2.5"
        />
      ))}
    </svg>
  );
}

/** Today's workout, the week and how the weights went up. */
export function Workout() {
  return (
    <PlannerPage
      crumb="Treino"
      title="Treino B: pernas"
      lead="Quinta, 22 de outubro · 50 min"
      icon="dumbbell"
      cover={<MountainsCover />}
      coverHeight={146}
      tone="dawn"
      layout="over"
    >
      <div className="planner-workout-week">
        {week.map(({ day, isDone }) => (
          <p key={day} className={isDone ? 'planner-workout-done' : ''}>
            <span>{isDone && <Icon name="check" size={17} />}</span>
            {day}
          </p>
        ))}
        <p className="planner-workout-streak">
          <Icon name="flame" size={26} />
          <b>5</b>
          <i>semanas</i>
        </p>
      </div>
      <div className="planner-workout-chart">
        <p>
          Agachamento
          <b>40 kg</b>
          +15 em 8 semanas
        </p>
        <WeightChart />
      </div>
      <table className="planner-table planner-workout-table">
        <thead>
          <tr>
            <th>Exercício</th>
            <th>Séries</th>
            <th>Reps</th>
            <th>kg</th>
          </tr>
        </thead>
        <tbody>
          {exercises.map(([name, sets, reps, kilos]) => (
            <tr key={name}>
              <td>{name}</td>
              <td>{sets}</td>
              <td>{reps}</td>
              <td>
                <b>{kilos}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </PlannerPage>
  );
}
