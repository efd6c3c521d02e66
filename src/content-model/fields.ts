import { z } from 'astro/zod';
import { FEATURE_ICONS } from '../domain/featureIcons.ts';
import { parseReais } from '../domain/format.ts';
import { placeholdersIn } from '../domain/placeholders.ts';
import { parseSaoPaulo } from '../domain/saoPauloTime.ts';
import { readTaxId } from '../domain/taxId.ts';
import { closestMatch } from './closestMatch.ts';
import type { EditorWords } from './errors/contentError.ts';
import { type Hint, hints, type ValueKind } from './hints.ts';
import { TEMPLATE_NAMES } from './templateNames.ts';

/** Characters that no page can show: control characters other than line breaks and tabs, and halves of a surrogate pair. */
const UNPRINTABLE = /[\p{Cs}\p{Noncharacter_Code_Point}]|(?![\n\t])\p{Cc}/u;

const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

type Violation = { message: string; params?: { advice: string; inEditor?: EditorWords } };

function textViolation(value: string, known: readonly string[]): Violation | undefined {
  if (UNPRINTABLE.test(value)) return { message: 'um texto sem caracteres de controle' };
  if (!VISIBLE.test(value)) return { message: 'um texto com alguma letra, número ou sinal que se veja' };
  const unknown = placeholdersIn(value).find((name) => !known.includes(name));
  if (unknown === undefined) return undefined;
  if (known.length === 0) return { message: `um texto sem nomes entre chaves; aqui está {${unknown}}` };
  const match = closestMatch(unknown, known);
  const inEditor = {
    message: `{${unknown}} não existe entre os valores`,
    advice: 'Escolha um em “valor”, em cima do campo',
  };
  return {
    message: `um texto só com os nomes entre chaves que existem, e {${unknown}} não existe`,
    params: match
      ? { advice: `Talvez seja {${match}}` }
      : { advice: 'A lista está no começo de site.yaml', inEditor },
  };
}

/** What a new text says until the seller writes it; preflight/claims.ts looks for it. */
export const STARTER_TEXT = 'Seu texto aqui';

function limitedText(maxLength: number, known: readonly string[]) {
  return z
    .string()
    .trim()
    .min(1)
    .max(maxLength)
    .superRefine((value, context) => {
      const violation = textViolation(value, known);
      if (violation) context.addIssue({ code: 'custom', ...violation });
    })
    .register(hints, {
      kind: 'text',
      limits: [1, maxLength],
      expected: `um texto de até ${maxLength} caracteres`,
      example: [STARTER_TEXT, 'Texto', 'Oi'].find((example) => example.length <= maxLength),
      placeholders: known,
    });
}

/** A text of 1 to `maxLength` characters that uses only the placeholders that the site fills. */
export function text(maxLength: number, extraPlaceholders: readonly string[] = []) {
  return limitedText(maxLength, [...TEMPLATE_NAMES, ...extraPlaceholders]);
}

/** The alternative text of the picture whose field precedes it in the group. */
export function alternativeText(maxLength: number) {
  const schema = text(maxLength);
  return schema.register(hints, { expected: '', ...hints.get(schema), isAlternative: true });
}

/** A text that a placeholder stands for, and that therefore uses none itself. */
export const plainText = (maxLength: number) => limitedText(maxLength, []);

/** A list of `least` to `most` items. */
export const list = <Item extends z.ZodType>(item: Item, least: number, most: number) =>
  z
    .array(item)
    .min(least)
    .max(most)
    .register(hints, {
      limits: [least, most],
      expected: `uma lista de ${least === most ? most : `${least} a ${most}`} itens`,
    });

/** A value that `parse` reads from a text, and throws for what it cannot read. */
const parsed = <Value>(
  kind: ValueKind,
  parse: (text: string) => Value,
  expected: string,
  example: string,
  pattern: string,
) =>
  z
    .unknown()
    .transform((value, context) => {
      try {
        return parse(typeof value === 'string' ? value.trim() : '');
      } catch {
        context.addIssue({ code: 'custom', message: expected });
        return z.NEVER;
      }
    })
    .register(hints, { kind, expected, example, json: { type: 'string', pattern } });

