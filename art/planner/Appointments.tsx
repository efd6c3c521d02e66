import { colors } from './colors.ts';
import { PathCover } from './covers/dawnCovers.tsx';
import { Icon, type IconName } from './icons.tsx';
import { PlannerPage, Tag, type TagColor } from './PlannerPage.tsx';

type Event = { time: string; name: string; icon: IconName; color: TagColor; kind: string };

const week = [
  { name: 'dom', day: 18, dots: [colors.ember, colors.plum] },
  { name: 'seg', day: 19, dots: [colors.dusty] },
  { name: 'ter', day: 20, dots: [colors.dusty, colors.wheat] },
  { name: 'qua', day: 21, dots: [colors.dusty, colors.ember] },
  { name: 'qui', day: 22, dots: [colors.dusty, colors.ember] },
  { name: 'sex', day: 23, dots: [colors.ember] },
  { name: 'sáb', day: 24, dots: [colors.wheat, colors.plum] },
];

const days: { day: number; name: string; events: Event[] }[] = [
  {
    day: 22,
    name: 'hoje',
    events: [
      { time: '7h30', name: 'Aula de Contabilidade', icon: 'cap', color: 'blue', kind: 'Faculdade' },
      { time: '19h30', name: 'Célula na casa da Bia', icon: 'heart', color: 'ember', kind: 'Igreja' },
    ],
  },
  {
    day: 23,
    name: 'sex',
    events: [{ time: '20h', name: 'Ensaio do louvor', icon: 'music', color: 'ember', kind: 'Igreja' }],
  },
  {
    day: 24,
    name: 'sáb',
    events: [
      { time: '9h', name: 'Treino no parque', icon: 'dumbbell', color: 'gold', kind: 'Saúde' },
      { time: '16h', name: 'Aniversário da vó Lúcia', icon: 'gift', color: 'plum', kind: 'Família' },
    ],
  },
];

/** The week, and what it holds day by day. */
export function Appointments() {
  return (
    <PlannerPage
      title="Compromissos"
      lead="Semana de 18 a 24 de outubro"
      icon="calendar"
      cover={<PathCover />}
      coverHeight={84}
      tone="day"
      layout="stack"
      isCrumbDark
    >
      <div className="planner-week">
        {week.map(({ name, day, dots }) => (
          <p key={day} className={day === 22 ? 'planner-week-today' : ''}>
            {name}
            <b>{day}</b>
            <i>
              {dots.map((color) => (
                <span key={color} style={{ background: color }} />
              ))}
            </i>
          </p>
        ))}
      </div>
      {days.map(({ day, name, events }) => (
        <section key={day} className="planner-agenda">
          <p className="planner-agenda-day">
            <b>{day}</b>
            {name}
          </p>
          <div>
            {events.map((event) => (
              <div key={event.name} className={`planner-event planner-event-${event.color}`}>
                <Icon name={event.icon} size={22} />
                <p>
                  <b>{event.name}</b>
                  {event.time}
                </p>
                <Tag color={event.color}>{event.kind}</Tag>
              </div>
            ))}
          </div>
        </section>
      ))}
    </PlannerPage>
  );
}
