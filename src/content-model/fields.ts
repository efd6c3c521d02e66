import { z } from 'astro/zod';
import { FEATURE_ICONS } from '../domain/featureIcons.ts';
import { parseReais } from '../domain/format.ts';
import { parseSaoPaulo } from '../domain/saoPauloTime.ts';
import { type Hint, hints, type ValueKind } from './hints.ts';

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

/** An address that begins with https://. Browsers resolve one without the slashes as a page of the site itself. */
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
  z.enum(words).register(hints, {
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

export const emoji = z
  .string()
  .regex(/^\p{RGI_Emoji}$/v, { error: 'um emoji só' })
  .register(hints, {
    kind: 'emoji',
    expected: 'um emoji só',
    example: '📖',
    json: { type: 'string', minLength: 1 },
  });
