import { discountPercent } from '../domain/discount.ts';
import { countInWords, formatCount, formatRating, formatReais, offerPriceFormat } from '../domain/format.ts';
import { formatSaoPaulo, formatSaoPauloMoment } from '../domain/saoPauloTime.ts';
import type { Content } from './schemas.ts';
import type { TemplateName } from './templateNames.ts';

type Input = Pick<Content, 'site' | 'prices' | 'proof' | 'product' | 'home' | 'behaviour' | 'seller'>;

const ifGiven = <Value>(value: Value | undefined, format: (value: Value) => string) =>
  value === undefined ? '' : format(value);

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * The values that texts name in braces, written for Brazil. Prices come in cents; the main page writes them with
 * cents, the offer page without when none of its prices has any: docs/behaviour.md#prices. One that the content leaves out is empty.
 */
export function templateValues({
  site,
  prices,
  proof,
  product,
  home,
  behaviour,
  seller,
}: Input): Record<TemplateName, string> {
  const pages = countInWords(product.modules.length, 'feminine');
  const steps = countInWords(home.howItWorks?.steps.length ?? 0, 'masculine');
  const formatOfferPrice = offerPriceFormat(prices);
  const features = countInWords(product.features.length, 'masculine');
  return {
    nome: site.name,
    ferramenta: site.workspaceTool,
    minutos: String(site.dailyMinutes),
    garantia: String(site.guaranteeDays),
    preco: formatReais(prices.promotional),
    precoTabela: formatReais(prices.list),
    precoOferta: formatOfferPrice(prices.exclusive),
    precoNormal: formatOfferPrice(prices.list),
    precoPromocional: formatOfferPrice(prices.promotional),
    precoBonus: ifGiven(prices.bonus?.current, formatReais),
    precoBonusAntes: ifGiven(prices.bonus?.previous, formatReais),
    economiaOferta: formatOfferPrice(prices.promotional - prices.exclusive),
    parcelas: String(prices.installments.count),
    valorParcela: formatReais(prices.installments.each),
    totalParcelado: formatReais(prices.installments.count * prices.installments.each),
    desconto: String(discountPercent(prices.list, prices.promotional)),
    descontoOferta: String(discountPercent(prices.list, prices.exclusive)),
    nota: ifGiven(proof.rating, formatRating),
    avaliacoes: ifGiven(proof.reviews, formatCount),
    avaliacoesDepoimentos: ifGiven(proof.testimonialReviews, formatCount),
    pessoas: ifGiven(proof.peopleOnOffer, formatCount),
    pessoasAtendidas: ifGiven(proof.people, formatCount),
    paginas: pages,
    Paginas: capitalized(pages),
    passos: steps,
    Passos: capitalized(steps),
    recursos: features,
    Recursos: capitalized(features),
    prazo: formatSaoPaulo(behaviour.deadline.endsAt),
    vendedor: seller.name,
    documento: seller.document,
    endereco: seller.address,
    email: seller.email,
  };
}

/** The promotion's own names in braces. Implements docs/behaviour.md#promotion. */
export const promotionValues = ({
  price,
  startsAt,
  endsAt,
}: NonNullable<Content['prices']['promotion']>) => ({
  promocaoInicio: formatSaoPauloMoment(startsAt),
  promocaoFim: formatSaoPauloMoment(endsAt),
  precoPromocao: formatReais(price),
});

/** The values of all names in braces, those of a promotion too. */
export function valuesOfNames(content: Content): Record<string, string> {
  const { promotion } = content.prices;
  return { ...templateValues(content), ...(promotion && promotionValues(promotion)) };
}
