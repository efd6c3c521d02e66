// Checks the arguments of a tool, because the error messages of the SDK are English.
import type { z } from 'astro/zod';
import { childValue, valueIn } from '../../src/content-model/paths.ts';
import { BODY_TOO_LARGE } from '../server/requests.ts';
import { Refused } from './contentAccess.ts';

const TYPES: Record<string, string> = {
  string: 'um texto',
  number: 'um número',
  int: 'um número inteiro',
  boolean: 'true ou false',
  array: 'uma lista',
  object: 'um grupo de campos',
};
const UNITS: Record<string, string> = { string: ' letras', array: ' itens' };

function expectedBy(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return TYPES[issue.expected] ?? 'outro valor';
    case 'invalid_value':
      return `um destes: ${issue.values.join(', ')}`;
    case 'too_big':
      return `no máximo ${issue.maximum}${UNITS[issue.origin] ?? ''}`;
    case 'too_small':
      return `no mínimo ${issue.minimum}${UNITS[issue.origin] ?? ''}`;
    default:
      return 'options' in issue && Array.isArray(issue.options)
        ? `um destes: ${issue.options.join(', ')}`
        : 'outro valor';
  }
}

const messageOf: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'unrecognized_keys') return `não existe: ${issue.keys.join(', ')}`;
  return `${issue.input === undefined ? 'falta; ' : ''}o esperado é ${expectedBy(issue)}`;
};

function parsed<Output>(schema: z.ZodType<Output>, args: unknown): z.ZodSafeParseResult<Output> {
  try {
    return schema.safeParse(args, { error: messageOf });
  } catch (error) {
    // Thousands of nested lists exceed the stack.
    throw error instanceof RangeError ? new Refused(BODY_TOO_LARGE) : error;
  }
}

/** The maximum number of reported arguments. */
const MAX_REASONS = 20;

/**
 * The arguments that a schema accepts.
 *
 * @throws Refused with one line for each wrong argument: its path, and the field path of the change that contains it
 */
export function parseArguments<Output>(schema: z.ZodType<Output>, args: unknown): Output {
  const { success, data, error } = parsed(schema, args);
  if (success) return data;
  const reasons = error.issues.slice(0, MAX_REASONS).map(({ path, message }) => {
    const keys = path.map((key) => (typeof key === 'number' ? key : String(key)));
    const field = childValue(valueIn(args, keys.slice(0, 2)), 'path');
    const where = [keys.join('.'), typeof field === 'string' ? `(${field})` : ''].filter(Boolean).join(' ');
    return where ? `${where} — ${message}` : message;
  });
  throw new Refused(reasons.join('.\n'));
}
