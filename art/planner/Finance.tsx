import { balance, expenses, incomes, totalExpenses, totalIncome } from './budget.ts';
import { colors } from './colors.ts';
import { OliveCover } from './covers/dayCovers.tsx';
import { amount } from './money.ts';
import { PlannerPage, Section, Tag } from './PlannerPage.tsx';

const hues = [colors.ember, colors.indigo, colors.apricot, colors.plum, colors.dusty, '#f6cd80'];

type Slice = { name: string; value: number; color: string; from: number; share: number };

function slices(): Slice[] {
  let from = 0;
  return expenses.map(({ name, value }, index) => {
    const share = (value / totalExpenses) * 100;
    const slice = { name, value, share, from, color: hues[index] ?? colors.ink };
    from += share;
    return slice;
  });
}

function Donut() {
  return (
    <div className="planner-donut">
      <svg width="148" height="148" viewBox="0 0 148 148" aria-hidden="true">
        {slices().map(({ name, color, from, share }) => (
          <circle
            key={name}
            cx="74"
            cy="74"
            r="60"
            fill="none"
            stroke={color}
            strokeWidth="24"
            pathLength={100}
            strokeDasharray={`${share - 0.8} 100`}
            strokeDashoffset={-from}
            transform="rotate(-90 74 74)"
          />
        ))}
      </svg>
      <p>
        saiu
        <b>{amount(totalExpenses).slice(0, -3)}</b>
      </p>
    </div>
  );
}

/** What came in, where it went and what is left. */
export function Finance() {
  return (
    <PlannerPage
      title="Finanças"
      lead="Outubro, em reais"
      icon="wallet"
      cover={<OliveCover />}
      coverHeight={89}
      tone="paper"
      layout="stack"
      isCrumbDark
    >
      <div className="planner-finance-sums">
        <p>
          Entradas <b>{amount(totalIncome)}</b>
        </p>
        <p>
          Saídas <b>{amount(totalExpenses)}</b>
        </p>
        <p className="planner-finance-balance">
          Saldo <b>{amount(balance)}</b>
        </p>
      </div>
      <div className="planner-finance-where">
        <Donut />
        <ul>
          {slices().map(({ name, value, color }) => (
            <li key={name}>
              <i style={{ background: color }} />
              {name}
              <b>{amount(value)}</b>
            </li>
          ))}
        </ul>
      </div>
      <Section title="Entradas" note="3 de 3 recebidas" />
      <table className="planner-table planner-finance-table">
        <tbody>
          {incomes.map(({ name, day, value }) => (
            <tr key={name}>
              <td>{name}</td>
              <td>dia {day}</td>
              <td>
                <Tag color="blue">Recebido</Tag>
              </td>
              <td>
                <b>{amount(value)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </PlannerPage>
  );
}
