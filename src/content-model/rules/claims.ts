// Claims in texts and numbers: counts must agree, each testimonial must be of another person, texts must be written,
// and the numbers in texts must still be true.
import { formatCount } from '../../domain/format.ts';
import { STARTER_NAME, starterText } from '../../fields/text.ts';
import { bonusItems, sumOfValues } from '../../sections/bonuses/bonusItems.ts';
import { shownFields, textsOf } from '../contentFields.ts';
import type { Place } from '../issue.ts';
import type { Content } from '../schemas.ts';
import { uploadHash } from '../uploads.ts';
import {
  allSections,
  type Finding,
  field,
  findingIf,
  ofKind,
  type Rule,
  type RuleInput,
  visibleSections,
} from './rule.ts';

/** Two counts, of which the first must be at most the second, and the name of the second in messages. */
const AT_MOST = [
  ['people', 'customers', 'clientes'],
  ['peopleOnOffer', 'customers', 'clientes'],
  ['reviews', 'customers', 'clientes'],
  ['customers', 'downloads', 'downloads'],
] as const;

function contradictoryCounts({ content: { proof } }: RuleInput): Finding[] {
  const { reviews = 0, testimonialReviews = reviews } = proof;
  return [
    ...AT_MOST.flatMap(([name, other, word]) => {
      const { [name]: count = 0, [other]: max = Number.POSITIVE_INFINITY } = proof;
      return findingIf(count > max, {
        at: field('proof', name),
        message: `são ${formatCount(count)}, mais do que os ${formatCount(max)} ${word}. Use o número que você pode provar`,
        others: [field('proof', other)],
      });
    }),
    ...findingIf(reviews > 0 && reviews !== testimonialReviews, {
      at: field('proof', 'testimonialReviews'),
      message: `são ${formatCount(testimonialReviews)}, e o topo da página fala em mais de ${formatCount(reviews)}. Use o número que você pode provar`,
      others: [field('proof', 'reviews')],
    }),
  ];
}

type Person = { name: string; file: string | undefined; nameAt: Place; pictureAt: Place };

/** The people of each list of testimonials that the pages show: the shared list and the lists of sections. */
function listsOfPeople(content: Content): Person[][] {
  const shared = content.proof.testimonials.map(({ name, picture }, index) => ({
    name,
    file: picture?.file,
    nameAt: field('proof', 'testimonials', index, 'name'),
    pictureAt: field('proof', 'testimonials', index, 'picture', 'file'),
  }));
  const own = ofKind(visibleSections(content), 'testimonials').map(({ section, at }) =>
    (section.items ?? []).map(({ name, media }, index) => ({
      name,
      file: media?.kind === 'picture' ? media.file : undefined,
      nameAt: at('items', index, 'name'),
      pictureAt: at('items', index, 'media', 'file'),
    })),
  );
  return [shared, ...own];
}

/** Finds a name or a picture that two testimonials of a list share. Only the letters of names are compared. */
function repeatedPeople({ content }: RuleInput): Finding[] {
  const plain = (name: string) => name.normalize('NFD').replace(/\P{L}/gu, '').toLowerCase();
  const contentOf = (file: string) => uploadHash(file) ?? file;
  return listsOfPeople(content).flatMap((people) =>
    people.flatMap(({ name, file, nameAt, pictureAt }, index) => {
      const earlier = people.slice(0, index);
      const repeatsName = earlier.some((other) => plain(other.name) === plain(name));
      const repeatsPicture =
        file !== undefined &&
        earlier.some((other) => other.file !== undefined && contentOf(other.file) === contentOf(file));
      return [
        ...findingIf(repeatsName && name !== STARTER_NAME, {
          at: nameAt,
          message: `${name} aparece em dois depoimentos: parece a mesma pessoa contada duas vezes. Mostre outra`,
        }),
        ...findingIf(repeatsPicture && !repeatsName, {
          at: pictureAt,
          message: `a imagem do depoimento de ${name} é a mesma de outro. Mostre uma conversa de cada pessoa`,
        }),
      ];
    }),
  );
}

/** Finds texts that are still the starter text of a new field. */
const unwrittenTexts = ({ written }: RuleInput): Finding[] =>
  textsOf(shownFields(written))
    .filter(({ text, info }) => [starterText(info.max), STARTER_NAME].includes(text))
    .map(({ at, text }) => ({ at, message: `ainda está escrito “${text}”. Escreva o seu, ou tire o campo` }));

/** The texts about the product, without the hero's planner, whose amounts are examples. */
const productTexts = (written: Content) =>
  textsOf(shownFields(written)).filter(
    ({ key }) => /^(?:site|product|pages)\./.test(key) && !/\.hero\.media\.planner\./.test(key),
  );

