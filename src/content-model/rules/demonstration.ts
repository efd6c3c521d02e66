// Values that still belong to the shipped products, or are the fields' examples.
import { EXAMPLE_CHECKOUT } from '../../fields/link.ts';
import { type PlacedField, shownFields, textsOf } from '../contentFields.ts';
import type { Level } from '../issue.ts';
import type { Content } from '../schemas.ts';
import { type Finding, field, findingIf, type Rule, type RuleInput } from './rule.ts';
import { isShippedFile, shippedProducts, shippedValues } from './shipped.ts';

/** Domains that are reserved for examples, and domains that the guide uses as examples. */
const SAMPLE_HOST =
  /(?:^|\.)(?:(?:example|exemplo|seusite|meusite|meuplanner)\.(?:com|org|net)(?:\.br)?|example)$/;

/** True if a web or e-mail address is an example. */
export function isSampleAddress(address: string): boolean {
  const host = URL.canParse(address) ? new URL(address).hostname : (address.split('@').at(-1) ?? '');
  return address === EXAMPLE_CHECKOUT || SAMPLE_HOST.test(host);
}

/** Six zeros, the same digit eight times, or 987654321 at the end. */
const SAMPLE_PHONE = /0{6}|(\d)\1{7}|987654321$/;

/** True if a value is a shipped product's, or the example of its field, or cannot be real. */
function isSample({ key, value, info }: PlacedField): boolean {
  const samples = [info.example, ...shippedValues(key)];
  if (info.kind === 'phone') return SAMPLE_PHONE.test(String(value));
  // The content has the kind before the number: "CNPJ 12.345.678/0001-95".
  if (info.kind === 'taxId') return samples.some((sample) => String(value).endsWith(String(sample)));
  return samples.includes(value as string) || isSampleAddress(String(value));
}

/** Values that must be the seller's own, by the keys of their fields. */
export type OwnValuesCheck = { level: Level; keys: RegExp; message: string; passed: string };

const PLACEHOLDERS: OwnValuesCheck[] = [
  {
    level: 'stop',
    keys: /^offers\.\w+\.checkoutB?$/,
    message: 'é um link de exemplo: ninguém consegue pagar. Cole o que está no painel da sua plataforma',
    passed: 'Os links de pagamento são os seus',
  },
  {
    level: 'stop',
    keys: /^site\.address$/,
    message:
      'é um endereço de exemplo: o Google e as prévias no WhatsApp apontariam para lugar nenhum. Escreva o seu domínio',
    passed: 'O endereço do site é o seu',
  },
  {
    level: 'stop',
    keys: /^site\.chat\.phone$/,
    message: 'parece inventado: as mensagens não chegariam a você. Escreva o seu, com o DDD',
    passed: 'O telefone do chat é o seu',
  },
  {
    level: 'stop',
    keys: /^site\.seller\.(?:name|document|address|email)$/,
    message:
      'parece inventado: a lei (Decreto 7.962/2013, art. 2º) manda mostrar na página quem vende e como entrar em contato. Escreva o seu',
    passed: 'Quem vende está identificado',
  },
  {
    level: 'stop',
    keys: /^tracking\.\w+$/,
    message: 'é o código de um exemplo: as suas visitas não seriam medidas. Copie o seu, ou deixe vazio',
    passed: 'Os códigos de medição são os seus',
  },
  {
    level: 'warning',
    keys: /^proof\.(?!rating$|testimonials)/,
    message: 'o número ainda é o da demonstração. Use o que você pode provar',
    passed: 'Os números de clientes e avaliações são os seus',
  },
  {
    level: 'warning',
    keys: /^site\.tagline$/,
    message: 'a frase ainda é a da demonstração. Escreva a sua',
    passed: 'A frase do produto é a sua',
  },
];

/** A rule that finds the values that must be replaced among the fields that `fieldsOf` chooses. */
export const ownValuesRule = (
  { level, message, passed }: OwnValuesCheck,
  fieldsOf: (content: Content) => readonly PlacedField[],
  mustBeReplaced: (field: PlacedField) => boolean,
): Rule => ({
  level,
  passed,
  applies: ({ written }) => fieldsOf(written).length > 0,
  find: ({ written }) =>
    fieldsOf(written)
      .filter(mustBeReplaced)
      .map(({ at }) => ({ at, message })),
});

const placeholderRule = (values: OwnValuesCheck): Rule =>
  ownValuesRule(
    values,
    (content) =>
      shownFields(content).filter(
        ({ key, value }) => values.keys.test(key) && value !== '' && value !== false,
      ),
    isSample,
  );

