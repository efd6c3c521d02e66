import { Checkbox, type Color, Table, Tag, ViewTabs } from './Notion.tsx';
import { PlannerPage } from './PlannerPage.tsx';

type Appointment = { name: string; time: string; kind: string; color: Color; isDone?: boolean };

const week: [weekday: string, day: number, kinds: Color[]][] = [
  ['dom', 18, ['purple', 'pink']],
  ['seg', 19, ['blue']],
  ['ter', 20, ['blue']],
  ['qua', 21, ['blue', 'pink']],
  ['qui', 22, ['blue', 'purple']],
  ['sex', 23, ['purple']],
  ['sáb', 24, ['pink']],
];
const appointments: Appointment[] = [
  { name: 'Contabilidade', time: 'hoje 7h30', kind: 'Faculdade', color: 'blue', isDone: true },
  { name: 'Célula na Bia', time: 'hoje 19h30', kind: 'Igreja', color: 'purple' },
  { name: 'Ensaio do louvor', time: 'sex 20h', kind: 'Igreja', color: 'purple' },
  { name: 'Niver da vó', time: 'sáb 16h', kind: 'Família', color: 'pink' },
  { name: 'Prova: Estatística', time: 'ter 7h30', kind: 'Faculdade', color: 'blue' },
];

/** The week, and the next appointments. */
export function Appointments() {
  return (
    <PlannerPage page="appointments">
      <ViewTabs names={['Calendário', 'Tabela']} />
      <div className="notion-week">
        {week.map(([weekday, day, kinds]) => (
          <p key={day}>
            {weekday}
            <b className={day === 22 ? 'notion-today' : ''}>{day}</b>
            <span>
              {kinds.map((color) => (
                <i key={color} className={`notion-dot notion-${color}`} />
              ))}
            </span>
          </p>
        ))}
      </div>
      <Table
        columns={[
          ['checkbox', ''],
          ['title', 'Nome'],
          ['date', 'Quando'],
          ['select', 'Tipo'],
        ]}
        rows={appointments.map(({ name, time, kind, color, isDone = false }) => [
          <Checkbox key={name} isDone={isDone} />,
          name,
          time,
          <Tag key={kind} color={color}>
            {kind}
          </Tag>,
        ])}
        hasNew
      />
    </PlannerPage>
  );
}