/** A price written as the example is, kept as cents. */
export const priceLike = (example: string) =>
  parsed(
    'price',
    parseReais,
    'um preço em reais, com vírgula e centavos',
    example,
    '^\\s*(R\\$\\s?)?(\\d{1,3}(\\.\\d{3}){1,2}|\\d{1,5}),\\d{2}\\s*$',
  );

export const price = priceLike('119,00');

/** A day and time in São Paulo written "31/12/2026 23:59", kept as milliseconds since 1970. */
export const deadline = parsed(
  'dateTime',
  parseSaoPaulo,
  'um dia que existe, com a hora',
  '31/12/2026 23:59',
  '^\\s*\\d{2}/\\d{2}/\\d{4} \\d{2}:\\d{2}\\s*$',
);

/** A day written "21/11/2026", kept as its noon in São Paulo in milliseconds since 1970. */
export const day = parsed(
  'day',
  (value) => parseSaoPaulo(`${value} 12:00`),
  'um dia que existe',
  '21/11/2026',
  '^\\s*\\d{2}/\\d{2}/\\d{4}\\s*$',
);

const A_LINK = 'um link completo começado por https://';

/** An address that begins with https://. Browsers take one without the slashes for a page of the site itself. */
export const httpsLink = z
  .url({ protocol: /^https$/, hostname: z.regexes.domain, abort: true, error: A_LINK })
  .refine((link) => /^https:\/\//i.test(link), { error: A_LINK, abort: true })
  .refine((link) => /^[^\s\\{}<>"'`]+$/.test(link), {
    error: 'um link sem espaços, chaves, aspas nem barras invertidas',
    abort: true,
  })
  .register(hints, {
    kind: 'link',
    expected: A_LINK,
    example: 'https://pay.hotmart.com/A12345678B',
    json: { type: 'string', pattern: '^[hH][tT][tT][pP][sS]://[^\\s\\\\{}<>"\'`]+$' },
  });

const AN_ADDRESS =
  'só o endereço do site, sem barra nem caminho no fim; numa pasta o site não funciona: use um subdomínio';

/** The address of the site itself, which other addresses are added to. */
export const siteAddress = httpsLink
  .refine((address) => new URL(address).href === `${address}/`, { error: AN_ADDRESS })
  .register(hints, {
    kind: 'link',
    expected: AN_ADDRESS,
    example: 'https://www.seusite.com.br',
    json: { type: 'string', pattern: '^https://[^\\s\\\\{}<>"\'`/?#]+$' },
  });

/** A whole number from `least` to `most`. */
export const count = (least: number, most: number) =>
  z
    .int()
    .min(least)
    .max(most)
    .register(hints, {
      kind: 'integer',
      limits: [least, most],
      expected: `um número inteiro de ${least} a ${most}, sem ponto nem aspas`,
      expectedInEditor: `um número inteiro de ${least} a ${most}`,
      example: String(most > 999 ? 950 : Math.max(least, Math.min(most, 7))),
    });

const A_RATING = 'um número de 1 a 5, com ponto e uma casa só';

/** A rating that the page shows as it is written: with one decimal. */
export const rating = z
  .number()
  .min(1)
  .max(5)
  .refine((value) => Number(value.toFixed(1)) === value, { error: A_RATING })
  .register(hints, {
    kind: 'rating',
    limits: [1, 5],
    expected: A_RATING,
    expectedInEditor: 'um número de 1 a 5, com uma casa só',
    example: '4.9',
  });

export const bool = z.boolean().register(hints, { kind: 'switch', expected: 'true (sim) ou false (não)' });

/** One of some words. */
export const choice = <const Words extends readonly [string, ...string[]]>(
  words: Words,
  requires?: Hint['requires'],
) =>
  z
    .enum(words)
    .register(hints, {
      kind: 'choice',
      expected: `um destes: ${words.join(', ')}`,
      ...(requires && { requires }),
    });

/** The drawing of a feature. */
export const featureIcon = z.enum(FEATURE_ICONS).register(hints, {
  kind: 'icon',
  expected: `o nome de um dos ${FEATURE_ICONS.length} desenhos que estão em GUIA.md, em "Desenhos dos recursos"`,
  example: 'livro',
});

/** A text of a fixed form. */
const matching = (
  kind: ValueKind,
  maxLength: number,
  pattern: RegExp,
  expected: string,
  example: string,
  expectedInEditor = expected,
  suggest?: Hint['suggest'],
) =>
  z
    .string()
    .regex(pattern, { error: expected })
    .register(hints, {
      kind,
      limits: [0, maxLength],
      canBeEmpty: pattern.test(''),
      expected,
      expectedInEditor,
      example,
      ...(suggest && { suggest }),
    });

const NAME_AND_INITIAL = /^\p{Lu}[\p{L}’'-]{1,15}(?: \p{Lu}[\p{L}’'-]{1,15})? \p{Lu}\.$/u;

