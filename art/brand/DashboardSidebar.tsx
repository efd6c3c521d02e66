import { LogoMark } from '../../src/components/LogoMark.tsx';
import { palette } from '../palette.ts';
import { Icon, type IconName } from '../planner/icons.tsx';

const pages: [IconName, string][] = [
  ['book', 'Bíblia'],
  ['sunrise', 'Devocional'],
  ['pen', 'Anotações'],
  ['calendar', 'Compromissos'],
  ['moon', 'Diário'],
  ['wheat', 'Dízimo'],
  ['wallet', 'Finanças'],
  ['cap', 'Estudos'],
  ['dumbbell', 'Treino'],
  ['flag', 'Metas'],
];

/** The list of the template's pages, at the left of the computer's screen. */
export function DashboardSidebar() {
  return (
    <aside className="dashboard-sidebar">
      <p className="dashboard-brand">
        <LogoMark accent={palette.horizon} />
        Planner Devocional
      </p>
      {pages.map(([icon, name]) => (
        <p key={name} className={name === 'Devocional' ? 'dashboard-current' : ''}>
          <Icon name={icon} size={22} />
          {name}
        </p>
      ))}
    </aside>
  );
}