/** Finds texts that name a chat or a bonus when the site has none. */
function missingParts({ written }: RuleInput): Finding[] {
  const missing: [words: RegExp, reason: string][] = [];
  if (written.site.chat.phone === '') missing.push([/WhatsApp|\bchat\b/i, 'a página não tem chat']);
  const hasOwnBonuses = ofKind(visibleSections(written), 'bonuses').some(({ section }) => section.items);
  if (written.product.bonuses.length === 0 && !hasOwnBonuses)
    missing.push([/\bbônus\b/i, 'o produto não tem bônus']);
  return productTexts(written).flatMap(({ at, text }) =>
    missing.flatMap(([words, reason]) => {
      const [found] = words.exec(text) ?? [];
      return found ? [{ at, message: `está escrito “${found}”, e ${reason}. Corrija o texto` }] : [];
    }),
  );
}

/** The amounts that texts may name, in cents. */
function knownAmounts(content: Content): Set<number | undefined> {
  const { offers, promotion } = content.offers;
  const { bonuses } = content.product;
  const items = ofKind(allSections(content), 'bonuses').map(({ section }) => bonusItems(section, bonuses));
  const priced = [...offers, ...(promotion?.enabled ? [promotion] : [])];
  return new Set([
    ...priced.flatMap(({ price, installments }) => [
      price,
      installments?.each,
      installments && installments.count * installments.each,
    ]),
    ...offers.map(({ listPrice }) => listPrice),
    ...bonuses.flatMap(({ price, previousPrice }) => [price, previousPrice]),
    ...items.flat().map(({ value }) => value),
    ...items.map(sumOfValues),
  ]);
}

/** Finds amounts that texts write out but the content does not have, such as a former price. */
function outdatedPrices({ written }: RuleInput): Finding[] {
  const known = knownAmounts(written);
  return productTexts(written).flatMap(({ at, text }) =>
    Array.from(text.matchAll(/R\$\s?(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{2}))?/g))
      .filter(
        ([, reais = '', cents = '00']) => !known.has(Number(reais.replaceAll('.', '')) * 100 + Number(cents)),
      )
      .map(([price]) => ({
        at,
        message: `está escrito ${price}, que não é nenhum dos seus preços. Apague-o e ponha o preço pelo botão “+ valor automático”: o site escreve o valor certo`,
      })),
  );
}

const GUARANTEE_DAYS = /garantia\D{0,20}?(\d+) dias|(\d+) dias de garantia/gi;

/** Finds days that contradict the guarantee. In the guarantee's own texts, any number of days is checked. */
function outdatedGuarantees({ written }: RuleInput): Finding[] {
  const { days } = written.site.guarantee;
  return productTexts(written).flatMap(({ at, key, text }) =>
    Array.from(
      text.matchAll(/^(?:site|pages\.sections)\.guarantee\./.test(key) ? /(\d+) dias?/gi : GUARANTEE_DAYS),
    )
      .filter(([, daysAfterWord, daysBeforeWord]) => Number(daysAfterWord ?? daysBeforeWord) !== days)
      .map(([words]) => ({
        at,
        message: `está escrito “${words}”, e a garantia é de ${days} dias. Corrija o texto (e a imagem, se o número estiver nela), ou mude os dias de garantia`,
      })),
  );
}

/** Texts on withdrawal must not contradict the guarantee's days, or say that the law grants more than 7. */
function contradictoryWithdrawalDays({ written }: RuleInput): Finding[] {
  const { days } = written.site.guarantee;
  const withdrawals = [
    { at: field('site', 'seller', 'regret'), text: written.site.seller.regret },
    { at: field('privacy', 'regret', 'text'), text: written.privacy.regret.text },
  ];
  return withdrawals.flatMap(({ at, text }) => {
    const [words, number] = /(\d+) dias/.exec(text) ?? [];
    return [
      ...findingIf(number !== undefined && Number(number) !== days && !text.includes('{garantia}'), {
        at,
        message: `o direito de arrependimento fala em ${words}, e a garantia é de ${days}: quem lê não sabe qual vale. No lugar do número, escolha “Dias de garantia” no botão “+ valor automático”`,
      }),
      ...findingIf(days > 7 && /art\.? ?49/.test(text) && !/\b7\b/.test(text), {
        at,
        message: `o direito de arrependimento dá os ${days} dias como se fossem da lei, e ela garante 7 (CDC, art. 49). Acrescente “; a lei garante 7 dias” antes do artigo`,
      }),
    ];
  });
}

export const CLAIM_RULES: Rule[] = [
  { level: 'stop', passed: 'Não falta escrever nenhum texto novo', find: unwrittenTexts },
  {
    level: 'warning',
    passed: 'Os números de avaliações e clientes combinam',
    applies: ({ content: { proof } }) => Object.values(proof).filter(Number.isInteger).length > 1,
    find: contradictoryCounts,
  },
  {
    level: 'warning',
    passed: 'Cada depoimento é de uma pessoa',
    applies: ({ content }) => listsOfPeople(content).some((people) => people.length > 1),
    find: repeatedPeople,
  },
  { level: 'warning', passed: 'Nenhum texto fala de chat ou bônus que a página não tem', find: missingParts },
  { level: 'warning', passed: 'Nenhum texto traz um preço antigo', find: outdatedPrices },
  { level: 'warning', passed: 'Nenhum texto traz uma garantia antiga', find: outdatedGuarantees },
  {
    level: 'warning',
    passed: 'O direito de arrependimento e a garantia combinam',
    find: contradictoryWithdrawalDays,
  },
];
