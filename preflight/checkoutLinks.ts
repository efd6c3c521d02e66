import type { Content } from '../src/content-model/schemas.ts';
import { checkoutOf } from '../src/domain/campaignParams.ts';
import { withoutForeignTracking } from '../src/domain/foreignTracking.ts';
import { type Check, type Finding, field, type Launch, type Place, stop, warn, when } from './finding.ts';
import { isSampleAddress } from './samples.ts';

const PROMOTION_LINK = field('prices', 'promotion', 'checkout');

type PaymentLink = { address: string; label: string; place: Place };

/** The links to payment pages; those of the list price and of a promotion only where they can come into use. */
export function paymentLinks({ links, behaviour, prices }: Content): PaymentLink[] {
  const link = (name: 'checkoutA' | 'checkoutB' | 'checkoutExclusive', label: string): PaymentLink => ({
    address: links[name],
    label,
    place: field('links', name),
  });
  const listPrice = {
    address: behaviour.deadline.listPriceCheckout,
    label: 'O link do preço de tabela',
    place: field('behaviour', 'deadline', 'listPriceCheckout'),
  };
  return [
    link('checkoutA', 'O link da oferta A'),
    link('checkoutB', 'O link da oferta B'),
    link('checkoutExclusive', 'O link da oferta exclusiva'),
    ...(behaviour.countdown === 'deadline' ? [listPrice] : []),
    ...(prices.promotion
      ? [{ address: prices.promotion.checkout, label: 'O link da promoção', place: PROMOTION_LINK }]
      : []),
  ];
}

const isOwn = ({ address }: { address: string }) => !isSampleAddress(address);
const ownLinks = ({ content }: Launch) => paymentLinks(content).filter(isOwn);
/** Whether none is an example, which demonstrationValues.ts reports. */
const areOwnLinks = ({ content }: Launch) => paymentLinks(content).every(isOwn);

const foreignTracking = (launch: Launch): Finding[] =>
  ownLinks(launch).flatMap(({ address, label, place }) => {
    const { address: clean, removed } = withoutForeignTracking(address);
    return when(
      removed.length > 0,
      stop(
        `${label} traz o rastreio de outra visita (${removed.join(', ')}): todas as vendas seriam atribuídas a ela. Deixe só ${clean}`,
        place,
      ),
    );
  });

const unknownPlatforms = (launch: Launch): Finding[] =>
  ownLinks(launch)
    .filter(({ address }) => checkoutOf(address) === 'plain')
    .map(({ address, label, place }) =>
      warn(
        `${label} leva a ${new URL(address).hostname}, uma plataforma que este site não conhece: os parâmetros dos anúncios seguem como chegaram. Abra o link e confira se é mesmo a página de pagamento.`,
        place,
      ),
    );

/** Whether two addresses lead to one payment page, whatever their tracking. */
const isSamePayment = (one: string, other: string) =>
  withoutForeignTracking(one).address === withoutForeignTracking(other).address;

function sharedCheckouts({ content: { links, behaviour, prices } }: Launch): Finding[] {
  const { checkoutA, checkoutB, checkoutExclusive } = links;
  const { countdown, deadline } = behaviour;
  const offers = [checkoutA, checkoutB, checkoutExclusive];
  return [
    ...when(
      [checkoutA, checkoutB].some((link) => isSamePayment(link, checkoutExclusive)),
      stop(
        'O link da oferta exclusiva é o mesmo da página principal: quem aceitar a oferta encontraria outro preço no pagamento. Crie na plataforma uma oferta com o preço exclusivo e cole aqui o link dela.',
        field('links', 'checkoutExclusive'),
      ),
    ),
    ...when(
      countdown === 'deadline' && offers.some((link) => isSamePayment(link, deadline.listPriceCheckout)),
      stop(
        'O link do preço de tabela é o de uma das ofertas: depois do prazo, o pagamento cobraria menos do que a página diz. Cole aqui o link da oferta com o preço de tabela.',
        field('behaviour', 'deadline', 'listPriceCheckout'),
      ),
    ),
    ...when(
      [...offers, ...(countdown === 'deadline' ? [deadline.listPriceCheckout] : [])].some(
        (link) => prices.promotion && isSamePayment(link, prices.promotion.checkout),
      ),
      stop(
        'O link da promoção é o mesmo de outro preço: no pagamento, a pessoa não encontraria o preço anunciado. Crie na plataforma uma oferta com o preço da promoção e cole aqui o link dela.',
        PROMOTION_LINK,
      ),
    ),
    ...when(
      isSamePayment(checkoutA, checkoutB),
      warn(
        'Os links das ofertas A e B são iguais: os relatórios da plataforma não vão dizer qual botão vendeu. Se quiser saber, crie duas ofertas de mesmo preço.',
        field('links', 'checkoutB'),
      ),
    ),
  ];
}

export const CHECKOUT_CHECKS: Check[] = [
  {
    fine: 'Nenhum link de pagamento traz o rastreio de outra visita.',
    isFine: areOwnLinks,
    find: foreignTracking,
  },
  {
    fine: 'Os links de pagamento são de plataformas conhecidas.',
    isFine: areOwnLinks,
    find: unknownPlatforms,
  },
  { fine: 'Cada oferta tem o seu link de pagamento.', isFine: areOwnLinks, find: sharedCheckouts },
];
