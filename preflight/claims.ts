import type { Content } from '../src/content-model/schemas.ts';
import { STARTER_NAME, STARTER_TEXT } from '../src/content-model/textFields.ts';
import { formatCount, formatReais } from '../src/domain/format.ts';
import { highestInstallmentCents } from '../src/domain/installments.ts';
import { type Check, type Finding, field, type Launch, type Place, stop, warn, when } from './finding.ts';
import { FILES_OF_TEXTS, textsOf } from './textsOf.ts';

const COUNTS = ['reviews', 'testimonialReviews', 'customers', 'downloads', 'peopleOnOffer'] as const;

const counts = ({ content: { proof } }: Launch): Finding[] => {
  /** The finding for two counts, where both are given. */
  const compare = (
    [name, other]: [(typeof COUNTS)[number], (typeof COUNTS)[number]],
    isWrong: (count: number, otherCount: number) => boolean,
    text: (count: string, otherCount: string) => string,
  ): Finding[] => {
    const [count, otherCount] = [proof[name], proof[other]];
    if (count === undefined || otherCount === undefined || !isWrong(count, otherCount)) return [];
    const sentence = text(formatCount(count), formatCount(otherCount));
    return [warn(`${sentence} Use o número que você pode provar.`, field('proof', name))];
  };
  return [
    ...compare(
      ['testimonialReviews', 'reviews'],
      (inTestimonials, atTop) => inTestimonials !== atTop,
      (inTestimonials, atTop) =>
        `O topo da página fala em mais de ${atTop} avaliações, e os depoimentos, em ${inTestimonials}.`,
    ),
    ...compare(
      ['peopleOnOffer', 'customers'],
      (people, customers) => people > customers,
      (people, customers) =>
        `A oferta exclusiva diz "mais de ${people} pessoas", e a página principal tem ${customers} clientes.`,
    ),
    ...compare(
      ['reviews', 'customers'],
      (reviews, customers) => reviews > customers,
      (reviews, customers) => `Há mais avaliações (${reviews}) do que clientes (${customers}).`,
    ),
    ...compare(
      ['downloads', 'customers'],
      (downloads, customers) => customers > downloads,
      (downloads, customers) => `Há mais clientes (${customers}) do que downloads (${downloads}).`,
    ),
  ];
};

/** One name or one picture in two testimonials; names are compared without case and accents. */
const repeatedPeople = ({ content: { proof }, site }: Launch): Finding[] => {
  const plain = (name: string) => name.normalize('NFD').replace(/\P{L}/gu, '').toLowerCase();
  const picture = (file: string) => site.uploads[file] ?? file;
  return proof.testimonials.flatMap(({ name, image }, index, all) => {
    const earlier = all.slice(0, index);
    if (earlier.some((other) => plain(other.name) === plain(name)))
      return [
        warn(
          `${name} aparece em dois depoimentos: parece a mesma pessoa contada duas vezes. Mostre três pessoas.`,
          field('proof', 'testimonials', index, 'name'),
        ),
      ];
    return when(
      earlier.some((other) => picture(other.image) === picture(image)),
      warn(
        `A imagem do depoimento de ${name} é a mesma de outro depoimento. Mostre uma conversa de cada pessoa.`,
        field('proof', 'testimonials', index, 'image'),
      ),
    );
  });
};

const trackedValue = ({ content: { prices } }: Launch): Finding[] =>
  when(
    prices.trackedValue !== prices.promotional,
    warn(
      `O pixel registra ${formatReais(prices.trackedValue)} por clique nos botões da oferta B, e o preço é ${formatReais(prices.promotional)}: o retorno dos anúncios sairia errado nos relatórios. Se não for de propósito, escreva o preço.`,
      field('prices', 'trackedValue'),
    ),
  );

