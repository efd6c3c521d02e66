import { colors } from './colors.ts';
import { BooksCover } from './covers/dayCovers.tsx';
import { PlannerPage, ProgressRing, Section, Tag } from './PlannerPage.tsx';

const subjects = [
  { name: 'Contabilidade', done: 72, grade: '8,5', color: colors.ember },
  { name: 'Estatística', done: 55, grade: '7,0', color: colors.dustyDeep },
  { name: 'Marketing', done: 88, grade: '9,2', color: colors.wheat },
  { name: 'Economia', done: 64, grade: '8,0', color: colors.plum },
];
const exams = [
  { name: 'Estatística', topic: 'Probabilidade', day: '27/10', left: 'em 5 dias', color: 'ember' },
  { name: 'Economia', topic: 'Inflação', day: '3/11', left: 'em 12 dias', color: 'gold' },
] as const;
const sessions = Array.from({ length: 8 }, (_, index) => index + 1);
const finished = 6;

/** The term: subjects, what is coming, and today's sessions of 25 minutes. */
export function Study() {
  return (
    <PlannerPage
      title="Estudos"
      lead="4º período de Administração"
      icon="cap"
      cover={<BooksCover />}
      coverHeight={103}
      tone="day"
      layout="stack"
      isCrumbDark
    >
      <div className="planner-study-subjects">
        {subjects.map(({ name, done, grade, color }) => (
          <div key={name}>
            <ProgressRing value={done} size={54} stroke={6} color={color}>
              <span className="planner-study-done">{done}%</span>
            </ProgressRing>
            <p>
              <b>{name}</b>
              Média {grade}
            </p>
          </div>
        ))}
      </div>
      <Section title="Próximas provas" />
      {exams.map(({ name, topic, day, left, color }) => (
        <div key={name} className="planner-study-exam">
          <b>{day}</b>
          <p>
            {name} <span>{topic}</span>
          </p>
          <Tag color={color}>{left}</Tag>
        </div>
      ))}
      <div className="planner-study-focus">
        <p>
          <b>Pomodoro</b>
          {finished} de {sessions.length} · 2h30 de foco
        </p>
        <div>
          {sessions.map((session) => (
            <span key={session} className={session <= finished ? 'planner-study-full' : ''} />
          ))}
        </div>
      </div>
    </PlannerPage>
  );
}
