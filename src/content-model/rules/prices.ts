// Amounts that belong together: instalments, tracked values, the deadline and the promotion.
import { formatReais } from '../../domain/format.ts';
import { highestInstallmentCents } from '../../domain/installments.ts';
import { PERIODS } from '../../domain/period.ts';
import { placeholdersIn } from '../../domain/placeholders.ts';
import { formatSaoPaulo } from '../../domain/saoPauloTime.ts';
import { listed } from '../../fields/field.ts';
import { shownFields, textsOf } from '../contentFields.ts';
import { type Offer, PROMOTION_NAMES } from '../files/offers.ts';
import type { Place } from '../issue.ts';
import { nameValues } from '../names.ts';
import { type Content, isPageFile, mainOffer, offerWith } from '../schemas.ts';
import { changingOffers, offerField, usedOffers } from './offers.ts';
import {
  type Finding,
  field,
  findingIf,
  ofKind,
  type Rule,
  type RuleInput,
  rulesIf,
  visibleSections,
} from './rule.ts';

/** The instalments of the used offers and the promotion, with the price in one payment and the amount's field. */
function payable(content: Content) {
  const { promotion } = content.offers;
  const priced = [
    ...usedOffers(content).map((offer) => ({ ...offer, at: offerField(offer, 'installments', 'each') })),
    ...(promotion ? [{ ...promotion, at: field('offers', 'promotion', 'installments', 'each') }] : []),
  ];
  return priced.flatMap(({ price, installments, at }) =>
    installments ? [{ price, ...installments, at }] : [],
  );
}

const sumOf = ({ count, each }: { count: number; each: number }) =>
  `${count}x de ${formatReais(each)} somam ${formatReais(count * each)}`;

const lowInstallments = ({ content }: RuleInput): Finding[] =>
  payable(content)
    .filter(({ price, count, each }) => count * each < price)
    .map(({ price, at, ...installments }) => ({
      at,
      message: `${sumOf(installments)}, menos do que os ${formatReais(price)} à vista: a parcela está errada, e a lei obriga a vender pelo anunciado`,
    }));

const highInstallments = ({ content }: RuleInput): Finding[] =>
  payable(content).flatMap(({ price, at, ...installments }) => {
    const limit = highestInstallmentCents(price, installments.count);
    return findingIf(installments.each > limit, {
      at,
      message: `${sumOf(installments)}: é mais do que juros de 3,5% ao mês dariam (${formatReais(limit)} por parcela). Confira na plataforma o valor que ela cobra`,
    });
  });

/** The price cards that the published pages show, each with the places of its fields. */
function priceCards(content: Content) {
  const sections = visibleSections(content);
  const cards = ofKind(sections, 'pricing').map(({ section, at }) => ({ card: section, at }));
  const plans = ofKind(sections, 'plans').flatMap(({ section, at }) =>
    section.plans.map((card, index) => ({ card, at: (key: string) => at('plans', index, key) })),
  );
  return [...cards, ...plans];
}

/** Finds price cards without a line for the instalments of their offer. */
const unseenInstallments = ({ content }: RuleInput): Finding[] =>
  priceCards(content).flatMap(({ card, at }) => {
    const offer = usedOffers(content).find(({ id }) => id === card.offer);
    if (!offer) return [];
    return findingIf(offer.installments !== undefined && !card.installments, {
      at: at('installments'),
      message:
        'a oferta tem parcelas, mas falta a linha que diz quais são: escreva-a, ou tire as parcelas da oferta',
      others: [offerField(offer, 'installments')],
    });
  });

type Tracked = { at: Place; tracked: number; price: number; during?: string };

const trackedAmount = ({ at, tracked, price, during = '' }: Tracked): Finding => ({
  at,
  message: `${during}os relatórios de anúncios contariam ${formatReais(tracked)} por venda, e o preço é ${formatReais(price)}: o retorno dos anúncios sairia errado. Se não for de propósito, escreva o preço`,
});

const isTrackedWrong = ({ trackedValue, price }: Offer) =>
  trackedValue !== undefined && trackedValue !== price;

const trackedValues = ({ content }: RuleInput): Finding[] =>
  usedOffers(content)
    .filter(isTrackedWrong)
    .map((offer) =>
      trackedAmount({
        at: offerField(offer, 'trackedValue'),
        tracked: offer.trackedValue ?? 0,
        price: offer.price,
      }),
    );

/** An offer that reports its true price should report the promotion's price during the promotion. */
function promotedTrackedValues({ content }: RuleInput): Finding[] {
  const { promotion } = content.offers;
  return usedOffers(content).flatMap((offer) => {
    const tracked = offer.trackedValue && (promotion?.trackedValue ?? offer.trackedValue);
    if (!promotion || !tracked || tracked === promotion.price || offer.isFixed || isTrackedWrong(offer))
      return [];
    const at = field('offers', 'promotion', 'trackedValue');
    return [trackedAmount({ at, tracked, price: promotion.price, during: 'durante a promoção ' })];
  });
}

