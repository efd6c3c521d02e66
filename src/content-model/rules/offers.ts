// Prices announced as lower must be lower, and what sections show must exist. Implements docs/behaviour.md#prices.
import { formatPlainReais, formatReais } from '../../domain/format.ts';
import { formatSaoPauloMinute } from '../../domain/saoPauloTime.ts';
import { bonusItems, sumOfValues } from '../../sections/bonuses/bonusItems.ts';
import type { Section } from '../../sections/index.ts';
import { isShown } from '../contentFields.ts';
import type { Offer } from '../files/offers.ts';
import type { Place } from '../issue.ts';
import { valueIn } from '../paths.ts';
import { type Content, mainOffer, offerWith, pagesOf } from '../schemas.ts';
import { showsFeatures } from '../shownBy.ts';
import {
  allSections,
  errorRules,
  type Finding,
  field,
  findingIf,
  ofKind,
  type Rule,
  visibleSections,
} from './rule.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** The place of an offer's field. */
export const offerField = ({ id }: Offer, key: keyof Offer, ...rest: string[]): Place =>
  field('offers', 'offers', id, key, ...rest);

/** The offers to which the published pages refer. */
export const usedOffers = (content: Content): Offer[] =>
  content.offers.offers.filter((offer) => isShown(content, offerField(offer, 'id')));

/** The offers whose price changes in a promotion and after the deadline. The main offer comes first. */
export const changingOffers = (content: Content): Offer[] =>
  [mainOffer(content), ...usedOffers(content)].filter(({ isFixed }) => !isFixed);

/** The highest amount in whole reais below a price, or one cent less than a price of up to R$ 1,00. */
const below = (priceCents: number) => Math.floor((priceCents - 1) / 100) * 100 || priceCents - 1;

type Order = { at: Place; lower: number; than: string; higher: number; atHigher: Place };

function mustBeLower({ at, lower, than, higher, atHigher }: Order): Finding[] {
  if (lower < higher) return [];
  if (higher === 0) return [{ at: atHigher, message: 'tem de ser maior que R$ 0,00' }];
  const example = below(higher);
  return [
    {
      at,
      message: `tem de ser menor que ${than}, que é ${formatReais(higher)}. Por exemplo: ${formatReais(example)}`,
      suggestion: formatPlainReais(example),
      others: [atHigher],
    },
  ];
}

const lowerThanOffer = (at: Place, lower: number, offer: Offer): Finding[] =>
  mustBeLower({
    at,
    lower,
    than: `o de “${offer.name}”`,
    higher: offer.price,
    atHigher: offerField(offer, 'price'),
  });

const listPrices = ({ offers }: Content): Finding[] =>
  offers.offers.flatMap((offer) =>
    mustBeLower({
      at: offerField(offer, 'price'),
      lower: offer.price,
      than: 'o de tabela',
      higher: offer.listPrice ?? Number.POSITIVE_INFINITY,
      atHigher: offerField(offer, 'listPrice'),
    }),
  );

const bonusPrices = ({ product }: Content): Finding[] =>
  product.bonuses.flatMap(({ price = 0, previousPrice = Number.POSITIVE_INFINITY }, index) =>
    mustBeLower({
      at: field('product', 'bonuses', index, 'price'),
      lower: price,
      than: 'o anterior',
      higher: previousPrice,
      atHigher: field('product', 'bonuses', index, 'previousPrice'),
    }),
  );

/** The promotion's price replaces the price of each offer without a fixed one. */
const promotionPrice = (content: Content): Finding[] => {
  const { promotion } = content.offers;
  if (!promotion?.enabled) return [];
  const lowest = changingOffers(content).toSorted((one, other) => one.price - other.price)[0];
  return lowest ? lowerThanOffer(field('offers', 'promotion', 'price'), promotion.price, lowest) : [];
};

/** In a card that names the usual price, the offer must cost less than the main offer. */
const exclusiveOffers = (content: Content): Finding[] => {
  const sections = visibleSections(content);
  return [...ofKind(sections, 'offerHero'), ...ofKind(sections, 'ladder')].flatMap(({ section }) => {
    const offer = section.promotionalLabel ? offerWith(content, section.offer) : undefined;
    return offer ? lowerThanOffer(offerField(offer, 'price'), offer.price, mainOffer(content)) : [];
  });
};

