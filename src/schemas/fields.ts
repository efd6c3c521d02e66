import { z } from 'astro/zod';
import { FACT_NAMES } from '../domain/facts.ts';
import { parseReais } from '../domain/money.ts';
import { placeholdersIn } from '../domain/placeholders.ts';
import { parseSaoPaulo } from '../domain/saoPauloTime.ts';
import { hints, perhaps, rewritten } from './hints.ts';
import {
  choiceMeant,
  dayAndTimeMeant,
  linkMeant,
  numbersMeant,
  phoneMeant,
  priceMeant,
  siteAddressMeant,
  testimonialNameMeant,
  textMeant,
  truthMeant,
} from './meant.ts';

/** What no page can show: control characters other than line breaks and tabs, and halves of a pair. */
const UNPRINTABLE = /[\p{Cs}\p{Noncharacter_Code_Point}]|(?![\n\t])\p{Cc}/u;

const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

const EXAMPLES_OF_TEXT = ['Seu texto aqui', 'Seu texto', 'Texto'];

function limitedText(maxLength: number, known: readonly string[]) {
  return z
    .string()
    .trim()
    .min(1)
    .max(maxLength)
    .refine((value) => !UNPRINTABLE.test(value), { error: 'um texto sem caracteres de controle' })
    .refine((value) => value === '' || UNPRINTABLE.test(value) || VISIBLE.test(value), {
      error: 'um texto com alguma letra, número ou sinal que se veja',
    })
    .superRefine((value, context) => {
      const unknown = placeholdersIn(value).find((name) => !known.includes(name));
      if (unknown === undefined) return;
      const message =
        known.length > 0
          ? `um texto só com os nomes entre chaves que existem, e {${unknown}} não existe (a lista está no começo de site.yaml)`
          : `um texto sem nomes entre chaves; aqui está {${unknown}}`;
      context.addIssue({ code: 'custom', message });
    })
    .register(hints, {
      expected: `um texto de até ${maxLength} caracteres`,
      example: EXAMPLES_OF_TEXT.find((example) => example.length <= maxLength) ?? 'Oi',
      suggest: (value, written) => textMeant(value, written, maxLength, known),
      placeholders: known,
    });
}

/** A text of 1 to `maxLength` characters that uses only the placeholders that the site fills. */
export function text(maxLength: number, extraPlaceholders: readonly string[] = []) {
  return limitedText(maxLength, [...FACT_NAMES, ...extraPlaceholders]);
}

/** A text that a placeholder stands for, and that therefore uses none itself. */
export const plainText = (maxLength: number) => limitedText(maxLength, []);

/** A value that `parse` reads from a text, and throws for what it cannot read. */
const parsed = <Value>(parse: (text: string) => Value, expected: string) =>
  z.unknown().transform((value, context) => {
    try {
      return parse(typeof value === 'string' ? value : '');
    } catch {
      context.addIssue({ code: 'custom', message: expected });
      return z.NEVER;
    }
  });

const A_PRICE = 'um preço em reais, com vírgula e centavos';

/** A price written "119,00", kept as cents. */
export const price = parsed(parseReais, A_PRICE).register(hints, {
  expected: A_PRICE,
  example: '119,00',
  suggest: (value, written) => rewritten(...priceMeant(value, written)),
  json: { type: 'string', pattern: '^\\s*(R\\$\\s?)?(\\d{1,3}(\\.\\d{3}){1,2}|\\d{1,5}),\\d{2}\\s*$' },
});

const A_DEADLINE = 'um dia que existe, com a hora';

