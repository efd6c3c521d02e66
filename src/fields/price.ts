import { parseReais } from '../domain/format.ts';
import type { FieldLabel } from './field.ts';
import { parsedText } from './parsedText.ts';

type Options = FieldLabel & { initial?: string };

/** A price in reais, written "119,00" and kept in cents. Implements docs/behaviour.md#prices. */
export const price = ({ initial = '119,00', ...described }: Options) =>
  parsedText(parseReais, {
    kind: 'price',
    expected: 'um preço em reais, com vírgula e centavos',
    example: '119,00',
    initial,
    ...described,
  });
