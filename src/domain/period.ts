/** How often a price is paid; without a period it is paid once. */
export type Period = 'mes' | 'trimestre' | 'semestre' | 'ano';

type PeriodInfo = {
  /** The words after the price. */
  words: string;
  /** The duration for schema.org: a number of units, with the unit's UN/CEFACT code. */
  quantity: { value: number; unitCode: 'MON' | 'ANN' };
};

export const PERIODS: Record<Period, PeriodInfo> = {
  mes: { words: 'por mês', quantity: { value: 1, unitCode: 'MON' } },
  trimestre: { words: 'por trimestre', quantity: { value: 3, unitCode: 'MON' } },
  semestre: { words: 'por semestre', quantity: { value: 6, unitCode: 'MON' } },
  ano: { words: 'por ano', quantity: { value: 1, unitCode: 'ANN' } },
};
