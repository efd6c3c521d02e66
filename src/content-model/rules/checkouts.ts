// Payment links must charge what the page says, without foreign tracking. Implements docs/behaviour.md#checkouts.
import { platformName } from '../../domain/campaignParams.ts';
import { withoutForeignTracking } from '../../domain/foreignTracking.ts';
import { formatReais } from '../../domain/format.ts';
import { shownFields } from '../contentFields.ts';
import type { Place } from '../issue.ts';
import type { Content } from '../schemas.ts';
import { isSampleAddress } from './demonstration.ts';
import { usedOffers } from './offers.ts';
import { type Finding, findingIf, type Rule, type RuleInput, rulesIf } from './rule.ts';

type Payment = { at: Place; address: string; priceCents: number };

/** The list price of the offers that change after the deadline. The deadline has one payment link for all of them. */
const priceAfterDeadline = (content: Content): number | undefined =>
  usedOffers(content).find(({ isFixed }) => !isFixed)?.listPrice;

/**
 * The payment links in use that are not examples, each with the price that its payment page has to charge. Version B
 * of an A/B test has payment links too.
 */
const ownPayments = (content: Content): Payment[] =>
  shownFields(content)
    .filter(({ key, value }) => /^offers\.\w+\.checkoutB?$/.test(key) && !isSampleAddress(String(value)))
    .flatMap(({ at, key, value, group }) => {
      const isOfDeadline = key.startsWith('offers.deadline.');
      const priceCents = isOfDeadline ? priceAfterDeadline(content) : Number(group['price']);
      return priceCents === undefined ? [] : [{ at, address: String(value), priceCents }];
    });

const foreignTracking = ({ content }: RuleInput): Finding[] =>
  ownPayments(content).flatMap(({ at, address }) => {
    const { address: clean, removed } = withoutForeignTracking(address);
    return findingIf(removed.length > 0, {
      at,
      message: `traz o rastreio de outra visita (${removed.join(', ')}): todas as vendas seriam atribuídas a ela. Deixe só ${clean}`,
      suggestion: clean,
    });
  });

const unknownPlatforms = ({ content }: RuleInput): Finding[] =>
  ownPayments(content)
    .filter(({ address }) => !platformName(address))
    .map(({ at, address }) => ({
      at,
      message: `leva a ${new URL(address).hostname}, uma plataforma que este site não conhece: os parâmetros dos anúncios seguem como chegaram. Abra o link e confira se é mesmo a página de pagamento`,
    }));

/** The address of a payment page, without the tracking in a link to it. */
export const paymentPage = (link: string): string => withoutForeignTracking(link).address;

/** The links that lead to the same payment page as an earlier link, apart from their tracking. */
function sharedPayments(content: Content): { link: Payment; earlier: Payment }[] {
  // The rules of the A/B test compare the links of version B.
  const payments = ownPayments(content).filter(({ at }) => at.path.at(-1) === 'checkout');
  return payments.flatMap((link, index) =>
    payments
      .slice(0, index)
      .filter((earlier) => paymentPage(earlier.address) === paymentPage(link.address))
      .map((earlier) => ({ link, earlier })),
  );
}

const sharedByPrices = ({ content }: RuleInput): Finding[] =>
  sharedPayments(content).flatMap(({ link: { at, priceCents }, earlier }) =>
    findingIf(priceCents !== earlier.priceCents, {
      at,
      message: `é o mesmo link de outro preço, ${formatReais(earlier.priceCents)}: no pagamento, a pessoa não encontraria os ${formatReais(priceCents)}. Crie na plataforma uma oferta com este preço e cole aqui o link dela`,
      others: [earlier.at],
    }),
  );

const sharedByOffers = ({ content }: RuleInput): Finding[] =>
  sharedPayments(content).flatMap(({ link, earlier }) =>
    findingIf(link.priceCents === earlier.priceCents, {
      at: link.at,
      message:
        'é o mesmo link de outra oferta: os relatórios da plataforma não vão dizer qual botão vendeu. Se quiser saber, crie lá outra oferta de mesmo preço',
      others: [earlier.at],
    }),
  );

const OF_PAYMENTS: Rule[] = [
  {
    level: 'stop',
    passed: 'Nenhum link de pagamento traz o rastreio de outra visita',
    find: foreignTracking,
  },
  { level: 'stop', passed: 'Nenhum link de pagamento serve a dois preços', find: sharedByPrices },
  {
    level: 'warning',
    passed: 'Os seus links de pagamento são de plataformas conhecidas',
    find: unknownPlatforms,
  },
  { level: 'warning', passed: 'Cada oferta tem o seu link de pagamento', find: sharedByOffers },
];

export const CHECKOUT_RULES = rulesIf(({ content }) => ownPayments(content).length > 0, OF_PAYMENTS);
