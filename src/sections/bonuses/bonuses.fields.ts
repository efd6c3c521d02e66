import { choice } from '../../fields/choice.ts';
import { group, list } from '../../fields/field.ts';
import { picture } from '../../fields/picture.ts';
import { price } from '../../fields/price.ts';
import { reference } from '../../fields/reference.ts';
import { prose, text } from '../../fields/text.ts';
import { button } from '../buttons.ts';
import { defineSection, heading } from '../section.ts';

export const bonuses = defineSection(
  {
    kind: 'bonuses',
    group: 'price',
    describesProduct: true,
    drawing: 'M5 5h10v10H5zM19 7h24M19 11h16M5 18h10v10H5zM19 20h24M19 24h12',
    label: 'Bônus',
    help: 'O que vem junto, com o valor de cada item e, se quiser, a soma e o preço: “tudo isso por”.',
    example: {
      heading: 'Você recebe também',
      layout: 'list',
      items: [
        { title: 'Guia de primeiros passos', text: 'Um PDF curto para começar no mesmo dia.' },
        { title: 'Modelos prontos', text: 'Copie, troque o que for seu e use.' },
        { title: 'Suporte por e-mail', text: 'Tire as suas dúvidas com quem fez o produto.' },
      ],
    },
  },
  {
    heading: heading(80),
    text: prose(300, { label: 'Texto' }).optional(),
    layout: choice({
      label: 'Como aparecem',
      options: {
        list: { label: 'Em lista', help: 'Um embaixo do outro, com o valor ao lado.' },
        cards: { label: 'Em cartões', help: 'Lado a lado, com a imagem em cima.' },
      },
    }),
    items: list(
      group(
        {
          picture: picture({ label: 'Imagem', minWidth: 720 }).optional(),
          title: text(80, { label: 'Nome' }),
          text: prose(220, { label: 'Texto' }).optional(),
          value: price({
            label: 'Valor',
            help: 'Por quanto se vende separado. Só se for verdade (CDC, art. 37).',
            initial: '97,00',
          }).optional(),
        },
        { label: 'Item' },
      ),
      { label: 'Itens', help: 'Sem esta lista, aparecem os bônus do produto.', min: 1, max: 10 },
    ).optional(),
    only: list(reference({ to: 'bonus', label: 'Bônus' }), {
      label: 'Só alguns bônus do produto',
      help: 'Sem esta lista, aparecem todos.',
      min: 1,
      max: 10,
    }).optional(),
    sum: text(40, {
      label: 'Nome da soma dos valores',
      help: 'O site soma os valores. Sem nome, a soma não aparece.',
      initial: 'Valor somado',
    }).optional(),
    total: group(
      {
        label: text(40, { label: 'Antes do preço', initial: 'Tudo isso por' }),
        offer: reference({ to: 'offer', label: 'Preço da oferta' }),
      },
      { label: 'O preço de tudo' },
    ).optional(),
    button: button(60).optional(),
  },
);
