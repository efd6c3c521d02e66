import { reais } from '../planner/budget.ts';
import { CheckRow, Progress, PropertyRow, Toggle, ViewTabs } from '../planner/Notion.tsx';
import { FinancePage } from './FinancePage.tsx';
import { formatInteger, savings, savingsGoal } from './money.ts';

const saved = savings.at(-1) ?? 0;
const months = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago'];

/** A bar chart of the savings, month by month. */
function SavingsChart() {
  return (
    <svg className="finance-bars" viewBox="0 0 428 138" aria-hidden="true">
      <path d="M0 112h428M0 69h428M0 26h428" stroke="#e9e9e7" />
      {savings.map((value, index) => (
        <g key={value} transform={`translate(${index * 54 + 8} 0)`}>
          <rect y={112 - value / 112} width="34" height={value / 112} rx="4" />
          <text x="17" y="133">
            {months[index]}
          </text>
        </g>
      ))}
      <text x="403" y={104 - saved / 112} className="finance-bars-last">
        {formatInteger(saved)}
      </text>
    </svg>
  );
}

const progress = <Progress value={Math.round((saved / savingsGoal) * 100)} color="purple" />;

/** The emergency reserve, and when it may be used. */
export function Reserve() {
  return (
    <FinancePage page="reserve" title="Reserva de emergência">
      <PropertyRow icon="number" label="Guardado">
        {reais(saved)}
      </PropertyRow>
      <PropertyRow icon="formula" label="Da meta">
        {progress}
      </PropertyRow>
      <ViewTabs names={['Gráfico', 'Tabela']} />
      <SavingsChart />
      <Toggle title="Só mexemos nela se…" isOpen>
        <CheckRow>um de nós ficar sem trabalho</CheckRow>
        <CheckRow>o carro ou a casa não puder esperar</CheckRow>
      </Toggle>
      {/* Below the edge of the page's own picture, but visible on a phone. */}
      <div className="notion-below">
        <Toggle title="Onde ela está guardada" />
        <Toggle title="Depósitos de cada mês" />
      </div>
    </FinancePage>
  );
}

/** The reserve with less text, for the small phone in front of a laptop. */
export function ReserveInBrief() {
  return (
    <FinancePage page="reserve">
      <p className="notion-quote">{reais(saved)}</p>
      <p>guardados</p>
      {progress}
      <SavingsChart />
      <Toggle title="Quando usar" />
      <Toggle title="Onde está" />
    </FinancePage>
  );
}
