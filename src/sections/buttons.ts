import { group, list } from '../fields/field.ts';
import { target } from '../fields/reference.ts';
import { text } from '../fields/text.ts';

/** A button with its words and where it leads. */
export const button = (most: number, label = 'Botão') =>
  group(
    {
      label: text(most, { label: 'O que está escrito', initial: 'Quero o meu' }),
      to: target({ label: 'Leva a' }),
    },
    { label },
  );

/** Up to two buttons. The second one is less prominent. */
export const buttons = (most: number) =>
  list(button(most), { label: 'Botões', help: 'O segundo é mais discreto.', least: 0, most: 2 });