const installmentsOf = (
  priceCents: number,
  { count, each }: Content['prices']['installments'],
  place: Place,
): Finding[] => {
  const written = `${count}x de ${formatReais(each)}`;
  const sum = count * each;
  if (sum < priceCents)
    return [
      stop(
        `${written} somam ${formatReais(sum)}, menos do que os ${formatReais(priceCents)} à vista: a parcela está errada, e a lei obriga a vender pelo anunciado.`,
        place,
      ),
    ];
  const limit = highestInstallmentCents(priceCents, count);
  return when(
    each > limit,
    warn(
      `${written} somam ${formatReais(sum)}: é mais do que juros de 3,5% ao mês dariam (${formatReais(limit)} por parcela). Confira na plataforma o valor que ela cobra.`,
      place,
    ),
  );
};

const installments = ({ content: { prices } }: Launch): Finding[] => {
  const { promotional, promotion } = prices;
  const place = field('prices', 'installments', 'each');
  const usual = installmentsOf(promotional, prices.installments, place);
  if (!promotion) return usual;
  const promotionPlace = field('prices', 'promotion', 'installments', 'each');
  return [...usual, ...installmentsOf(promotion.price, promotion.installments, promotionPlace)];
};

const deadline = ({ content: { behaviour }, nowMs }: Launch): Finding[] =>
  when(
    behaviour.deadline.endsAt <= nowMs,
    stop(
      'O prazo da oferta já passou: a página mostraria só o preço de tabela. Escreva uma data futura, ou desligue a contagem (countdown: off).',
      field('behaviour', 'deadline', 'endsAt'),
      'O prazo da oferta já passou: a página mostraria só o preço de tabela. Escolha uma data futura, ou outra contagem.',
    ),
  );

const GUARANTEE_DAYS = /garantia\D{0,20}?(\d+) dias|(\d+) dias de garantia/gi;

/** Whether a text is about the guarantee alone: any days in it are the guarantee's. */
const isGuarantee = (place: Place): boolean =>
  'file' in place && place.file === 'home' && /^price\.guarantee/.test(place.path.join('.'));

/** A price or a number of days written out in a text stays behind when the value changes. */
const outdatedNumbers = ({ content, written }: Launch): Finding[] => {
  const { prices, site } = content;
  const { list, promotional, exclusive, installments, bonus, promotion } = prices;
  const totalOf = ({ count, each }: typeof installments) => count * each;
  const known = new Set([
    list,
    promotional,
    exclusive,
    installments.each,
    totalOf(installments),
    ...(bonus ? [bonus.previous, bonus.current] : []),
    ...(promotion ? [promotion.price, promotion.installments.each, totalOf(promotion.installments)] : []),
  ]);
  // The amounts of a table in the hero's card are examples.
  const { planner: _, ...hero } = written.home.hero;
  const claims = { ...written, home: { ...written.home, hero } };
  return FILES_OF_TEXTS.flatMap((file) => textsOf(claims[file], file)).flatMap(([text, place]) => [
    ...Array.from(text.matchAll(/R\$\s?(\d{1,3}(?:\.\d{3})*|\d+)(?:,(\d{2}))?/g))
      .filter(
        ([, reais = '', cents = '00']) => !known.has(Number(reais.replaceAll('.', '')) * 100 + Number(cents)),
      )
      .map(([price]) =>
        warn(
          `Está escrito ${price}, que não é nenhum dos preços de prices.yaml. Use o nome entre chaves, como {preco}, e o site escreve o valor certo.`,
          place,
          `Está escrito ${price}, que não é nenhum dos seus preços. Apague-o e ponha o preço pelo botão “+ valor automático”: o site escreve o valor certo.`,
        ),
      ),
    ...Array.from(text.matchAll(isGuarantee(place) ? /(\d+) dias?/gi : GUARANTEE_DAYS))
      .filter(([, days, before]) => Number(days ?? before) !== site.guaranteeDays)
      .map(([words]) =>
        warn(
          `Está escrito "${words}", e a garantia é de ${site.guaranteeDays} dias. Corrija o texto (e a imagem, se o número estiver nela), ou mude em Preços os dias de garantia.`,
          place,
        ),
      ),
  ]);
};