/** A sum of bonuses needs values, and must be more than the price that follows it. */
const bonusValues = (content: Content): Finding[] =>
  ofKind(visibleSections(content), 'bonuses').flatMap(({ section, at }) => {
    const sum = sumOfValues(bonusItems(section, content.product.bonuses));
    const price = section.total && offerWith(content, section.total.offer)?.price;
    return [
      ...findingIf(section.sum !== undefined && sum === 0, {
        at: at('sum'),
        message: 'não há valores para somar: preencha o valor dos itens, ou tire a soma',
      }),
      ...findingIf(section.sum !== undefined && sum > 0 && price !== undefined && price >= sum, {
        at: at('sum'),
        message: `os valores somam ${formatReais(sum)}, e o preço é ${formatReais(price ?? 0)}: a soma tem de ser maior. Corrija os valores, ou tire a soma`,
      }),
    ];
  });

const highlightedPlans = (content: Content): Finding[] =>
  ofKind(allSections(content), 'plans').flatMap(({ section, at }) => {
    const highlighted = section.plans.flatMap(({ highlight }, index) => (highlight ? [index] : []));
    return highlighted.slice(1).map((index) => ({
      at: at('plans', index, 'highlight'),
      message: 'outro plano já está em destaque, e só um pode estar: tire uma das etiquetas',
      others: [at('plans', highlighted[0] ?? 0, 'highlight')],
    }));
  });

const promotionInOrder = ({ offers: { promotion } }: Content): Finding[] => {
  if (!promotion?.enabled || promotion.startsAt < promotion.endsAt) return [];
  const suggestion = formatSaoPauloMinute(promotion.startsAt + 3 * DAY_MS - MINUTE_MS);
  return [
    { at: field('offers', 'promotion', 'endsAt'), message: 'o fim tem de vir depois do começo', suggestion },
  ];
};

const deadlineIsComplete = (content: Content): Finding[] => {
  const { countdown, deadline } = content.offers;
  if (countdown !== 'deadline') return [];
  return [
    ...findingIf(!deadline, {
      at: field('offers', 'deadline'),
      message: 'a contagem é de um prazo de verdade, e falta o prazo',
    }),
    ...usedOffers(content).flatMap((offer) =>
      findingIf(!offer.isFixed && offer.listPrice === undefined, {
        at: offerField(offer, 'listPrice'),
        message:
          'depois do prazo a oferta volta ao preço de tabela, e ele falta: preencha-o, ou fixe o preço',
        others: [field('offers', 'countdown')],
      }),
    ),
  ];
};

const wordsOfPrices = (content: Content): Finding[] => {
  const { proof, offers } = content;
  const sections = visibleSections(content);
  const badges = ofKind(sections, 'pricing').flatMap(({ section, at }) =>
    (['downloads', 'customers', 'rating'] as const).flatMap((name) =>
      findingIf(Boolean(section.badges?.[name]) && proof[name] === undefined, {
        at: at('badges', name),
        message:
          'há palavras para este número, mas o número não foi preenchido: preencha-o, ou tire as palavras',
        others: [field('proof', name)],
      }),
    ),
  );
  // Price sections with a fixed price show no countdown to a deadline or a promotion, so they need no words for it.
  const isFixed = (id: string) => offerWith(content, id)?.isFixed === true;
  const countdowns = [
    ...ofKind(sections, 'pricing').filter(({ section }) => !isFixed(section.offer)),
    ...ofKind(sections, 'plans').filter(({ section }) => !section.plans.every(({ offer }) => isFixed(offer))),
  ];
  return [
    ...badges,
    ...countdowns.flatMap(({ section, at }) =>
      findingIf(offers.countdown !== 'off' && !section.countdownLabel, {
        at: at('countdownLabel'),
        message:
          'a contagem regressiva está ligada, mas falta a frase que vai com ela: escreva-a, ou desligue a contagem',
        others: [field('offers', 'countdown')],
      }),
    ),
  ];
};

