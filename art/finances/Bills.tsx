import { reais, sum } from '../planner/budget.ts';
import { Checkbox, Progress, PropertyRow, Table, Tag, ViewTabs } from '../planner/Notion.tsx';
import { FinancePage } from './FinancePage.tsx';
import { bills, formatInteger } from './money.ts';

const paid = sum(bills.filter(({ isPaid }) => isPaid).map(({ value }) => value));
const total = sum(bills.map(({ value }) => value));

/** The monthly bills, and who pays each of them. */
export function Bills() {
  return (
    <FinancePage page="bills">
      <PropertyRow icon="formula" label="Já pago">
        <Progress value={Math.round((paid / total) * 100)} />
      </PropertyRow>
      <PropertyRow icon="formula" label="Ainda vence">
        {reais(total - paid)}
      </PropertyRow>
      <ViewTabs names={['Tabela', 'Calendário']} />
      <Table
        columns={[
          ['checkbox', ''],
          ['title', 'Conta'],
          ['date', 'Dia'],
          ['number', 'Valor'],
          ['select', 'Quem'],
        ]}
        rows={bills.map(({ name, day, value, payer, isPaid }) => [
          <Checkbox key={name} isDone={isPaid} />,
          name,
          day,
          formatInteger(value),
          <Tag key={name} color={payer === 'Marina' ? 'green' : 'orange'}>
            {payer}
          </Tag>,
        ])}
      />
    </FinancePage>
  );
}