const deadlineIsOver = ({ content: { offers }, nowMs }: RuleInput): Finding[] =>
  findingIf(offers.deadline !== undefined && offers.deadline.endsAt <= nowMs, {
    at: field('offers', 'deadline', 'endsAt'),
    message:
      'o prazo da oferta já passou: a página mostraria só o preço de tabela. Escolha uma data futura, ou outra contagem',
  });

/** Finds offers that the one payment link after the deadline cannot charge like the first offer. */
const unlikeAfterDeadline = ({ content }: RuleInput): Finding[] => {
  const offers = changingOffers(content);
  const [first] = offers;
  if (first?.listPrice === undefined) return [];
  const { name, listPrice, period } = first;
  const charged = period ? PERIODS[period].words : 'uma vez só';
  const differs = (offer: Offer, key: 'listPrice' | 'period', firstHas: string): Finding => ({
    at: offerField(offer, key),
    message: `depois do prazo, as ofertas sem preço fixo usam o mesmo link de pagamento, e ${firstHas}: ponha o mesmo aqui, ou ligue “Preço fixo” nesta oferta`,
    others: [offerField(first, key), field('offers', 'deadline', 'checkout')],
  });
  return offers.flatMap((offer) => [
    ...findingIf(
      offer.listPrice !== listPrice,
      differs(offer, 'listPrice', `o preço de tabela de “${name}” é ${formatReais(listPrice)}`),
    ),
    ...findingIf(offer.period !== period, differs(offer, 'period', `“${name}” é cobrada ${charged}`)),
  ]);
};

/** Finds values of the main offer in the price card of an offer with other values. */
const otherOffersValues = ({ content, written }: RuleInput): Finding[] => {
  const values = nameValues(written);
  return textsOf(shownFields(written)).flatMap(({ at, key, text, group }) => {
    const offer = content.offers.offers.find(({ id }) => id === group['offer']);
    if (!offer || !/^pages\.sections\.(?:pricing|plans)\./.test(key)) return [];
    const own = nameValues({ ...written, offers: { ...written.offers, main: offer.id } });
    // A name with the id of an offer was chosen for that offer.
    const name = placeholdersIn(text).find((name) => !name.includes('.') && own[name] !== values[name]);
    return findingIf(name !== undefined, {
      at,
      message: `{${name}} é o valor de “${mainOffer(content).name}”, e este preço é de “${offer.name}”: troque pelo valor dele, ou tire`,
    });
  });
};

const promotionIsOver = ({ content: { offers }, nowMs }: RuleInput): Finding[] => {
  const { endsAt = nowMs + 1 } = offers.promotion ?? {};
  return findingIf(endsAt <= nowMs, {
    at: field('offers', 'promotion', 'endsAt'),
    message: `a promoção terminou em ${formatSaoPaulo(endsAt)}, e a página já mostra os preços de sempre. Pode desligá-la, ou escolher as datas da próxima`,
  });
};

const VALUES = { promocaoInicio: 'o começo', promocaoFim: 'o fim', precoPromocao: 'o preço' };

const incompleteSentence = ({ written }: RuleInput): Finding[] => {
  const names = placeholdersIn(written.offers.promotion?.validity ?? '');
  const missing = PROMOTION_NAMES.filter((name) => !names.includes(name));
  return findingIf(missing.length > 0, {
    at: field('offers', 'promotion', 'validity'),
    message: `${missing.length > 1 ? 'faltam' : 'falta'} ${listed(missing.map((name) => VALUES[name]))}. Escolha o que falta em “+ valor automático”, em cima do campo: a frase aparece antes, durante e depois da promoção, e só com os três é sempre verdade`,
  });
};

/** Finds fixed prices below the main one that the promotion undercuts: they would no longer be the lowest. */
const cheaperThanExclusive = ({ content }: RuleInput): Finding[] => {
  const { price = Number.POSITIVE_INFINITY } = content.offers.promotion ?? {};
  return usedOffers(content)
    .filter((offer) => offer.isFixed && price < offer.price && offer.price < mainOffer(content).price)
    .map((offer) => ({
      at: field('offers', 'promotion', 'price'),
      message: `na promoção todos pagam ${formatReais(price)}, menos que em “${offer.name}” (${formatReais(offer.price)}), que depois volta. Quem comprou por ela pagou mais, e ela deixa de ser o menor preço. Se não for de propósito, suba um ou baixe o outro`,
      others: [offerField(offer, 'price')],
    }));
};

