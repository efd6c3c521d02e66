// The names in braces that texts may use, and their values. Implements docs/behaviour.md#content.
import { discountPercent } from '../domain/discount.ts';
import { countInWords, formatCount, formatRating, formatReais, formatShortReais } from '../domain/format.ts';
import { fillDeep } from '../domain/placeholders.ts';
import { isDeadlineOver } from '../domain/pricePhases.ts';
import { formatSaoPaulo, formatSaoPauloMoment } from '../domain/saoPauloTime.ts';
import type { Offer, Promotion } from './files/offers.ts';
import type { FieldRef } from './issue.ts';
import { type Content, type FileName, mainOffer, offerWith, pagesOf } from './schemas.ts';

/** A name in braces: its meaning in Portuguese, its value if the content has one, and where the value is written. */
export type Name = {
  name: string;
  label: string;
  value: string | undefined;
  source: FieldRef;
};

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const ifGiven = <Value>(value: Value | undefined, format: (value: Value) => string) =>
  value === undefined ? undefined : format(value);

/** Prices are written without cents when no offer has any, so that they look alike. Implements docs/behaviour.md#prices. */
export function shortPriceFormat({ offers }: Pick<Content, 'offers'>): (priceCents: number) => string {
  const prices = offers.offers.flatMap(({ price, listPrice = 0 }) => [price, listPrice]);
  return prices.every((cents) => cents % 100 === 0) ? formatShortReais : formatReais;
}

type OfferNames = { offer: Offer; suffix: string; of: string; format: (priceCents: number) => string };

function namesOfOffer(content: Content, { offer, suffix, of, format }: OfferNames): Name[] {
  const { price, listPrice, installments } = offer;
  const main = mainOffer(content).price;
  const at = (...path: string[]): FieldRef => ({ file: 'offers', path: ['offers', offer.id, ...path] });
  const name = (base: string, label: string, value: string | undefined, ...path: string[]): Name => ({
    name: base + suffix,
    label: label + of,
    value,
    source: at(...path),
  });
  // A price that is not lower is an error of its own.
  const discount = (list: number) => String(price < list ? discountPercent(list, price) : 0);
  return [
    name('preco', 'Preço', format(price), 'price'),
    name('precoTabela', 'Preço de tabela', ifGiven(listPrice, format), 'listPrice'),
    name('desconto', 'Desconto, em %', ifGiven(listPrice, discount), 'price'),
    name(
      'parcelas',
      'Número de parcelas',
      ifGiven(installments, ({ count }) => String(count)),
      'installments',
    ),
    name(
      'valorParcela',
      'Valor de cada parcela',
      ifGiven(installments, ({ each }) => format(each)),
      'installments',
    ),
    name(
      'totalParcelado',
      'Total das parcelas',
      ifGiven(installments, ({ count, each }) => format(count * each)),
      'installments',
    ),
    ...(suffix === ''
      ? []
      : [name('economia', 'Quanto economiza', main > price ? format(main - price) : undefined, 'price')]),
  ];
}

/**
 * Every name in braces that the texts of a content may use. The main offer's names have no suffix ("preco"); each
 * offer's names end in its id ("preco.exclusiva").
 */
export function namesOf(content: Content): Name[] {
  const { site, proof, product, offers } = content;
  const short = shortPriceFormat(content);
  const name = (
    [base, label]: [string, string],
    value: string | undefined,
    file: FileName,
    ...path: string[]
  ): Name => ({ name: base, label, value, source: { file, path } });
  const counted = (
    base: string,
    label: string,
    count: number,
    gender: 'masculine' | 'feminine',
    field: string,
  ) => {
    const words = countInWords(count, gender);
    return [
      name([base, `${label}, por extenso`], words, 'product', field),
      name([capitalized(base), `${label}, no começo da frase`], capitalized(words), 'product', field),
    ];
  };
  const inSite = (base: string, label: string, value: string | undefined, ...path: string[]) =>
    name([base, label], value, 'site', ...path);
  const inProof = (base: string, label: string, field: keyof Content['proof']) => {
    const value = proof[field];
    return name([base, label], typeof value === 'number' ? formatCount(value) : undefined, 'proof', field);
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
    ...namesOfOffer(content, { offer: mainOffer(content), suffix: '', of: '', format: formatReais }),
    ...offers.offers.flatMap((offer) =>
      namesOfOffer(content, { offer, suffix: `.${offer.id}`, of: `: ${offer.name}`, format: short }),
    ),
    name(['nota', 'Nota média'], ifGiven(proof.rating, formatRating), 'proof', 'rating'),
    inProof('avaliacoes', 'Avaliações, no topo da página', 'reviews'),
    inProof('avaliacoesDepoimentos', 'Avaliações, nos depoimentos', 'testimonialReviews'),
    inProof('pessoasAtendidas', 'Pessoas atendidas, na página principal', 'people'),
    inProof('pessoas', 'Pessoas atendidas, na oferta exclusiva', 'peopleOnOffer'),
    ...counted('paginas', 'Quantas páginas', product.modules.length, 'feminine', 'modules'),
    ...counted('recursos', 'Quantos recursos', product.features.length, 'masculine', 'features'),
    name(
      ['prazo', 'Fim do prazo'],
      ifGiven(offers.deadline, ({ endsAt }) => formatSaoPaulo(endsAt)),
      'offers',
      'deadline',
      'endsAt',
    ),
  ];
}

/** The values of the names in braces. A name without a value is empty. */
export const nameValues = (content: Content): Record<string, string> =>
  Object.fromEntries(namesOf(content).map(({ name, value = '' }) => [name, value]));

/**
 * The content with the names in braces filled. Once the deadline has passed, no social card names the promotional price:
 * docs/behaviour.md#deadline.
 */
export function fillContent(written: Content, nowMs: number = Date.now()): Content {
  const content = fillDeep(written, nameValues(written));
  if (!isDeadlineOver(content.offers, nowMs)) return content;
  const pages = pagesOf(content, 'hidden').map(({ file, page }) =>
    offerWith(content, page.offer)?.isFixed ? [file, page] : [file, { ...page, socialNote: undefined }],
  );
  return { ...content, ...Object.fromEntries(pages) };
}

/** The values of the names that only the promotion's sentence may use. Implements docs/behaviour.md#promotion. */
export const promotionValues = ({ price, startsAt, endsAt }: Promotion): Record<string, string> => ({
  promocaoInicio: formatSaoPauloMoment(startsAt),
  promocaoFim: formatSaoPauloMoment(endsAt),
  precoPromocao: formatReais(price),
});
