import { list } from '../../fields/field.ts';
import { picture } from '../../fields/picture.ts';
import { prose, text } from '../../fields/text.ts';
import { defineSection } from '../section.ts';

export const guarantee = defineSection(
  {
    kind: 'guarantee',
    group: 'trust',
    drawing: 'M10 6 4 8.5V15c0 5 3 8.5 6 10.5 3-2 6-5.5 6-10.5V8.5zM21 9h22M21 15h20M21 19h18M21 23h12',
    label: 'Garantia',
    help: 'A garantia em destaque, com um selo e, se quiser, como ela funciona.',
    example: {
      points: [
        'Escreva para o suporte dentro do prazo',
        'Você não precisa explicar o motivo',
        'O valor volta pelo mesmo meio de pagamento',
      ],
    },
  },
  {
    heading: text(80, {
      label: 'Título',
      help: 'Vazio: o da garantia do site.',
      initial: 'Garantia de {garantia} dias',
    }).optional(),
    text: prose(500, { label: 'Texto', help: 'Vazio: o da garantia do site.' }).optional(),
    points: list(text(100, { label: 'Ponto' }), {
      label: 'Como funciona',
      min: 1,
      max: 4,
    }).optional(),
    seal: picture({
      label: 'Selo',
      help: 'De preferência com fundo transparente. Sem ele, um escudo.',
      minWidth: 320,
    }).optional(),
  },
);
