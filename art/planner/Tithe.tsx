import { income, offering, reais, sum, tithe } from './budget.ts';
import { Checkbox, NotionPage, PropertyRow, Status, Table, ViewTabs } from './Notion.tsx';

/** The income of each month since January; the tenth of it is the tithe. */
const incomes = [1600, 1600, 1600, 1850, 1850, 2050, 1850, 1850, 2120, income];
const months: [name: string, income: number, tithe: number][] = [
  ['Outubro', income, tithe],
  ['Setembro', 2120, 212],
  ['Agosto', 1850, 185],
  ['Julho', 1850, 185],
];

/** The tenth of each month, and what is given beyond it. */
export function Tithe() {
  return (
    <NotionPage page="tithe" title="Dízimo e ofertas">
      <PropertyRow icon="number" label="Renda do mês">
        {reais(income)}
      </PropertyRow>
      <PropertyRow icon="formula" label="Dízimo (10%)">
        {reais(tithe)} <Status color="green">Entregue</Status>
      </PropertyRow>
      <PropertyRow icon="number" label="Oferta">
        {reais(offering)} <Status color="green">Entregue</Status>
      </PropertyRow>
      <ViewTabs names={['Tabela', 'Gráfico', 'Calendário']} />
      <Table
        columns={[
          ['text', 'Mês'],
          ['number', 'Renda'],
          ['formula', 'Dízimo'],
          ['checkbox', ''],
        ]}
        rows={months.map(([name, earned, tenth]) => [
          name,
          reais(earned),
          reais(tenth),
          <Checkbox key="given" isDone />,
        ])}
        footer={<>Dízimo no ano: {reais(sum(incomes) / 10)}</>}
      />
    </NotionPage>
  );
}
