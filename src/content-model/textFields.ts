import { z } from 'astro/zod';
import { placeholdersIn } from '../domain/placeholders.ts';
import { closestMatch } from './closestMatch.ts';
import type { EditorWords } from './errors/contentError.ts';
import { hints } from './hints.ts';
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
    advice: 'Escolha um em “valor automático”, em cima do campo',
  };
  return {
    message: `um texto só com os nomes entre chaves que existem, e {${unknown}} não existe`,
    params: match
      ? { advice: `Talvez seja {${match}}` }
      : { advice: 'A lista está no começo de site.yaml', inEditor },
  };
}

/** What a new text and a new person's name say until the seller writes them; preflight/claims.ts looks for them. */
export const STARTER_TEXT = 'Seu texto aqui';
export const STARTER_NAME = 'Nome S.';

function limitedText(maxLength: number, known: readonly string[]) {
  return z
    .string()
    .trim()
    .min(1)
    .superRefine((value, context) => {
      // With names in braces the length is that of their values: crossChecks.ts.
      if (value.length > maxLength && placeholdersIn(value).length === 0)
        context.addIssue({ code: 'too_big', origin: 'string', maximum: maxLength, inclusive: true });
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

/** What a unit is called, of one and of many; longer ones leave the screen of a phone. */
export const unit = z.tuple([text(8), text(8)]).register(hints, {
  expected: 'um par de palavras de até 8 caracteres, a de um e a de vários',
  example: '[dia, dias]',
});
