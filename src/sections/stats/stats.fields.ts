import { text } from '../../fields/text.ts';
import { numbers } from '../numbers.ts';
import { defineSection, heading } from '../section.ts';

export const stats = defineSection(
  {
    kind: 'stats',
    group: 'trust',
    describesProduct: true,
    drawing: 'M6 11h8v6H6zM20 11h8v6h-8zM34 11h8v6h-8zM5 22h10M19 22h10M33 22h10',
    label: 'Números',
    help: 'Um a seis números grandes, com o que cada um conta.',
    example: {
      numbers: [
        { value: '{garantia} dias', label: 'para testar e, se não gostar, pedir o dinheiro de volta' },
        { value: '1 vez', label: 'é quanto você paga: não há mensalidade' },
        { value: '24 horas', label: 'por dia de acesso, no celular e no computador' },
      ],
    },
  },
  {
    heading: heading(70).optional(),
    numbers: numbers({ min: 1, max: 6 }),
    note: text(160, {
      label: 'Embaixo dos números',
      help: 'Pequeno: de onde eles vêm, e de quando são.',
      initial: 'Números de hoje, atualizados todo mês.',
    }).optional(),
  },
  () => ['components/statList'],
);
