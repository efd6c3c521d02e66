import { choice } from '../../fields/choice.ts';
import { prose } from '../../fields/text.ts';
import { button } from '../buttons.ts';
import { clockStyles } from '../prices/stripStyles.ts';
import { defineSection } from '../section.ts';

export const announcement = defineSection(
  {
    kind: 'announcement',
    group: 'opening',
    drawing: 'M4 4h40v9H4zM10 8.5h14M32 8.5h7M10 20h28M10 25h20',
    label: 'Faixa de aviso',
    help: 'Uma linha no alto da página, com o prazo da oferta se você quiser.',
    example: { text: 'Compre hoje e comece hoje: **o acesso chega por e-mail**.', time: 'off' },
  },
  {
    text: prose(120, { label: 'Aviso' }),
    time: choice({
      label: 'Prazo da oferta',
      options: {
        off: 'Sem prazo',
        countdown: {
          label: 'Contagem regressiva',
          help: 'A de Preços e ofertas. Depois do prazo, o aviso diz que ele acabou.',
        },
        date: { label: 'Em palavras', help: 'A frase do prazo ou da promoção, de Preços e ofertas.' },
      },
    }),
    link: button(30).optional(),
  },
  ({ time }, { offers }) => [
    'sections/announcement/announcement',
    ...(time === 'countdown' ? clockStyles(offers) : []),
  ],
);
