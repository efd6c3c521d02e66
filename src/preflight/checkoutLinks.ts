import { checkoutOf } from '../domain/attribution.ts';
import type { Content } from '../schemas/contentSchemas.ts';
import { isExample } from './exampleHosts.ts';
import { type Check, type Finding, field, type Place, stop, warn } from './finding.ts';

type PaymentLink = { address: string; whose: string; place: Place };

/** The addresses at which visitors pay; that of the list price only where a deadline can make it count. */
export function paymentLinks({ links, behaviour }: Content): PaymentLink[] {
  const link = (name: 'checkoutA' | 'checkoutB' | 'checkoutExclusive', whose: string) => ({
    address: links[name],
    whose,
    place: field('links', name),
  });
  return [
    link('checkoutA', 'O link da oferta A'),
    link('checkoutB', 'O link da oferta B'),
    link('checkoutExclusive', 'O link da oferta exclusiva'),
    ...(behaviour.countdown === 'deadline'
      ? [
          {
            address: behaviour.deadline.listPriceCheckout,
            whose: 'O link do preço de tabela',
            place: field('behaviour', 'deadline', 'listPriceCheckout'),
          },
        ]
      : []),
  ];
}

/** Parameters that a platform or an ad network adds to the address of one visitor, or of one campaign. */
const SOMEBODYS_TRACKING =
  /^(?:utm_.*|src|sck|xcod|_gl|_ga|_gac.*|hotfeature|fbclid|gclid|gbraid|wbraid|gad_.*|ttclid|msclkid|_hs.*|mc_[ce]id|s[123]|trk\d?|sid|session_?id|jsessionid|phpsessid|sessid)$/i;

/** The names of parameters in an address that credit its sales to somebody in particular. */
export const trackingIn = (address: string): string[] =>
  [...new Set(new URL(address).searchParams.keys())].filter((name) => SOMEBODYS_TRACKING.test(name));

/** The address without them, every other letter as it stands. */
export function withoutTracking(address: string): string {
  const [, page = '', query = '', fragment = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(address) ?? [];
  const kept = query.split('&').filter((pair) => {
    const [name = ''] = new URLSearchParams(pair).keys();
    return pair !== '' && !SOMEBODYS_TRACKING.test(name);
  });
  return `${page}${kept.length > 0 ? `?${kept.join('&')}` : ''}${fragment}`;
}

const isOwn = ({ address }: PaymentLink) => !isExample(address);

const foreignTracking = ({ address, whose, place }: PaymentLink): Finding[] => {
  const names = trackingIn(address);
  if (names.length === 0) return [];
  return [
    stop(
      `${whose} traz o rastreio de outra visita (${names.join(', ')}): todas as vendas seriam atribuídas a ela. Deixe só ${withoutTracking(address)}`,
      place,
    ),
  ];
};

const unknownCheckout = ({ address, whose, place }: PaymentLink): Finding[] => {
  if (checkoutOf(address) !== 'plain') return [];
  return [
    warn(
      `${whose} leva a ${new URL(address).hostname}, uma plataforma que este site não conhece: os parâmetros dos anúncios seguem como chegaram. Abra o link e confira se é mesmo a página de pagamento.`,
      place,
    ),
  ];
};

/** Two addresses for one page of payment, whatever their tracking. */
const arePaidAlike = (one: string, other: string) => withoutTracking(one) === withoutTracking(other);

function sameCheckouts(content: Content): Finding[] {
  const { checkoutA, checkoutB, checkoutExclusive } = content.links;
  const { countdown, deadline } = content.behaviour;
  const found: Finding[] = [];
  if ([checkoutA, checkoutB].some((link) => arePaidAlike(link, checkoutExclusive))) {
    found.push(
      stop(
        'O link da oferta exclusiva é o mesmo da página principal: quem aceitar a oferta encontraria outro preço no pagamento. Crie na plataforma uma oferta com o preço exclusivo e cole aqui o link dela.',
        field('links', 'checkoutExclusive'),
      ),
    );
  }
  const cheaper = [checkoutA, checkoutB, checkoutExclusive];
  if (countdown === 'deadline' && cheaper.some((link) => arePaidAlike(link, deadline.listPriceCheckout))) {
    found.push(
      stop(
        'O link do preço de tabela é o de uma das ofertas: depois do prazo, o pagamento cobraria menos do que a página diz. Cole aqui o link da oferta com o preço de tabela.',
        field('behaviour', 'deadline', 'listPriceCheckout'),
      ),
    );
  }
  if (arePaidAlike(checkoutA, checkoutB)) {
    found.push(
      warn(
        'Os links das ofertas A e B são iguais: os relatórios da plataforma não vão dizer qual botão vendeu. Se quiser saber, crie duas ofertas de mesmo preço.',
        field('links', 'checkoutB'),
      ),
    );
  }
  return found;
}

export const CHECKOUT_CHECKS: Check<Content>[] = [
  {
    fine: 'Nenhum link de pagamento traz o rastreio de outra visita.',
    applies: (content) => paymentLinks(content).some(isOwn),
    find: (content) => paymentLinks(content).filter(isOwn).flatMap(foreignTracking),
  },
  {
    fine: 'Os links de pagamento são de plataformas conhecidas.',
    applies: (content) => paymentLinks(content).some(isOwn),
    find: (content) => paymentLinks(content).filter(isOwn).flatMap(unknownCheckout),
  },
  { fine: 'Cada oferta tem o seu link de pagamento.', find: sameCheckouts },
];
