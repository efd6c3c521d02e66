import { Face, type Mood } from './emoji.tsx';
import { type Color, Tag, Toggle, ViewTabs } from './Notion.tsx';
import { PlannerPage } from './PlannerPage.tsx';

const moods: { mood: Mood; name: string; color: Color }[] = [
  { mood: 'happy', name: 'Alegre', color: 'yellow' },
  { mood: 'calm', name: 'Tranquilo', color: 'green' },
  { mood: 'tired', name: 'Cansativo', color: 'blue' },
  { mood: 'hard', name: 'Difícil', color: 'red' },
];
/** Each day's mood, by the initial of its name, from Thursday, 1 October, to today, the 22nd. */
const dayMoods = [...'TATCTACTDTATCAATTCDTTA'].flatMap((letter) =>
  moods.filter(({ name }) => name.startsWith(letter)),
);
const today = dayMoods.length;
const month = Array.from({ length: 31 }, (_, index) => index + 1);

/** The month at a glance, and today's three reasons to be grateful. */
export function Diary() {
  return (
    <PlannerPage page="diary" title="Diário de outubro">
      <ViewTabs names={['Calendário', 'Tabela']} />
      <div className="notion-month">
        {['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sáb'].map((name) => (
          <p key={name}>{name}</p>
        ))}
        {month.map((day) => (
          <div key={day} style={day === 1 ? { gridColumn: 5 } : undefined}>
            <b className={day === today ? 'notion-today' : ''}>{day}</b>
            {dayMoods.slice(day - 1, day).map(({ mood }) => (
              <Face key={mood} mood={mood} />
            ))}
          </div>
        ))}
      </div>
      <p className="notion-moods">
        {moods.map(({ mood, name, color }) => (
          <Tag key={mood} color={color}>
            <Face mood={mood} size={20} />
            {name}
          </Tag>
        ))}
      </p>
      <Toggle title="Três motivos para agradecer" isOpen>
        <ol>
          <li>A ligação da minha mãe no almoço</li>
          <li>Consegui entender Estatística</li>
          <li>A chuva na hora de dormir</li>
        </ol>
      </Toggle>
      {/* Below the edge of the page's own picture, but visible on a phone. */}
      <div className="notion-below">
        <Toggle title="Oração antes de dormir" />
      </div>
    </PlannerPage>
  );
}
