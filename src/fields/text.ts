import { z } from 'astro/zod';
import { placeholdersIn } from '../domain/placeholders.ts';
import { proseWords, readProse } from '../domain/prose.ts';
import { readTarget } from '../domain/target.ts';
import { type FieldLabel, fieldInfo } from './field.ts';
import { isTarget } from './reference.ts';

/** Characters that no page can show: lone surrogates, noncharacters, and controls other than line breaks and tabs. */
const UNPRINTABLE = /[\p{Cs}\p{Noncharacter_Code_Point}]|(?![\n\t])\p{Cc}/u;

const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** The editor shows a box of several lines for longer texts. */
const MAX_ONE_LINE = 80;

/** The initial value of a text and of a person's name. Publishing is refused while the site shows one of them. */
export const STARTER_TEXT = 'Seu texto aqui';
export const STARTER_NAME = 'Nome S.';

/** The initial value of a text of up to `max` characters. */
export const starterText = (max = Number.POSITIVE_INFINITY): string =>
  [STARTER_TEXT, 'Texto', 'Oi'].find((text) => text.length <= max) ?? 'A';

type Options = FieldLabel & {
  /** The value of a new field. */
  initial?: string;
  /** Names in braces that this text may use besides the common ones. */
  names?: readonly string[];
};

/**
 * The message for the seller if a link does not lead to a page, a section or an address. rules/references.ts checks
 * that the page or section exists.
 */
function linkFault(text: string): string | undefined {
  const wrong = readProse(text).find(
    ({ to }) => to !== undefined && (!isTarget(to) || readTarget(to)?.kind === 'offer'),
  );
  return wrong && `o link de “${wrong.text}” não leva a lugar nenhum: use /pagina, #parte ou https://…`;
}

/** The message for the seller if a heading has links, or more than one accent; undefined otherwise. */
function accentFault(text: string): string | undefined {
  const parts = readProse(text);
  if (parts.some(({ to }) => to !== undefined)) return 'não pode ter links';
  const accents = parts.filter(({ isBold }) => isBold);
  return accents.length > 1 ? 'só pode ter um destaque: deixe **um trecho** entre asteriscos' : undefined;
}

/** Whether a text may have markup, which does not count towards its length, and a check of the markup. */
type Markup = { isProse?: boolean; faultOf?: (text: string) => string | undefined };

function limitedText(max: number, { names, initial, faultOf, ...described }: Options & Markup) {
  const withoutMarkup = described.isProse ? proseWords : (text: string) => text;
  return z
    .string()
    .trim()
    .min(1)
    .superRefine((value, context) => {
      // The length of a text with names in braces depends on their values: rules/names.ts checks it.
      if (withoutMarkup(value).length > max && placeholdersIn(value).length === 0)
        context.addIssue({ code: 'too_big', origin: 'string', maximum: max, inclusive: true });
      if (UNPRINTABLE.test(value))
        context.addIssue({
          code: 'custom',
          message: 'tem um caractere de controle, que a página não mostra',
        });
      else if (!VISIBLE.test(withoutMarkup(value)))
        context.addIssue({ code: 'custom', message: 'não tem nenhuma letra, número ou sinal que se veja' });
      if (names === undefined && placeholdersIn(value).length > 0)
        context.addIssue({ code: 'custom', message: 'não pode ter nomes entre chaves' });
      const fault = faultOf?.(value);
      if (fault) context.addIssue({ code: 'custom', message: fault });
    })
    .register(fieldInfo, {
      kind: 'text',
      expected: `um texto de até ${max} caracteres`,
      initial: initial ?? starterText(max),
      min: 1,
      max,
      isMultiline: max > MAX_ONE_LINE,
      ...(names && { names }),
      ...described,
    });
}

/** A text of 1 to `max` characters that may use names in braces. */
export const text = (max: number, options: Options) => limitedText(max, { names: [], ...options });

/** A text of 1 to `max` characters, not counting its markup, with words in bold and links: see domain/prose.ts. */
export const prose = (max: number, { help, ...options }: Options) =>
  limitedText(max, {
    names: [],
    isProse: true,
    faultOf: linkFault,
    help: `${help ? `${help} ` : ''}Negrito: **assim**. Link: [assim](/pagina).`,
    ...options,
  });

/** A heading of 1 to `max` characters, not counting its markup, with at most one accent: see AccentedText.tsx. */
export const accentedHeading = (max: number, { help, ...options }: Options) =>
  limitedText(max, {
    names: [],
    isProse: true,
    faultOf: accentFault,
    help: `${help ? `${help} ` : ''}Em destaque: **assim**.`,
    ...options,
  });

/** A text of 1 to `max` characters in which each line is a paragraph, with words in bold and links. */
export const paragraphs = (max: number, { help, ...options }: Options) =>
  prose(max, { help: `${help ? `${help} ` : ''}Cada linha é um parágrafo.`, ...options });

/** A text of 1 to `max` characters that may not use names in braces. */
export const plainText = (max: number, options: Omit<Options, 'names'>) => limitedText(max, options);
