import type { z } from 'astro/zod';
import { bool, choice } from '../../fields/choice.ts';
import { dateTime } from '../../fields/date.ts';
import { group, list } from '../../fields/field.ts';
import { link } from '../../fields/link.ts';
import { count } from '../../fields/number.ts';
import { price } from '../../fields/price.ts';
import { id, reference } from '../../fields/reference.ts';
import { plainText, text } from '../../fields/text.ts';

/** The payment link of visitors who see version B of an A/B test. */
const checkoutB = link({ label: 'Link de pagamento da versão B' }).optional();

const installments = group(
  {
    count: count({ label: 'Em até quantas vezes', min: 1, max: 24, initial: 12 }),
    each: price({ label: 'Valor de cada parcela', initial: '11,90' }),
  },
  { label: 'Parcelamento' },
);

const offer = group(
  {
    id: id({ label: 'Nome curto', help: 'Os botões e os textos se referem à oferta por ele.' }),
    name: plainText(40, { label: 'Nome', help: 'Só você vê.' }),
    price: price({ label: 'Preço' }),
    listPrice: price({
      label: 'Preço de tabela',
      help: 'O maior: aparece riscado.',
      initial: '197,00',
    }).optional(),
    installments: installments.optional(),
    period: choice({
      label: 'Cobrança',
      help: 'Para assinaturas: aparece depois do preço. Sem ela, a pessoa paga uma vez só.',
      options: { mes: 'Por mês', trimestre: 'Por trimestre', semestre: 'Por semestre', ano: 'Por ano' },
    }).optional(),
    checkout: link({
      label: 'Link de pagamento',
      help: 'Copie direto do painel da plataforma (Hotmart, Kiwify, Cakto…).',
    }),
    checkoutB,
    trackedValue: price({
      label: 'Valor informado nos relatórios de anúncios',
      help: 'O que a Meta e o Google recebem a cada clique no botão. Não aparece na página. Sem ele, nada é informado.',
    }).optional(),
    isFixed: bool({
      label: 'Preço fixo',
      help: 'Não muda com a promoção nem com o fim do prazo.',
    }).optional(),
  },
  { label: 'Oferta' },
);

/** The names in braces that only the promotion's sentence may use. */
export const PROMOTION_NAMES = ['promocaoInicio', 'promocaoFim', 'precoPromocao'] as const;

const promotion = group(
  {
    enabled: bool({ label: 'Ligada' }),
    price: price({
      label: 'Preço da promoção',
      help: 'Só enquanto ela durar. Tem de ser menor que o da oferta principal.',
    }),
    installments: installments.optional(),
    startsAt: dateTime({ label: 'Começo', help: 'Horário de Brasília.' }),
    endsAt: dateTime({ label: 'Fim', help: 'Horário de Brasília.' }),
    checkout: link({
      label: 'Pagamento da promoção',
      help: 'O de todos os botões das ofertas sem preço fixo, enquanto ela durar: o link da oferta que cobra o preço da promoção.',
    }),
    checkoutB,
    validity: text(120, {
      label: 'Frase da promoção',
      help: 'Com o preço, o começo e o fim: é verdade antes, durante e depois.',
      initial: '{precoPromocao} de {promocaoInicio} até {promocaoFim}',
      names: PROMOTION_NAMES,
    }),
    trackedValue: price({
      label: 'Valor informado nos relatórios durante a promoção',
      help: 'Vazio: o de sempre.',
    }).optional(),
  },
  {
    label: 'Promoção com dia e hora',
    help: 'Um preço ainda menor, só do começo ao fim que você marcar. Fora dela valem os de todo dia, automaticamente. Ao ligar, os campos vêm com sugestões: confira e troque cada uma.',
  },
);

const deadline = group(
  {
    endsAt: dateTime({
      label: 'Termina em',
      help: 'Horário de Brasília. Muda em todos os textos que usam o prazo.',
    }),
    checkout: link({
      label: 'Pagamento depois do prazo',
      help: 'O de todos os botões das ofertas sem preço fixo, depois do prazo: a página que cobra o preço de tabela.',
    }),
    checkoutB,
    validity: text(90, {
      label: 'Texto até o prazo',
      initial: 'Preço promocional até {prazo}, horário de Brasília.',
    }),
    over: text(120, {
      label: 'Texto depois do prazo',
      initial: 'A oferta terminou em {prazo}. Este é o preço de tabela.',
    }),
  },
  { label: 'O prazo', visibleWhen: { field: 'countdown', value: 'deadline' } },
);

/** The offers and their prices. Implements docs/behaviour.md#prices, #countdown, #deadline and #promotion. */
export const offersSchema = group(
  {
    offers: list(offer, { label: 'Ofertas', min: 1, max: 12 }),
    main: reference({
      to: 'offer',
      label: 'Oferta principal',
      help: 'A dos valores automáticos sem nome de oferta, como {preco}.',
    }),
    countdown: choice({
      label: 'Contagem regressiva',
      help: 'O relógio junto do preço.',
      options: {
        off: { label: 'Nenhuma', help: 'Sem relógio: nenhum problema.', isSafe: true },
        deadline: {
          label: 'Um prazo de verdade',
          help: 'Todos veem o mesmo dia e hora. Depois dele o preço volta ao de tabela: até lá, a lei obriga a cumprir (CDC, art. 30).',
          isSafe: true,
        },
        loop: {
          label: 'Recomeçar a cada visita',
          help: 'Não é um prazo de verdade: anúncios podem reprovar por prática enganosa, e o art. 37 do CDC proíbe publicidade enganosa.',
        },
      },
    }),
    deadline: deadline.optional(),
    promotion: promotion.optional(),
  },
  { label: 'Preços e ofertas' },
);

export type Offers = z.output<typeof offersSchema>;
export type Offer = Offers['offers'][number];
export type Promotion = NonNullable<Offers['promotion']>;