/** Buttons that lead to an example address. */
const sampleTargets = ({ written }: RuleInput): Finding[] =>
  shownFields(written)
    .filter(({ info, value }) => info.kind === 'target' && isSampleAddress(String(value)))
    .map(({ at }) => ({ at, message: 'leva a um endereço de exemplo: escolha para onde o botão leva' }));

const foreignPhone = ({ written: { site } }: RuleInput): Finding[] => {
  const { phone } = site.chat;
  const isBrazilian = phone.startsWith('55') && !SAMPLE_PHONE.test(phone);
  return findingIf(isBrazilian && !/^55[1-9]{2}9\d{8}$/.test(phone), {
    at: field('site', 'chat', 'phone'),
    message:
      'não parece um celular do Brasil: o DDD e nove números que começam com 9. Mande uma mensagem para ele e confira',
  });
};

const inTestimonials = (content: Content, key: string) =>
  shownFields(content).filter((field) => field.key === `proof.testimonials.${key}`);

function inventedTestimonials({ written }: RuleInput): Finding[] {
  const quotes = shippedValues('proof.testimonials.quote');
  const left = [
    ...inTestimonials(written, 'picture.file').filter(({ value }) => isShippedFile(String(value))),
    ...inTestimonials(written, 'quote').filter(({ value }) => quotes.includes(value)),
    ...inTestimonials(written, 'picture.alt').filter(
      ({ key, value }) =>
        shippedValues(key).includes(value) || quotes.some((quote) => String(value).includes(String(quote))),
    ),
  ];
  return left.map(({ at }) => ({
    at,
    message:
      'ainda é da demonstração, que foi inventada, e mostrá-la como verdadeira é propaganda enganosa: ponha conversas reais, com autorização de quem escreveu, apague o depoimento, ou esconda a parte',
  }));
}

/** Finds a shipped name without a shipped picture. It is only a warning: a real person may have that name. */
const inventedPeople = ({ written }: RuleInput): Finding[] =>
  written.proof.testimonials.flatMap(({ name, picture }, index) =>
    findingIf(
      shippedValues('proof.testimonials.name').includes(name) && !(picture && isShippedFile(picture.file)),
      {
        at: field('proof', 'testimonials', index, 'name'),
        message: 'o nome é o de um depoimento da demonstração: confira se é o de quem escreveu',
      },
    ),
  );

/** A shorter text, such as "Perguntas frequentes", suits any product. */
const MIN_LENGTH = 50;

/** Texts that suit any product: they are about the purchase, or take their figures from names in braces. */
const NEUTRAL =
  /^pages\.(?:leave|sections\.(?:contact|pricing|plans|testimonials)|sections\.(?:offerHero|ladder)\.warning)(?:\.|$)/;

const longTexts = (fields: readonly PlacedField[]) =>
  textsOf(fields).filter(
    ({ key, text }) => text.length >= MIN_LENGTH && /^(?:pages|product)\./.test(key) && !NEUTRAL.test(key),
  );

/**
 * True if a content has at least half of a shipped product's pages, so that the product's texts may be true. The texts
 * of a product without pages, such as `products/curso`, suit any product.
 */
function sellsProduct(content: Content, shipped: readonly PlacedField[]): boolean {
  const own = content.product.modules.map(({ title }) => title);
  const pages = shipped.filter(({ key }) => key === 'product.modules.title');
  return pages.filter(({ value }) => own.includes(String(value))).length * 2 >= pages.length;
}

function otherProductsTexts({ written }: RuleInput): Finding[] {
  const products = shippedProducts().map((shipped) => ({
    isSold: sellsProduct(written, shipped),
    texts: new Set(longTexts(shipped).map(({ text }) => text)),
  }));
  // A text that several shipped products have, such as the terms, suits any product.
  const isOfOtherProduct = (text: string) => {
    const [first, second] = products.filter(({ texts }) => texts.has(text));
    return first !== undefined && !first.isSold && second === undefined;
  };
  return longTexts(shownFields(written))
    .filter(({ text }) => isOfOtherProduct(text))
    .map(({ at }) => ({
      at,
      message: 'o texto ainda é o da demonstração, que é de outro produto. Escreva o seu',
    }));
}

export const DEMONSTRATION_RULES: Rule[] = [
  ...PLACEHOLDERS.map(placeholderRule),
  { level: 'stop', find: sampleTargets },
  { level: 'warning', find: foreignPhone },
  {
    level: 'stop',
    passed: 'Os depoimentos não são os da demonstração',
    applies: ({ written }) => inTestimonials(written, 'name').length > 0,
    find: inventedTestimonials,
  },
  { level: 'warning', find: inventedPeople },
  { level: 'warning', passed: 'Nenhum texto fala do produto da demonstração', find: otherProductsTexts },
];
