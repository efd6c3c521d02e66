import { sum } from './money.ts';

/** October's money: the finance page adds it up, the tithe page takes its tenth from it. */
export const incomes = [
  { name: 'Estágio', day: 5, value: 1680 },
  { name: 'Aulas de violão', day: 10, value: 520 },
  { name: 'Artes digitais', day: 16, value: 280 },
];

const tithe = sum(incomes.map(({ value }) => value)) / 10;
const missions = 50;

export const offerings = { tithe, missions };

export const expenses = [
  { name: 'Dízimo e missões', value: tithe + missions },
  { name: 'Moradia', value: 620 },
  { name: 'Alimentação', value: 412 },
  { name: 'Reserva', value: 300 },
  { name: 'Faculdade', value: 220 },
  { name: 'Transporte', value: 190 },
];

export const totalIncome = sum(incomes.map(({ value }) => value));
export const totalExpenses = sum(expenses.map(({ value }) => value));
export const balance = totalIncome - totalExpenses;
