import { list } from '../../fields/field.ts';
import { picture } from '../../fields/picture.ts';
import { reference } from '../../fields/reference.ts';
import { text } from '../../fields/text.ts';
import { defineSection, heading, paragraph } from '../section.ts';

export const offerHero = defineSection(
  {
    kind: 'offerHero',
    drawing: 'M5 8h14M5 12h10M5 17h12M26 5h17v22H26zM29 9h11M29 14h7M29 20h11v3H29z',
    label: 'Abertura com oferta',
    help: 'O título ao lado de um cartão com o preço de tabela, o de sempre e o desta oferta.',
  },
  {
    heading: heading(60),
    text: paragraph(160),
    offer: reference({ to: 'offer', label: 'Oferta' }),
    badge: text(24, { label: 'Etiqueta acima do preço' }),
    normalLabel: text(24, { label: 'Nome do preço de tabela' }),
    promotionalLabel: text(24, { label: 'Nome do preço de sempre' }),
    exclusiveLabel: text(30, { label: 'Nome do preço desta oferta' }),
    paymentNote: text(30, { label: 'Ao lado do preço' }),
    discount: text(40, { label: 'Linha do desconto' }),
    buy: text(60, { label: 'Botão de comprar' }),
    trust: list(text(32, { label: 'Frase' }), { label: 'Frases de confiança', least: 2, most: 6 }),
    warning: text(140, {
      label: 'Aviso de última chance',
      help: 'A página abre de novo para quem tem o endereço: se não for verdade, anúncios podem reprovar e a lei proíbe (CDC, art. 37).',
    }).optional(),
    mockup: picture({
      label: 'Imagem do produto',
      help: 'De preferência com fundo transparente: ela aparece sobre fundo escuro.',
      leastWidth: 1200,
      maxAlt: 120,
    }).optional(),
  },
  () => ['components/bigPrice'],
);
