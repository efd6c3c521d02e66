/** A count the way Brazil writes it: 1247 is "1.247" (specification §9, badges). */
export function formatCount(count: number): string {
  return count.toLocaleString('pt-BR');
}

/** A rating out of five the way Brazil writes it: 4.9 is "4,9" (specification §9, badges). */
export function formatRating(rating: number): string {
  return rating.toLocaleString('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}
