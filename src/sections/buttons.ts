import { group, list } from '../fields/field.ts';
import { target } from '../fields/reference.ts';
import { text } from '../fields/text.ts';

/** A button with its words and where it leads. */
export const button = (max: number, label = 'Botão') =>
  group(
    {
      label: text(max, { label: 'O que está escrito', initial: 'Quero o meu' }),
      to: target({ label: 'Leva a' }),
    },
    { label },
  );

/** Up to two buttons. The second one is less prominent. */
export const buttons = (max: number) =>
  list(button(max), { label: 'Botões', help: 'O segundo é mais discreto.', min: 0, max: 2 });
