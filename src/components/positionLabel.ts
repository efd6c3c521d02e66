import type { Content } from '../content-model/schemas.ts';
import { fillPlaceholders } from '../domain/placeholders.ts';

/** The position of the item at `index` (from 0): "1 de 10" for the first of ten. */
export const positionLabel = (
  { position }: Content['interface']['carousel'],
  index: number,
  total: number,
): string => fillPlaceholders(position, { posicao: String(index + 1), total: String(total) });
