import { sum } from '../planner/budget.ts';

/** The budget of Marina and Caio for August, up to Sunday the 16th. The pages calculate their totals from it. */
export const incomes = { marina: 3850, caio: 3200 };
export const income = sum(Object.values(incomes));

export const categories: { name: string; planned: number; spent: number }[] = [
  { name: 'Moradia', planned: 1950, spent: 1950 },
  { name: 'Mercado', planned: 1400, spent: 842 },
  { name: 'Transporte', planned: 620, spent: 318 },
  { name: 'Saídas a dois', planned: 450, spent: 265 },
  { name: 'Nossas metas', planned: 900, spent: 900 },
  { name: 'Livre de cada um', planned: 600, spent: 600 },
  { name: 'Contas da casa', planned: 520, spent: 296 },
  { name: 'Dívidas', planned: 390, spent: 390 },
];
export const planned = sum(categories.map((category) => category.planned));

type Payer = 'Marina' | 'Caio';
export const bills: { name: string; day: number; value: number; payer: Payer; isPaid: boolean }[] = [
  { name: 'Aluguel', day: 5, value: 1450, payer: 'Caio', isPaid: true },
  { name: 'Condomínio', day: 8, value: 500, payer: 'Marina', isPaid: true },
  { name: 'Energia', day: 12, value: 186, payer: 'Marina', isPaid: true },
  { name: 'Internet', day: 15, value: 110, payer: 'Caio', isPaid: true },
  { name: 'Água', day: 18, value: 92, payer: 'Marina', isPaid: false },
  { name: 'Celulares', day: 20, value: 128, payer: 'Caio', isPaid: false },
];

export const debts: { name: string; left: number; installment: number }[] = [
  { name: 'Geladeira', left: 0, installment: 0 },
  { name: 'Notebook', left: 1080, installment: 180 },
  { name: 'Cartão antigo', left: 1260, installment: 210 },
];
export const owed = sum(debts.map(({ left }) => left));

/** The couple's emergency reserve, month by month since January. */
export const savings = [6100, 6600, 7100, 7600, 8100, 8600, 9100, 9600];
export const savingsGoal = 15000;

/** 1950 -> "1.950" */
export const formatInteger = (value: number): string => value.toLocaleString('pt-BR');