/** A text that was added and never written. */
const unwrittenTexts = ({ written }: Launch): Finding[] =>
  (Object.keys(written) as (keyof Content)[]).flatMap((file) =>
    textsOf(written[file], file)
      .filter(([text]) => [STARTER_TEXT, STARTER_NAME].includes(text))
      .map(([text, place]) => stop(`Ainda está escrito “${text}”. Escreva o seu, ou tire o campo.`, place)),
  );

/** A text that names the chat or the bonus of a page without it. */
const missingParts = ({ written }: Launch): Finding[] => {
  const missing = [
    ...(written.links.chatPhone ? [] : [[/WhatsApp|\bchat\b/i, 'a página não tem chat'] as const]),
    ...(written.product.bonus ? [] : [[/\bbônus\b/i, 'o produto não tem bônus'] as const]),
  ];
  return FILES_OF_TEXTS.flatMap((file) => textsOf(written[file], file)).flatMap(([text, place]) =>
    missing.flatMap(([words, reason]) => {
      const [found] = words.exec(text) ?? [];
      return found ? [warn(`Está escrito “${found}”, e ${reason}. Corrija o texto.`, place)] : [];
    }),
  );
};

/** The right of regret names the days of the guarantee, as it stands on the same page, and gives no more of them as the law's than 7. */
const regretDays = ({ written, content: { site } }: Launch): Finding[] =>
  (
    [
      [written.seller.regret, field('seller', 'regret')],
      [written.privacy.regret.text, field('privacy', 'regret', 'text')],
    ] as const
  ).flatMap(([text, place]) => {
    const [words, days] = /(\d+) dias/.exec(text) ?? [];
    const isOther = days !== undefined && Number(days) !== site.guaranteeDays;
    const citesLawAlone = /art\.? ?49/.test(text) && !/\b7\b/.test(text);
    return [
      ...when(
        isOther && !text.includes('{garantia}'),
        warn(
          `O direito de arrependimento fala em ${words}, e a garantia é de ${site.guaranteeDays}: quem lê não sabe qual vale. Escreva {garantia} dias, e o site põe o número da garantia.`,
          place,
          `O direito de arrependimento fala em ${words}, e a garantia é de ${site.guaranteeDays}: quem lê não sabe qual vale. No lugar do número, escolha “Dias de garantia” no botão “+ valor automático”.`,
        ),
      ),
      ...when(
        site.guaranteeDays > 7 && citesLawAlone,
        warn(
          `O direito de arrependimento dá os ${site.guaranteeDays} dias como se fossem da lei, e ela dá 7 (CDC, art. 49). Acrescente “; a lei dá 7” antes do artigo.`,
          place,
        ),
      ),
    ];
  });

export const CLAIM_CHECKS: Check[] = [
  { fine: 'Nenhum texto novo ficou por escrever.', find: unwrittenTexts },
  {
    fine: 'Os números de avaliações e clientes combinam.',
    applies: ({ content: { proof } }) => COUNTS.filter((name) => proof[name] !== undefined).length > 1,
    find: counts,
  },
  {
    fine: 'Cada depoimento é de uma pessoa.',
    applies: ({ content: { proof } }) => proof.testimonials.length > 1,
    find: repeatedPeople,
  },
  { fine: 'O pixel registra o preço que a página mostra.', find: trackedValue },
  { fine: 'As parcelas combinam com o preço à vista.', find: installments },
  {
    fine: 'O prazo da oferta ainda não passou.',
    applies: ({ content }) => content.behaviour.countdown === 'deadline',
    find: deadline,
  },
  { fine: 'Nenhum texto fala de chat ou bônus que a página não tem.', find: missingParts },
  { fine: 'Nenhum texto traz preço ou garantia antigos.', find: outdatedNumbers },
  { fine: 'O direito de arrependimento e a garantia combinam.', find: regretDays },
];
