import { type Color, Progress, Tag, ViewTabs } from '../planner/Notion.tsx';
import { FinancePage } from './FinancePage.tsx';
import { formatInteger } from './money.ts';

type Goal = { name: string; when: string; color: Color; saved: number; price: number };

const goals: Goal[] = [
  { name: 'Viagem ao Chile', when: 'jul/27', color: 'blue', saved: 3600, price: 8000 },
  { name: 'Sofá novo', when: 'out/26', color: 'orange', saved: 1350, price: 1500 },
  { name: 'Entrada do apê', when: 'dez/29', color: 'purple', saved: 14400, price: 60000 },
  { name: 'Curso da Marina', when: 'fev/27', color: 'pink', saved: 960, price: 2400 },
];

/** The couple's savings goals. */
export function CoupleGoals() {
  return (
    <FinancePage page="goals">
      <ViewTabs names={['Galeria', 'Tabela']} />
      <div className="notion-gallery finance-goals">
        {goals.map(({ name, when, color, saved, price }) => (
          <div key={name} className="notion-card">
            <b>{name}</b>
            <p>
              <Tag color={color}>{when}</Tag>
            </p>
            <Progress value={Math.round((saved / price) * 100)} color={color} />
            <p className="notion-soft">
              {formatInteger(saved)} de {formatInteger(price)}
            </p>
          </div>
        ))}
      </div>
    </FinancePage>
  );
}
