import { group, list } from '../fields/field.ts';
import { text } from '../fields/text.ts';

/** A list of numbers, each with a label that says what it counts. */
export const numbers = (limits: { min: number; max: number }) =>
  list(
    group(
      {
        value: text(16, { label: 'Número', help: 'Só o que você pode provar.', initial: '{garantia} dias' }),
        label: text(60, { label: 'O que ele conta', initial: 'de garantia' }),
      },
      { label: 'Número' },
    ),
    { label: 'Números', ...limits },
  );
