import { offerings, totalIncome } from './budget.ts';
import { WheatCover } from './covers/dayCovers.tsx';
import { Icon } from './icons.tsx';
import { amount, reais, sum } from './money.ts';
import { PlannerPage, ProgressBar, Section } from './PlannerPage.tsx';

const months = [
  { name: 'Janeiro', income: 1600, offering: 20 },
  { name: 'Fevereiro', income: 1600, offering: 20 },
  { name: 'Março', income: 1600, offering: 30 },
  { name: 'Abril', income: 1850, offering: 30 },
  { name: 'Maio', income: 1850, offering: 50 },
  { name: 'Junho', income: 2050, offering: 50 },
  { name: 'Julho', income: 1850, offering: 50 },
  { name: 'Agosto', income: 1850, offering: 50 },
  { name: 'Setembro', income: 2120, offering: 80 },
  { name: 'Outubro', income: totalIncome, offering: offerings.missions },
].map((month) => ({ ...month, tithe: month.income / 10 }));

const total = sum(months.map(({ tithe }) => tithe));
const highest = Math.max(...months.map(({ tithe }) => tithe));

/** The tenth of each month, and what was given beyond it. */
export function Tithe() {
  return (
    <PlannerPage
      crumb="Dízimo"
      title="Dízimo e ofertas"
      lead="Entregue no culto do dia 18"
      icon="wheat"
      cover={<WheatCover />}
      coverHeight={104}
      tone="gold"
      layout="centre"
      isRoundIcon
      isCrumbDark
    >
      <div className="planner-tithe-sum">
        <p>
          <b>{reais(offerings.tithe)}</b>
          10% de {reais(totalIncome)}
        </p>
        <div className="planner-tithe-chart">
          {months.map(({ name, tithe }) => (
            <p key={name}>
              <span style={{ height: (tithe / highest) * 76 }} />
              {name[0]}
            </p>
          ))}
        </div>
      </div>
      <Section title="Mês a mês" note={`No ano: ${reais(total)}`} />
      <table className="planner-table">
        <thead>
          <tr>
            <th>Mês</th>
            <th>Entradas</th>
            <th>Dízimo</th>
            <th>Ofertas</th>
          </tr>
        </thead>
        <tbody>
          {months
            .slice(-3)
            .reverse()
            .map(({ name, income, tithe, offering }) => (
              <tr key={name}>
                <td>{name}</td>
                <td>{amount(income)}</td>
                <td>
                  <b>{amount(tithe)}</b>
                </td>
                <td>{amount(offering)}</td>
              </tr>
            ))}
        </tbody>
      </table>
      <div className="planner-tithe-mission">
        <Icon name="globe" size={30} />
        <div>
          <p>
            <b>Missão no sertão</b>
            <span>
              {reais(450)} de {reais(600)}
            </span>
          </p>
          <ProgressBar value={75} />
        </div>
      </div>
    </PlannerPage>
  );
}
