import { formatReais } from '../domain/money.ts';
import { formatCount } from '../domain/number.ts';
import type { Content } from '../schemas/contentSchemas.ts';
import { type Check, type Finding, field, type Place, stop, warn } from './finding.ts';

const reviewCounts = ({ proof }: Content): Finding[] => {
  const { reviews, testimonialReviews, customers, downloads, peopleOnOffer } = proof;
  const found: Finding[] = [];
  const contradiction = (isSo: boolean, text: string, name: string) => {
    if (isSo) found.push(warn(`${text} Use o número que você pode provar.`, field('proof', name)));
  };
  contradiction(
    reviews !== testimonialReviews,
    `O topo da página fala em mais de ${formatCount(reviews)} avaliações, e os depoimentos, em ${formatCount(testimonialReviews)}.`,
    'testimonialReviews',
  );
  contradiction(
    peopleOnOffer > customers,
    `A oferta exclusiva diz "mais de ${formatCount(peopleOnOffer)} pessoas", e a página principal tem ${formatCount(customers)} clientes.`,
    'peopleOnOffer',
  );
  contradiction(
    reviews > customers,
    `Há mais avaliações (${formatCount(reviews)}) do que clientes (${formatCount(customers)}).`,
    'reviews',
  );
  contradiction(
    customers > downloads,
    `Há mais clientes (${formatCount(customers)}) do que downloads (${formatCount(downloads)}).`,
    'downloads',
  );
  return found;
};

const trackedValue = ({ prices: { trackedValue: tracked, promotional } }: Content): Finding[] =>
  tracked === promotional
    ? []
    : [
        warn(
          `O pixel registra ${formatReais(tracked)} por clique de compra, e o preço é ${formatReais(promotional)}: o retorno dos anúncios sairia errado nos relatórios. Se não for de propósito, escreva o preço.`,
          field('prices', 'trackedValue'),
        ),
      ];

const instalments = ({ prices: { installments, promotional } }: Content): Finding[] => {
  const sum = installments.count * installments.each;
  if (sum >= promotional) return [];
  return [
    stop(
      `${installments.count}x de ${formatReais(installments.each)} somam ${formatReais(sum)}, menos do que os ${formatReais(promotional)} à vista: a parcela está errada, e a lei obriga a vender pelo anunciado.`,
      field('prices', 'installments', 'each'),
    ),
  ];
};

const deadline = ({ behaviour }: Content, nowMs: number): Finding[] =>
  behaviour.deadline.endsAt > nowMs
    ? []
    : [
        stop(
          'O prazo da oferta já passou: a página mostraria só o preço de tabela. Escreva uma data futura, ou desligue a contagem (countdown: off).',
          field('behaviour', 'deadline', 'endsAt'),
        ),
      ];

/** Each text of the content with its place, as the seller has written it. */
function* writtenTexts(
  value: unknown,
  file: keyof Content,
  path: (string | number)[] = [],
): Generator<[string, Place]> {
  if (typeof value === 'string') yield [value, field(file, ...path)];
  else if (Array.isArray(value))
    for (const [index, item] of value.entries()) yield* writtenTexts(item, file, [...path, index]);
  else if (value !== null && typeof value === 'object')
    for (const [name, item] of Object.entries(value)) yield* writtenTexts(item, file, [...path, name]);
}

const WORDS: (keyof Content)[] = ['site', 'home', 'offer', 'behaviour', 'product'];

/** A price or a number of days that a text writes out stays behind when the value changes. */
const writtenOut = (content: Content, written: Content): Finding[] => {
  const { prices, site } = content;
  const { list, promotional, exclusive, installments, bonus } = prices;
  const known = [list, promotional, exclusive, installments.each, installments.count * installments.each];
  const cents = new Set([...known, bonus.previous, bonus.current]);
  return WORDS.flatMap((file) => [...writtenTexts(written[file], file)]).flatMap(([text, place]) => {
    const foreignPrices = [...text.matchAll(/R\$\s?(\d{1,3}(?:\.\d{3})*|\d+)(?:,(\d{2}))?/g)].filter(
      ([, reais = '', decimals = '00']) =>
        !cents.has(Number(reais.replaceAll('.', '')) * 100 + Number(decimals)),
    );
    const foreignDays = [...text.matchAll(/garantia\D{0,20}?(\d+) dias/gi)].filter(
      ([, days]) => Number(days) !== site.guaranteeDays,
    );
    return [
      ...foreignPrices.map(([price]) =>
        warn(
          `Está escrito ${price}, que não é nenhum dos preços de prices.yaml. Use o nome entre chaves, como {preco}, e o site escreve o valor certo.`,
          place,
        ),
      ),
      ...foreignDays.map(([words]) =>
        warn(
          `Está escrito "${words}", e a garantia é de ${site.guaranteeDays} dias. Corrija o texto (e a imagem, se o número estiver nela).`,
          place,
        ),
      ),
    ];
  });
};

/** What the checks of claims look at: the content as the page shows it and as it is written, and what time it is. */
export type Claims = { content: Content; written: Content; nowMs: number };

export const CLAIM_CHECKS: Check<Claims>[] = [
  { fine: 'Os números de avaliações e clientes combinam.', find: ({ content }) => reviewCounts(content) },
  { fine: 'O pixel registra o preço que a página mostra.', find: ({ content }) => trackedValue(content) },
  { fine: 'As parcelas somam pelo menos o preço à vista.', find: ({ content }) => instalments(content) },
  {
    fine: 'O prazo da oferta ainda não passou.',
    applies: ({ content }) => content.behaviour.countdown === 'deadline',
    find: ({ content, nowMs }) => deadline(content, nowMs),
  },
  {
    fine: 'Nenhum texto traz preço ou garantia antigos.',
    find: ({ content, written }) => writtenOut(content, written),
  },
];
