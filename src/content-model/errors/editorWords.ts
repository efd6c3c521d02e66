// The message for an invalid field in the editor: no names of files or fields, and nothing about YAML.
import type { z } from 'astro/zod';
import { parse } from 'yaml';
import { hints, type ValueKind } from '../hints.ts';
import type { EditorWords } from './contentError.ts';

type Issue = z.core.$ZodIssue;

/** Of other kinds an example says nothing, or the field shows the choices itself. */
const KINDS_WITH_EXAMPLE: ReadonlySet<ValueKind> = new Set(['text', 'email', 'link', 'integer']);

const isWords = (value: unknown): value is EditorWords =>
  typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string';

/** What to do about a text with so many letters too many. */
export const fewerLetters = (surplus: number): string =>
  `Tire ${surplus} ${surplus === 1 ? 'letra' : 'letras'} ou mais`;

function adviceFor(issue: Issue, schema: z.ZodType | undefined, value: unknown): string | undefined {
  if (issue.code === 'too_big' && issue.origin === 'array') return `A página mostra até ${issue.maximum}`;
  if (issue.code === 'too_small' && issue.origin === 'array') return `Ponha ${issue.minimum} ou mais`;
  if (issue.code === 'too_big' && issue.origin === 'string')
    return fewerLetters(String(value).trim().length - Number(issue.maximum));
  const own: unknown = issue.code === 'custom' ? issue.params?.['advice'] : undefined;
  if (typeof own === 'string') return own;
  const { kind, example } = (schema && hints.get(schema)) ?? {};
  if (example === undefined || kind === undefined) return undefined;
  if (kind === 'price') return `Por exemplo: R$\u00a0${parse(example)}`;
  return KINDS_WITH_EXAMPLE.has(kind) ? `Por exemplo: ${parse(example)}` : undefined;
}

/**
 * A custom rule gives its own message in `params.inEditor` of its issue.
 *
 * @param right the expected value, to follow "o esperado é"
 */
export function editorWords(
  issue: Issue,
  schema: z.ZodType | undefined,
  value: unknown,
  right: string,
): EditorWords {
  const own: unknown = issue.code === 'custom' ? issue.params?.['inEditor'] : undefined;
  if (isWords(own)) return own;
  const hint = schema && hints.get(schema);
  const isEmpty = value === undefined || value === null || value === '';
  const isByRule = issue.code === 'custom' && issue.message !== hint?.expected;
  const expected = (isByRule ? undefined : hint?.expectedInEditor) ?? right;
  const message = `${isEmpty ? 'está vazio; o' : 'o'} esperado é ${expected}`;
  const suggestion = typeof value === 'string' ? hint?.suggest?.(value) : undefined;
  return { message, advice: adviceFor(issue, schema, value), suggestion };
}
