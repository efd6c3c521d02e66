import { discountPercent } from './discount.ts';
import { formatReais, formatShortReais } from './money.ts';
import { formatCount, formatRating } from './number.ts';
import { formatSaoPaulo } from './saoPauloTime.ts';

/** The names in braces that any text may use; `readFacts` gives their values. */
export const FACT_NAMES = [
  'nome',
  'ferramenta',
  'minutos',
  'garantia',
  'preco',
  'precoTabela',
  'precoOferta',
  'precoNormal',
  'precoPromocional',
  'precoBonus',
  'precoBonusAntes',
  'parcelas',
  'valorParcela',
  'totalParcelado',
  'desconto',
  'descontoOferta',
  'nota',
  'avaliacoes',
  'avaliacoesDepoimentos',
  'pessoas',
  'prazo',
  'vendedor',
  'documento',
  'endereco',
  'email',
] as const;

export type Facts = Record<(typeof FACT_NAMES)[number], string>;

type Input = {
  site: { name: string; workspaceTool: string; dailyMinutes: number; guaranteeDays: number };
  prices: {
    list: number;
    promotional: number;
    exclusive: number;
    installments: { count: number; each: number };
    bonus: { previous: number; current: number };
  };
  proof: { rating: number; reviews: number; testimonialReviews: number; peopleOnOffer: number };
  behaviour: { deadline: { endsAt: number } };
  seller: { name: string; document: string; address: string; email: string };
};

/**
 * The values that texts name in braces, written for Brazil. Prices come in cents; the main page writes them with
 * cents, the offer page without when there are none (specification §2 and §9).
 */
export function readFacts({ site, prices, proof, behaviour, seller }: Input): Facts {
  return {
    nome: site.name,
    ferramenta: site.workspaceTool,
    minutos: String(site.dailyMinutes),
    garantia: String(site.guaranteeDays),
    preco: formatReais(prices.promotional),
    precoTabela: formatReais(prices.list),
    precoOferta: formatShortReais(prices.exclusive),
    precoNormal: formatShortReais(prices.list),
    precoPromocional: formatShortReais(prices.promotional),
    precoBonus: formatReais(prices.bonus.current),
    precoBonusAntes: formatReais(prices.bonus.previous),
    parcelas: String(prices.installments.count),
    valorParcela: formatReais(prices.installments.each),
    totalParcelado: formatReais(prices.installments.count * prices.installments.each),
    desconto: String(discountPercent(prices.list, prices.promotional)),
    descontoOferta: String(discountPercent(prices.list, prices.exclusive)),
    nota: formatRating(proof.rating),
    avaliacoes: formatCount(proof.reviews),
    avaliacoesDepoimentos: formatCount(proof.testimonialReviews),
    pessoas: formatCount(proof.peopleOnOffer),
    prazo: formatSaoPaulo(behaviour.deadline.endsAt),
    vendedor: seller.name,
    documento: seller.document,
    endereco: seller.address,
    email: seller.email,
  };
}