/** "Ana Lima" -> "Ana L." */
function withInitial(name: string): string | undefined {
  const words = name.match(/\p{L}[\p{L}’'-]*/gu) ?? [];
  const [first = '', last = ''] = [words[0], words.at(-1)];
  const shortened = `${first.charAt(0).toUpperCase()}${first.slice(1)} ${last.charAt(0).toUpperCase()}.`;
  return words.length > 1 && NAME_AND_INITIAL.test(shortened) ? shortened : undefined;
}

/** A first name and the initial of the last: "Ana L." */
export const testimonialName = matching(
  'text',
  36,
  NAME_AND_INITIAL,
  'o primeiro nome e a inicial do sobrenome',
  'Ana L.',
  undefined,
  withInitial,
);

/** A phone as chat apps take it, digits alone with the country's code; empty for no chat. */
export const chatPhone = matching(
  'phone',
  15,
  /^$|^\d{12,15}$/,
  'um telefone só com números, entre aspas, com código do país e DDD, ou "" para não ter chat',
  '"5511900000000"',
  'um telefone com DDD, ou nada para não ter chat',
);

export const metaPixelId = matching(
  'text',
  20,
  /^$|^\d{10,20}$/,
  'só o número do pixel, entre aspas, ou "" para nenhum',
  '"123456789012345"',
  'só o número do pixel, ou nada',
);

export const googleAnalyticsId = matching(
  'text',
  16,
  /^$|^G-[A-Z0-9]{4,14}$/,
  'só o ID da métrica, entre aspas, ou "" para nenhum',
  '"G-AB12CD34EF"',
  'só o ID da métrica, ou nada',
);

export const emoji = z
  .string()
  .regex(/^\p{RGI_Emoji}$/v, { error: 'um emoji só' })
  .register(hints, {
    kind: 'emoji',
    expected: 'um emoji só',
    example: '📖',
    json: { type: 'string', minLength: 1 },
  });

/** What a unit is called, of one and of many; longer ones leave the screen of a phone. */
export const unit = z.tuple([text(8), text(8)]).register(hints, {
  expected: 'um par de palavras de até 8 caracteres, a de um e a de vários',
  example: '[dia, dias]',
});

/** A CPF or a CNPJ, kept as pages show it: "CNPJ 12.345.678/0001-95". */
export const taxId = z
  .unknown()
  .transform((value, context) => {
    const found = readTaxId(typeof value === 'string' ? value : '');
    if (found?.isValid) return `${found.kind} ${found.number}`;
    if (found) {
      const message = `um ${found.kind} que exista: os dois últimos números não combinam com os outros`;
      context.addIssue({ code: 'custom', message, params: { advice: 'Confira número por número' } });
      return z.NEVER;
    }
    const isLong = String(value ?? '').replace(/\W/g, '').length > 12;
    const [kind, code] = isLong ? ['CNPJ', '12.345.678/0001-95'] : ['CPF', '123.456.789-09'];
    context.addIssue({
      code: 'custom',
      message: 'um CPF ou um CNPJ com pontos e traço',
      params: { advice: `Por exemplo, um ${kind}: ${code}` },
    });
    return z.NEVER;
  })
  .register(hints, {
    kind: 'taxId',
    expected: 'um CPF ou um CNPJ com pontos e traço',
    example: '12.345.678/0001-95',
    json: { type: 'string' },
  });

export const email = z
  .email({ error: 'um e-mail' })
  .max(60)
  .register(hints, {
    kind: 'email',
    limits: [1, 60],
    expected: 'um e-mail',
    example: 'contato@seusite.com.br',
    json: { type: 'string', pattern: '^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$' },
  });
