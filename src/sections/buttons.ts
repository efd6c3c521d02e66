import { group, list } from '../fields/field.ts';
import { target } from '../fields/reference.ts';
import { text } from '../fields/text.ts';

/** The fields of a button: its label and its target. */
export const button = (max: number, label = 'Botão') =>
  group(
    {
      label: text(max, { label: 'O que está escrito', initial: 'Quero o meu' }),
      to: target({ label: 'Leva a' }),
    },
    { label },
  );

/** A list of up to two buttons. The second one is less prominent. */
export const buttons = (max: number) =>
  list(button(max), { label: 'Botões', help: 'O segundo é mais discreto.', min: 0, max: 2 });
