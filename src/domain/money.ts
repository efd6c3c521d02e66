const REAIS = /^(?:R\$\s?)?(\d{1,3}(?:\.\d{3}){1,2}|\d{1,5}),(\d{2})$/;

/**
 * Cents of a price written the Brazilian way: "119,00", "R$ 1.119,90".
 * Throws a RangeError for any other writing (specification §9).
 */
export function parseReais(text: string): number {
  const match = REAIS.exec(text.trim());
  if (!match?.[1]) throw new RangeError(`"${text}" is not a price in reais with cents, such as 119,00`);
  return Number(match[1].replaceAll('.', '')) * 100 + Number(match[2]);
}

/** A price in cents as the main page writes it: 11900 is "R$ 119,00" (specification §9). */
export function formatReais(priceCents: number): string {
  const reais = Math.trunc(priceCents / 100).toLocaleString('pt-BR');
  return `R$ ${reais},${String(priceCents % 100).padStart(2, '0')}`;
}

/** A price in cents as the offer page writes it: without cents when there are none, "R$ 57" (specification §2). */
export function formatShortReais(priceCents: number): string {
  return formatReais(priceCents).replace(',00', '');
}
