import { reais } from '../planner/budget.ts';
import { PropertyRow, Status, Table, Tag, Total, ViewTabs } from '../planner/Notion.tsx';
import { FinancePage } from './FinancePage.tsx';
import { categories, formatInteger, income, incomes, planned } from './money.ts';

/** The month's budget by category, and how much of it is left. */
export function Budget() {
  return (
    <FinancePage page="budget" title="Orçamento de agosto">
      <PropertyRow icon="formula" label="Entra">
        {reais(income)}
      </PropertyRow>
      <PropertyRow icon="tags" label="De quem">
        <Tag color="green">Marina {formatInteger(incomes.marina)}</Tag>
        <Tag color="orange">Caio {formatInteger(incomes.caio)}</Tag>
      </PropertyRow>
      <PropertyRow icon="formula" label="Sem destino">
        {reais(income - planned)}
      </PropertyRow>
      <ViewTabs names={['Tabela', 'Gráfico']} />
      <Table
        columns={[
          ['title', 'Categoria'],
          ['number', 'Plano'],
          ['number', 'Gasto'],
          ['formula', 'Resta'],
        ]}
        rows={categories.slice(0, 5).map((category) => [
          category.name,
          formatInteger(category.planned),
          formatInteger(category.spent),
          category.planned === category.spent ? (
            <Status key="done" color="gray">
              0
            </Status>
          ) : (
            <Status key="left" color="green">
              {formatInteger(category.planned - category.spent)}
            </Status>
          ),
        ])}
        totals={[
          <Total key="count" name="Contagem" value={categories.length} />,
          <Total key="sum" name="Soma" value={formatInteger(planned)} />,
        ]}
      />
    </FinancePage>
  );
}