/** A day and time in São Paulo written "31/12/2026 23:59", kept as milliseconds since 1970. */
export const deadline = parsed(parseSaoPaulo, A_DEADLINE).register(hints, {
  expected: A_DEADLINE,
  example: '31/12/2026 23:59',
  suggest: (_, written) => rewritten(...dayAndTimeMeant(written)),
  json: { type: 'string', pattern: '^\\s*\\d{2}/\\d{2}/\\d{4} \\d{2}:\\d{2}\\s*$' },
});

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
    expected: A_LINK,
    example: 'https://pay.hotmart.com/A12345678B',
    suggest: (_, written) => rewritten(...linkMeant(written)),
    json: { type: 'string', pattern: '^[hH][tT][tT][pP][sS]://[^\\s\\\\{}<>"\'`]+$' },
  });

const AN_ADDRESS = 'só o endereço do site, sem barra nem caminho no fim';

/** The address of the site itself, which other addresses are added to. */
export const siteAddress = httpsLink
  .refine((address) => new URL(address).href === `${address}/`, { error: AN_ADDRESS })
  .register(hints, {
    expected: AN_ADDRESS,
    example: 'https://www.seusite.com.br',
    suggest: (_, written) => rewritten(...siteAddressMeant(written)),
    json: { type: 'string', pattern: '^https://[^\\s\\\\{}<>"\'`/?#]+$' },
  });

/** A whole number from `least` to `most`. */
export const count = (least: number, most: number) =>
  z
    .int()
    .min(least)
    .max(most)
    .register(hints, {
      expected: `um número inteiro de ${least} a ${most}`,
      example: most > 999 ? 950 : Math.max(least, Math.min(most, 7)),
      suggest: (_, written) => rewritten(...numbersMeant(written).filter(Number.isInteger)),
    });

const A_RATING = 'um número de 1 a 5, com ponto e uma casa só';

/** A rating that the page shows as it is written: with one decimal. */
export const rating = z
  .number()
  .min(1)
  .max(5)
  .refine((value) => Number(value.toFixed(1)) === value, { error: A_RATING })
  .register(hints, {
    expected: A_RATING,
    example: 4.9,
    // Down: a rating is not made better than it is.
    suggest: (_, written) =>
      rewritten(...numbersMeant(written).flatMap((number) => [number, Math.floor(number * 10) / 10])),
  });

export const truth = z.boolean().register(hints, {
  expected: 'true (sim) ou false (não)',
  example: false,
  suggest: (_, written) => rewritten(...truthMeant(written)),
});

/** One of some words. */
export function choice<const Words extends readonly [string, ...string[]]>(words: Words) {
  return z.enum(words).register(hints, {
    expected: `um destes: ${words.join(', ')}`,
    example: words[0],
    suggest: (_, written) => perhaps(...choiceMeant(written, words)),
  });
}

const A_NAME = 'o primeiro nome e a inicial do sobrenome';

/** A first name and the initial of the last: "Ana L." */
export const testimonialName = z
  .string()
  .regex(/^\p{Lu}[\p{L}’'-]{1,15}(?: \p{Lu}[\p{L}’'-]{1,15})? \p{Lu}\.$/u, { error: A_NAME })
  .register(hints, {
    expected: A_NAME,
    example: 'Ana L.',
    suggest: (_, written) => rewritten(...testimonialNameMeant(written)),
  });

const A_PHONE = 'um telefone só com números, entre aspas, com código do país e DDD';

/** A phone as chat apps take it: the country's code and all the rest, digits alone. */
export const chatPhone = z
  .string()
  .regex(/^\d{12,15}$/, { error: A_PHONE })
  .register(hints, {
    expected: A_PHONE,
    example: '5511900000000',
    suggest: (_, written) => rewritten(...phoneMeant(written)),
  });

export const emoji = z
  .string()
  .regex(/^\p{RGI_Emoji}$/v, { error: 'um emoji só' })
  .register(hints, { expected: 'um emoji só', example: '📖', json: { type: 'string', minLength: 1 } });

/** What a unit is called, of one and of many; longer ones leave the screen of a phone. */
export const unit = z.tuple([text(8), text(8)]).register(hints, {
  expected: 'um par de palavras de até 8 caracteres, a de um e a de vários',
  example: ['dia', 'dias'],
});