const verifiedRating = ({ proof: { ratingsVerified, rating, reviews } }: Content): Finding[] =>
  findingIf(ratingsVerified && (rating === undefined || reviews === undefined), {
    at: field('proof', 'ratingsVerified'),
    message: 'para comprovar a nota faltam a nota média ou as avaliações: preencha as duas, ou desligue',
    others: [field('proof', 'rating'), field('proof', 'reviews')],
  });

type NeededList = {
  isShownIn: (section: Section) => boolean;
  list: Place;
  min: number;
  message: string;
};

/** The lists of other files that sections show, with the fewest items that they need. */
const NEEDED_LISTS: NeededList[] = [
  {
    isShownIn: (section) => section.kind === 'testimonials' && !section.items,
    list: field('proof', 'testimonials'),
    min: 1,
    message:
      'a parte Depoimentos aparece na página, mas não há nenhum depoimento: adicione um, ou esconda a parte',
  },
  {
    isShownIn: (section) => section.kind === 'gallery' && !section.pictures,
    list: field('product', 'modules'),
    min: 3,
    message:
      'esta parte mostra as páginas do produto, e precisa de três ou mais: adicione-as, ou esconda a parte',
  },
  {
    isShownIn: showsFeatures,
    list: field('product', 'features'),
    min: 3,
    message:
      'esta parte mostra os recursos do produto, e precisa de três ou mais: adicione-os, ou esconda a parte',
  },
  {
    isShownIn: (section) => section.kind === 'pricing' && !section.benefits,
    list: field('product', 'benefits'),
    min: 3,
    message: 'o cartão do preço lista o que vem na oferta, e precisa de três linhas ou mais',
  },
  {
    isShownIn: (section) => section.kind === 'bonuses' && !section.items,
    list: field('product', 'bonuses'),
    min: 1,
    message:
      'esta parte mostra os bônus do produto, e não há nenhum: adicione um, ou escreva os itens desta parte',
  },
];

const silentTestimonials = (content: Content): Finding[] =>
  ofKind(allSections(content), 'testimonials').flatMap(({ section, at }) =>
    (section.items ?? []).flatMap(({ name, quote, media }, index) =>
      findingIf(!quote && !media, {
        at: at('items', index, 'quote'),
        message: `o depoimento de ${name} não diz nada: escreva o que a pessoa disse, ou ponha o print ou o vídeo`,
      }),
    ),
  );

const sectionsWithoutContent = (content: Content): Finding[] =>
  NEEDED_LISTS.flatMap(({ isShownIn, list, min, message }) => {
    const items = valueIn(content[list.file], list.path);
    if (Array.isArray(items) && items.length >= min) return [];
    return visibleSections(content)
      .filter(({ section }) => isShownIn(section))
      .map(({ at }) => ({ at: at(), message, others: [list] }));
  });

const emptyFeatures = (content: Content): Finding[] =>
  ofKind(visibleSections(content), 'features').flatMap(({ section, at }) =>
    findingIf(!section.items && !section.showFeatures, {
      at: at('items'),
      message: 'a lista está vazia: escreva os itens, ou mostre os recursos do produto',
      others: [at('showFeatures')],
    }),
  );

const pagesWithBars = (content: Content): Finding[] =>
  pagesOf(content).flatMap(({ file, page }) =>
    findingIf(page.buyBar !== undefined && page.offer === undefined, {
      at: { file, path: ['buyBar'] },
      message: 'a barra de compra precisa da oferta desta página: escolha-a, ou tire a barra',
      others: [{ file, path: ['offer'] }],
    }),
  );

export const OFFER_RULES: Rule[] = errorRules([
  listPrices,
  bonusPrices,
  promotionPrice,
  exclusiveOffers,
  bonusValues,
  highlightedPlans,
  promotionInOrder,
  deadlineIsComplete,
  wordsOfPrices,
  verifiedRating,
  sectionsWithoutContent,
  silentTestimonials,
  emptyFeatures,
  pagesWithBars,
]);
