import { colors } from './colors.ts';
import { StarsCover } from './covers/nightCovers.tsx';
import { Icon } from './icons.tsx';
import { PlannerPage, ProgressRing, Tag, type TagColor } from './PlannerPage.tsx';

type Goal = {
  area: string;
  areaColor: TagColor;
  name: string;
  done: number;
  color: string;
  status: string;
  next: string;
};

const goals: Goal[] = [
  {
    area: 'Espiritual',
    areaColor: 'gold',
    name: 'Ler a Bíblia inteira',
    done: 46,
    color: colors.horizon,
    status: 'Em andamento',
    next: 'João 14, amanhã cedo',
  },
  {
    area: 'Família',
    areaColor: 'ember',
    name: 'Culto em casa toda quarta',
    done: 75,
    color: '#f08b76',
    status: 'Em andamento',
    next: 'Escolher o salmo do dia 28',
  },
  {
    area: 'Estudos',
    areaColor: 'blue',
    name: 'Fechar o período com média 8',
    done: 80,
    color: '#a9bddb',
    status: 'Quase lá',
    next: 'Prova de Estatística, 27/10',
  },
  {
    area: 'Saúde',
    areaColor: 'apricot',
    name: 'Correr 5 km sem parar',
    done: 84,
    color: colors.apricot,
    status: 'Quase lá',
    next: 'Tentar 4,5 km no sábado',
  },
];

/** The year's goals, one for each part of life, with the next step of each. */
export function Goals() {
  return (
    <PlannerPage
      crumb="Metas"
      title="Metas do ano"
      lead="4 em andamento, 3 concluídas"
      icon="flag"
      cover={<StarsCover />}
      coverHeight={98}
      tone="dusk"
      layout="stack"
    >
      {goals.map((goal) => (
        <div key={goal.name} className="planner-goal">
          <ProgressRing value={goal.done} size={68} stroke={8} color={goal.color}>
            <span className="planner-goal-done">{goal.done}%</span>
          </ProgressRing>
          <div>
            <p className="planner-goal-tags">
              <Tag color={goal.areaColor}>{goal.area}</Tag>
              <span>
                <i style={{ background: goal.color }} />
                {goal.status}
              </span>
            </p>
            <h3>{goal.name}</h3>
            <p className="planner-goal-next">
              <Icon name="arrow" size={16} />
              {goal.next}
            </p>
          </div>
        </div>
      ))}
    </PlannerPage>
  );
}