/** The names in braces whose values a promotion changes. */
const CHANGING_NAMES = /^(?:preco|desconto|parcelas|valorParcela|totalParcelado|economia)(?:\.(.+))?$/;

/** The keys of the texts that the pages replace when the price changes. */
const CHANGING_TEXTS =
  /^pages\.sections\.(?:announcement\.text|pricing\.(?:cardHeading|discount|inFull|installments|installmentsTotal|buy)|plans\.plans\.(?:discount|installments|buy)|(?:ladder|offerHero)\.(?:paymentNote|discount|buy))$/;

/** The keys of the texts that pages show and search engines list. */
const OF_PAGES = /^(?:product\.|pages\.(?:sections\.|(?:title|description|socialTitle)$))/;

/** The sections whose texts about an offer with a fixed price are the same in every phase. */
const OFFER_CARDS = /^pages\.sections\.(?:ladder|offerHero)\./;

/** Finds texts that name a price and are not replaced: they would keep the usual price during the promotion. */
const fixedTexts = ({ content, written }: RuleInput): Finding[] => {
  const isFixed = (id: string) => offerWith(content, id)?.isFixed === true;
  const { main } = content.offers;
  return textsOf(shownFields(written)).flatMap(({ at, key, text, group }) => {
    const isReplaced = isPageFile(at.file) && content[at.file]?.duringPromotion !== undefined;
    const isChanging =
      CHANGING_TEXTS.test(key) && !(OFFER_CARDS.test(key) && isFixed(String(group['offer'])));
    if (isReplaced || isChanging || !OF_PAGES.test(key)) return [];
    const name = placeholdersIn(text).find((name) => {
      const [found, id = main] = CHANGING_NAMES.exec(name) ?? [];
      // What an offer saves also depends on the main offer's price.
      return found && !(isFixed(id) && (isFixed(main) || !found.startsWith('economia')));
    });
    return findingIf(name !== undefined, {
      at,
      message:
        'este texto mostra um preço, e durante a promoção continuaria com o de sempre. Escreva a frase sem o preço',
    });
  });
};

/** Finds plans whose prices the promotion would make equal. */
const equalPlans = ({ content }: RuleInput): Finding[] =>
  ofKind(visibleSections(content), 'plans').flatMap(({ section, at }) => {
    const used = usedOffers(content).filter(({ id }) => section.plans.some(({ offer }) => offer === id));
    const changing = used.filter(({ isFixed }) => !isFixed);
    return findingIf(changing.length > 1, {
      at: at('plans'),
      message: `durante a promoção ${listed(changing.map(({ name }) => `“${name}”`))} custariam o mesmo. Fixe o preço das ofertas que não entram nela`,
      others: changing.map((offer) => offerField(offer, 'isFixed')),
    });
  });

const OF_DEADLINE: Rule[] = [
  { level: 'stop', passed: 'O prazo da oferta ainda não passou', find: deadlineIsOver },
  {
    level: 'stop',
    passed: 'Depois do prazo, as ofertas sem preço fixo têm o mesmo preço de tabela e a mesma cobrança',
    find: unlikeAfterDeadline,
  },
];

const OF_PROMOTION: Rule[] = [
  { level: 'warning', passed: 'A promoção ainda não terminou', find: promotionIsOver },
  { level: 'stop', passed: 'A frase da promoção diz quando vale e quanto custa', find: incompleteSentence },
  {
    level: 'warning',
    passed: 'O preço da promoção não passa por baixo de outra oferta',
    find: cheaperThanExclusive,
  },
  {
    level: 'warning',
    passed: 'Os relatórios de anúncios contam o preço da promoção',
    find: promotedTrackedValues,
  },
  { level: 'warning', passed: 'Na promoção os planos não custam todos o mesmo', find: equalPlans },
  { level: 'warning', passed: 'Nenhum texto fica com o preço errado na promoção', find: fixedTexts },
];

export const PRICE_RULES: Rule[] = [
  { level: 'stop', passed: 'As parcelas pagam o preço à vista', find: lowInstallments },
  { level: 'warning', passed: 'Os juros das parcelas são os de costume', find: highInstallments },
  { level: 'warning', find: unseenInstallments },
  { level: 'warning', passed: 'Cada preço mostra os valores da sua oferta', find: otherOffersValues },
  {
    level: 'warning',
    passed: 'Os relatórios de anúncios contam o preço que a página mostra',
    find: trackedValues,
  },
  ...rulesIf(({ content }) => content.offers.countdown === 'deadline', OF_DEADLINE),
  ...rulesIf(({ content }) => content.offers.promotion?.enabled === true, OF_PROMOTION),
];
