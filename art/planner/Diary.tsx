import { WavesCover } from './covers/nightCovers.tsx';
import { Icon } from './icons.tsx';
import { PlannerPage, Section } from './PlannerPage.tsx';

/** A day's mood is how high its sun stands. */
type Mood = 'high' | 'half' | 'low' | 'night';

const moods: [Mood, string][] = [
  ['high', 'Alegre'],
  ['half', 'Em paz'],
  ['low', 'Cansativo'],
  ['night', 'Difícil'],
];
const letters: Record<string, Mood> = { a: 'high', p: 'half', c: 'low', d: 'night' };
/** October, from Thursday the 1st to today, the 22nd. */
const days = [...'papcpacpdpapcaappcdppa'].map((letter) => letters[letter]);
const today = days.length;
const month = Array.from({ length: 31 }, (_, index) => index + 1);
const weekdays = ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sáb'];
const thanks = [
  'A ligação da minha mãe no almoço',
  'Consegui entender Estatística',
  'A chuva na hora de dormir',
];

function classOf(day: number): string {
  const mood = days[day - 1];
  if (!mood) return 'planner-day-cell';
  return `planner-day-cell planner-sun-${mood}${day === today ? ' planner-day-now' : ''}`;
}

/** The month at a glance, and today's three lines of gratitude. */
export function Diary() {
  return (
    <PlannerPage
      crumb="Diário"
      title="Outubro"
      lead="22 de 31 dias escritos"
      icon="moon"
      cover={<WavesCover />}
      coverHeight={146}
      tone="paper"
      layout="over"
      isRoundIcon
    >
      <div className="planner-month">
        {weekdays.map((name) => (
          <p key={name}>{name}</p>
        ))}
        {month.map((day) => (
          <span key={day} className={classOf(day)} style={day === 1 ? { gridColumn: 5 } : undefined}>
            <b>{day}</b>
          </span>
        ))}
      </div>
      <div className="planner-moods">
        {moods.map(([mood, name]) => (
          <p key={mood}>
            <span className={`planner-day-cell planner-sun-${mood}`} />
            {name}
          </p>
        ))}
      </div>
      <Section title="Três motivos para agradecer" />
      <ol className="planner-thanks">
        {thanks.map((line) => (
          <li key={line}>
            <Icon name="heart" size={18} />
            {line}
          </li>
        ))}
      </ol>
    </PlannerPage>
  );
}
