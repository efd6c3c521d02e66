// Fields that several kinds of price sections have.
import { group, list } from '../../fields/field.ts';
import { reference, target } from '../../fields/reference.ts';
import { prose, text } from '../../fields/text.ts';

export const offer = reference({ to: 'offer', label: 'Oferta' });

export const introduction = prose(300, { label: 'Texto embaixo do título' }).optional();

export const countdownLabel = text(40, {
  label: 'Acima da contagem regressiva',
  help: 'Diz o que acaba.',
  initial: 'Este preço acaba em',
}).optional();

export const discount = text(40, {
  label: 'Etiqueta de desconto',
  initial: '{desconto}% de desconto',
}).optional();

export const installments = text(60, {
  label: 'Parcelas',
  initial: 'ou em até {parcelas}x de {valorParcela} no cartão',
}).optional();

export const buy = text(32, { label: 'Botão', help: 'Leva ao pagamento.' });

export const afterPayment = text(80, { label: 'Embaixo do botão' }).optional();

/** The link for visitors who decline the offer. */
export const decline = group(
  {
    label: text(60, { label: 'O que está escrito', initial: 'Não, obrigado' }),
    to: target({ label: 'Leva a' }),
  },
  { label: 'Link discreto embaixo do botão', help: 'Para quem não quer a oferta.' },
).optional();

/** The fields of an offer's card, which shows its price below the list price and the usual price. */
export const offerCard = {
  offer,
  badge: text(24, { label: 'Etiqueta acima do preço' }).optional(),
  normalLabel: text(24, {
    label: 'Nome do preço de tabela',
    help: 'Aparece se a oferta tem um.',
    initial: 'Preço normal',
  }).optional(),
  promotionalLabel: text(24, {
    label: 'Nome do preço de sempre',
    help: 'O da oferta principal, que tem de ser maior. Sem nome, ele não aparece.',
    initial: 'Preço promocional',
  }).optional(),
  exclusiveLabel: text(30, { label: 'Nome do preço desta oferta' }).optional(),
  paymentNote: text(30, { label: 'Ao lado do preço' }).optional(),
  discount: text(40, { label: 'Linha do desconto' }).optional(),
  buy: text(60, { label: 'Botão de comprar' }),
  decline,
  trust: list(text(32, { label: 'Frase' }), { label: 'Frases de confiança', min: 0, max: 6 }),
  warning: text(140, {
    label: 'Aviso de última chance',
    help: 'A página abre de novo para quem tem o endereço: se não for verdade, anúncios podem reprovar e a lei proíbe (CDC, art. 37).',
  }).optional(),
};
