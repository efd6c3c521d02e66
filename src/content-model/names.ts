// The names in braces that texts may use, and their values. Implements docs/behaviour.md#content.
import { discountPercent } from '../domain/discount.ts';
import {
  capitalized,
  countInWords,
  formatCount,
  formatRating,
  formatReais,
  formatShortReais,
} from '../domain/format.ts';
import { formatSaoPaulo, formatSaoPauloMoment } from '../domain/saoPauloTime.ts';
import type { Offer, Promotion } from './files/offers.ts';
import { field, type Place } from './issue.ts';
import { type Content, mainOffer } from './schemas.ts';

/** A name in braces: its meaning in Portuguese, its value if the content has one, and where the value is written. */
export type Name = {
  name: string;
  label: string;
  value: string | undefined;
  source: Place;
};

const ifGiven = <Value, Result>(value: Value | undefined, make: (value: Value) => Result) =>
  value === undefined ? undefined : make(value);

/** Omits the cents if no offer has any, so that all prices look alike. Implements docs/behaviour.md#prices. */
export function shortPriceFormat({ offers }: Pick<Content, 'offers'>): (priceCents: number) => string {
  const prices = offers.offers.flatMap(({ price, listPrice = 0 }) => [price, listPrice]);
  return prices.every((cents) => cents % 100 === 0) ? formatShortReais : formatReais;
}

type Gender = Parameters<typeof countInWords>[1];

type OfferNames = {
  offer: Offer;
  suffix: string;
  labelSuffix: string;
  format: (priceCents: number) => string;
};

function namesOfOffer(content: Content, { offer, suffix, labelSuffix, format }: OfferNames): Name[] {
  const { price, listPrice, installments } = offer;
  const main = mainOffer(content).price;
  const total = ifGiven(installments, ({ count, each }) => count * each);
  const at = (...path: string[]): Place => ({ file: 'offers', path: ['offers', offer.id, ...path] });
  const name = (base: string, label: string, value: string | undefined, ...path: string[]): Name => ({
    name: base + suffix,
    label: label + labelSuffix,
    value,
    source: at(...path),
  });
  // discountPercent throws if the price is not below the list price. A rule reports such a price.
  const discount = (list: number) => String(price < list ? discountPercent(list, price) : 0);
  return [
    name('preco', 'Preço', format(price), 'price'),
    name('precoTabela', 'Preço de tabela', ifGiven(listPrice, format), 'listPrice'),
    name('desconto', 'Desconto, em %', ifGiven(listPrice, discount), 'price'),
    name('parcelas', 'Número de parcelas', ifGiven(installments?.count, String), 'installments'),
    name('valorParcela', 'Valor de cada parcela', ifGiven(installments?.each, format), 'installments'),
    name('totalParcelado', 'Total das parcelas', ifGiven(total, format), 'installments'),
    ...(suffix === ''
      ? []
      : [name('economia', 'Quanto economiza', main > price ? format(main - price) : undefined, 'price')]),
  ];
}

/**
 * Every name in braces that the texts of the content may use. The main offer's names have no suffix ("preco"); each
 * offer's names end in its id ("preco.exclusiva").
 */
export function namesOf(content: Content): Name[] {
  const { site, proof, product, offers } = content;
  const short = shortPriceFormat(content);
  const counted = ([name, label]: [string, string], key: 'modules' | 'features', gender: Gender): Name[] => {
    const words = countInWords(product[key].length, gender);
    const source = field('product', key);
    return [
      { name, label: `${label}, por extenso`, value: words, source },
      { name: capitalized(name), label: `${label}, no começo da frase`, value: capitalized(words), source },
    ];
  };
  const inSite = (name: string, label: string, value: string | undefined, ...path: string[]): Name => ({
    name,
    label,
    value,
    source: { file: 'site', path },
  });
  const inProof = (name: string, label: string, key: keyof Content['proof']): Name => {
    const value = proof[key];
    const shown = typeof value === 'number' ? formatCount(value) : undefined;
    return { name, label, value: shown, source: field('proof', key) };
  };
  return [
    inSite('nome', 'Nome do produto', site.name, 'name'),
    inSite('ferramenta', 'Aplicativo em que ele funciona', site.workspaceTool, 'workspaceTool'),
    inSite('minutos', 'Minutos por dia', ifGiven(site.dailyMinutes, String), 'dailyMinutes'),
    inSite('garantia', 'Dias de garantia', String(site.guarantee.days), 'guarantee', 'days'),
    inSite('vendedor', 'Seu nome', site.seller.name, 'seller', 'name'),
    inSite('documento', 'Seu CPF ou CNPJ', site.seller.document, 'seller', 'document'),
    inSite('endereco', 'Seu endereço', site.seller.address, 'seller', 'address'),
    inSite('email', 'Seu e-mail', site.seller.email, 'seller', 'email'),
    ...namesOfOffer(content, { offer: mainOffer(content), suffix: '', labelSuffix: '', format: formatReais }),
    ...offers.offers.flatMap((offer) =>
      namesOfOffer(content, { offer, suffix: `.${offer.id}`, labelSuffix: `: ${offer.name}`, format: short }),
    ),
    {
      name: 'nota',
      label: 'Nota média',
      value: ifGiven(proof.rating, formatRating),
      source: field('proof', 'rating'),
    },
    inProof('avaliacoes', 'Avaliações, no topo da página', 'reviews'),
    inProof('avaliacoesDepoimentos', 'Avaliações, nos depoimentos', 'testimonialReviews'),
    inProof('pessoasAtendidas', 'Pessoas atendidas, na página principal', 'people'),
    inProof('pessoas', 'Pessoas atendidas, na oferta exclusiva', 'peopleOnOffer'),
    ...counted(['paginas', 'Quantas páginas'], 'modules', 'feminine'),
    ...counted(['recursos', 'Quantos recursos'], 'features', 'masculine'),
    {
      name: 'prazo',
      label: 'Fim do prazo',
      value: ifGiven(offers.deadline?.endsAt, formatSaoPaulo),
      source: field('offers', 'deadline', 'endsAt'),
    },
  ];
}

/** The values of the names in braces. A name without a value is empty. */
export const nameValues = (content: Content): Record<string, string> =>
  Object.fromEntries(namesOf(content).map(({ name, value = '' }) => [name, value]));

/** The values of the names that only the promotion's sentence may use. Implements docs/behaviour.md#promotion. */
export const promotionValues = ({ price, startsAt, endsAt }: Promotion): Record<string, string> => ({
  promocaoInicio: formatSaoPauloMoment(startsAt),
  promocaoFim: formatSaoPauloMoment(endsAt),
  precoPromocao: formatReais(price),
});
