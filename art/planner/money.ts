/** 1885 -> "1.885,00", as it is written in Brazil. */
export function amount(value: number): string {
  return value.toLocaleString('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

/** 1885 -> "R$ 1.885,00", never broken over two lines. */
export function reais(value: number): string {
  return `R$\u00a0${amount(value)}`;
}

export function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
