import { expenses, income, reais, spent } from './budget.ts';
import { PropertyRow, Tag, ViewTabs } from './Notion.tsx';
import { PlannerPage } from './PlannerPage.tsx';

function Donut() {
  let from = 0;
  return (
    <svg width="168" height="168" viewBox="-84 -84 168 168" fill="none" aria-hidden="true">
      <g className="notion-slices">
        {expenses.map(({ name, value, color }) => {
          const share = (value / spent) * 100;
          from += share;
          return (
            <circle
              key={name}
              className={`notion-${color}`}
              r="69"
              strokeWidth="28"
              pathLength={100}
              strokeDasharray={`${share - 0.7} 100`}
              strokeDashoffset={share - from}
              transform="rotate(-90)"
            />
          );
        })}
      </g>
      <text y="-6">saiu</text>
      <text y="20" className="notion-total">
        {spent.toLocaleString('pt-BR')}
      </text>
    </svg>
  );
}

/** What came in, where it went and what is left. */
export function Finance() {
  return (
    <PlannerPage page="finance" title="Finanças de outubro">
      <PropertyRow icon="formula" label="Entrou">
        {reais(income)}
      </PropertyRow>
      <PropertyRow icon="formula" label="Saiu">
        {reais(spent)}
      </PropertyRow>
      <PropertyRow icon="formula" label="Sobra">
        <Tag color="green">{reais(income - spent)}</Tag>
      </PropertyRow>
      <ViewTabs names={['Gráfico', 'Tabela']} />
      <div className="notion-chart">
        <Donut />
        <ul>
          {expenses.map(({ name, value, color }) => (
            <li key={name}>
              <Tag color={color}>{name}</Tag>
              {value},00
            </li>
          ))}
        </ul>
      </div>
    </PlannerPage>
  );
}
