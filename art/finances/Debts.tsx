import { reais, sum } from '../planner/budget.ts';
import { Callout, PropertyRow, Status, Table, ViewTabs } from '../planner/Notion.tsx';
import { FinancePage } from './FinancePage.tsx';
import { debts, formatInteger, owed } from './money.ts';

/** Each debt, and how many payments are left. */
export function DebtTable() {
  return (
    <Table
      columns={[
        ['title', 'Dívida'],
        ['number', 'Falta'],
        ['formula', 'Parcelas'],
      ]}
      rows={debts.map(({ name, left, installment }) => [
        name,
        formatInteger(left),
        left === 0 ? (
          <Status key="done" color="green">
            Quitada
          </Status>
        ) : (
          `${left / installment}x de ${formatInteger(installment)}`
        ),
      ])}
    />
  );
}

/** The couple's debts, with the smallest remaining amount first. */
export function Debts() {
  return (
    <FinancePage page="debts">
      <PropertyRow icon="formula" label="Falta pagar">
        {reais(owed)}
      </PropertyRow>
      <PropertyRow icon="formula" label="Por mês">
        {reais(sum(debts.map(({ installment }) => installment)))}
      </PropertyRow>
      <PropertyRow icon="date" label="Livres em">
        fevereiro de 2027
      </PropertyRow>
      <ViewTabs names={['Tabela', 'Gráfico']} />
      <DebtTable />
      <Callout icon="bulb" color="yellow">
        <p>
          Quitamos a geladeira em julho. Os 120 reais dela agora vão para o <b>cartão antigo</b>.
        </p>
      </Callout>
    </FinancePage>
  );
}
