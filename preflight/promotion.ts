import { listed } from '../src/content-model/hints.ts';
import { PROMOTION_NAMES } from '../src/content-model/pricesSchema.ts';
import { formatReais } from '../src/domain/format.ts';
import { placeholdersIn } from '../src/domain/placeholders.ts';
import { formatSaoPaulo } from '../src/domain/saoPauloTime.ts';
import { type Check, type Finding, field, type Launch, stop, warn, when } from './finding.ts';
import { textsOf } from './textsOf.ts';

const hasPromotion = ({ content }: Launch) => content.prices.promotion !== undefined;

const VALUES = { promocaoInicio: 'o começo', promocaoFim: 'o fim', precoPromocao: 'o preço' };

function dates({ content: { prices }, written, nowMs }: Launch): Finding[] {
  const { promotion } = prices;
  if (!promotion) return [];
  const names = placeholdersIn(written.prices.promotion?.validity ?? '');
  const missing = PROMOTION_NAMES.filter((name) => !names.includes(name));
  const lacks = missing.length > 1 ? 'faltam' : 'falta';
  return [
    ...when(
      promotion.endsAt <= nowMs,
      warn(
        `A promoção terminou em ${formatSaoPaulo(promotion.endsAt)}, e a página já mostra os preços de sempre. Pode apagar o grupo promotion, ou escrever as datas da próxima.`,
        field('prices', 'promotion', 'endsAt'),
        `A promoção terminou em ${formatSaoPaulo(promotion.endsAt)}, e a página já mostra os preços de sempre. Pode desligá-la, ou escolher as datas da próxima.`,
      ),
    ),
    ...when(
      missing.length > 0,
      stop(
        `A frase da promoção não diz tudo: ${lacks} ${listed(missing.map((name) => `{${name}}`))}. Ela aparece também antes e depois, e só com o começo, o fim e o preço é sempre verdade.`,
        field('prices', 'promotion', 'validity'),
        `Na frase da promoção ${lacks} ${listed(missing.map((name) => VALUES[name]))}. Clique na frase, aperte “+ valor automático”, em cima dela, e escolha o que falta: o site escreve o dia, a hora e o preço certos. A frase aparece antes, durante e depois da promoção, e só com os três é sempre verdade.`,
      ),
    ),
  ];
}

/** Once the pixel reports the true price, it should do so during the promotion too. */
function trackedValue({ content: { prices } }: Launch): Finding[] {
  const { promotion } = prices;
  const tracked = promotion?.trackedValue ?? prices.trackedValue;
  if (!promotion || tracked === promotion.price || prices.trackedValue !== prices.promotional) return [];
  return [
    warn(
      `Durante a promoção, o pixel registraria ${formatReais(tracked)} por clique nos botões da oferta B, e o preço é ${formatReais(promotion.price)}. Se não for de propósito, escreva o preço em trackedValue.`,
      field('prices', 'promotion', 'trackedValue'),
      `Durante a promoção, o pixel registraria ${formatReais(tracked)} por clique nos botões da oferta B, e o preço é ${formatReais(promotion.price)}. Se não for de propósito, escreva o preço aqui também.`,
    ),
  ];
}

/** Whoever bought by the exclusive offer, which promises the lowest price, would see a lower one. */
function exclusivePrice({ content: { prices } }: Launch): Finding[] {
  const { promotion, exclusive } = prices;
  if (!promotion || promotion.price >= exclusive) return [];
  const text = `Na promoção todos pagam ${formatReais(promotion.price)}, menos que na oferta exclusiva (${formatReais(exclusive)}), que depois volta. Quem comprou por ela pagou mais, e ela deixa de ser o menor preço. Se não for de propósito, suba um ou baixe o outro.`;
  return [{ ...warn(text, field('prices', 'promotion', 'price')), others: [field('prices', 'exclusive')] }];
}

/** The names in braces whose values a promotion changes. */
const CHANGING = ['preco', 'precoPromocional', 'desconto', 'parcelas', 'valorParcela', 'totalParcelado'];

/** The texts that the pages show with the values of the current phase: see src/content-model/pricePhases.ts. */
const TURNING =
  /^(?:interface\.topBarCallToAction|home\.price\.(?:cardHeading|previousLabel|currentLabel|discount|inFull|installments|installmentsTotal|callToAction))$/;

/** A text that names the price anywhere else keeps the usual one during the promotion. */
const fixedTexts = ({ written }: Launch): Finding[] =>
  (['home', 'product', 'interface'] as const)
    .flatMap((file) => textsOf(written[file], file))
    .filter(([, place]) => !('file' in place && TURNING.test([place.file, ...place.path].join('.'))))
    .flatMap(([text, place]) => {
      const name = placeholdersIn(text).find((found) => CHANGING.includes(found));
      if (!name) return [];
      return [
        warn(
          `Este texto usa {${name}}, e durante a promoção continuaria com o valor de sempre. Escreva a frase sem o preço.`,
          place,
          'Este texto mostra um preço, e durante a promoção continuaria com o de sempre. Escreva a frase sem o preço.',
        ),
      ];
    });

export const PROMOTION_CHECKS: Check[] = [
  { fine: 'A promoção diz quando vale e ainda não terminou.', applies: hasPromotion, find: dates },
  {
    fine: 'O preço da promoção não passa por baixo da oferta exclusiva.',
    applies: hasPromotion,
    find: exclusivePrice,
  },
  { fine: 'O pixel registra o preço da promoção.', applies: hasPromotion, find: trackedValue },
  { fine: 'Nenhum texto fica com o preço errado na promoção.', applies: hasPromotion, find: fixedTexts },
];
