import type { Color } from './Notion.tsx';

/** 1885 -> "R$ 1.885,00", which never wraps. */
export function reais(value: number): string {
  return `R$\u00a0${value.toLocaleString('pt-BR', { minimumFractionDigits: 2 })}`;
}

export function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** October's income. The finance page and the tithe page calculate with its sum. */
const incomes = { internship: 1680, guitarLessons: 520, artwork: 280 };
export const income = sum(Object.values(incomes));
export const tithe = income / 10;
export const offering = 50;

export const expenses: { name: string; value: number; color: Color }[] = [
  { name: 'Dízimo e ofertas', value: tithe + offering, color: 'orange' },
  { name: 'Moradia', value: 620, color: 'blue' },
  { name: 'Alimentação', value: 412, color: 'green' },
  { name: 'Reserva', value: 300, color: 'purple' },
  { name: 'Faculdade', value: 220, color: 'yellow' },
  { name: 'Transporte', value: 190, color: 'pink' },
];
export const spent = sum(expenses.map(({ value }) => value));
