import { income, offering, reais, sum, tithe } from './budget.ts';
import { PropertyRow, Status, Table, Total, ViewTabs } from './Notion.tsx';
import { PlannerPage } from './PlannerPage.tsx';

/** The income of each month since January; a tenth of it is the tithe. */
const incomes = [1600, 1600, 1600, 1850, 1850, 2050, 1850, 1850, 2120, income];
const months: [name: string, tithe: number][] = [
  ['Outubro', tithe],
  ['Setembro', 212],
  ['Agosto', 185],
];

/** The tithe of each month, and this month's offering. */
export function Tithe() {
  return (
    <PlannerPage page="tithe" title="Dízimo e ofertas">
      <PropertyRow icon="number" label="Renda do mês">
        {reais(income)}
      </PropertyRow>
      <PropertyRow icon="formula" label="Dízimo (10%)">
        {reais(tithe)}
      </PropertyRow>
      <PropertyRow icon="number" label="Oferta">
        {reais(offering)}
      </PropertyRow>
      <PropertyRow icon="status" label="Situação">
        <Status color="green">Entregue</Status>
      </PropertyRow>
      <ViewTabs names={['Tabela', 'Gráfico']} />
      <Table
        columns={[
          ['title', 'Mês'],
          ['formula', 'Dízimo'],
          ['status', 'Situação'],
        ]}
        rows={months.map(([name, given]) => [
          name,
          reais(given),
          <Status key="given" color="green">
            Entregue
          </Status>,
        ])}
        hasMore
        totals={[
          <Total key="count" name="Contagem" value={incomes.length} />,
          <Total key="sum" name="Soma" value={reais(sum(incomes) / 10)} />,
        ]}
      />
    </PlannerPage>
  );
}
