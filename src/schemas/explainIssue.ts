import type { z } from 'astro/zod';

type Issue = z.core.$ZodIssue;

const KINDS: Record<string, string> = {
  string: 'um texto',
  number: 'um número',
  int: 'um número inteiro',
  boolean: 'true ou false',
  array: 'uma lista (cada item numa linha começada por -)',
  object: 'um grupo de campos',
};

function valueAt(value: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) => (inner as Record<PropertyKey, unknown> | undefined)?.[key],
    value,
  );
}

function written(value: unknown): string {
  if (value === undefined) return 'não está lá';
  if (value === null) return 'está vazio';
  if (Array.isArray(value)) return `tem ${value.length} ${value.length === 1 ? 'item' : 'itens'}`;
  if (typeof value === 'object') return 'é um grupo de campos';
  const shown = String(value);
  return `está "${shown.length > 80 ? `${shown.slice(0, 77)}...` : shown}"`;
}

function plural(number: number | bigint, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}

function bound(issue: Extract<Issue, { code: 'too_big' | 'too_small' }>, size: number | bigint): string {
  const word = issue.code === 'too_big' ? 'no máximo' : 'no mínimo';
  if (issue.origin === 'string') return `um texto com ${word} ${plural(size, 'caractere', 'caracteres')}`;
  if (issue.origin === 'array') return `exatamente ${plural(size, 'item', 'itens')}`;
  return `um número de ${word} ${size}`;
}

function expected(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return KINDS[issue.expected] ?? issue.expected;
    case 'too_big':
      return bound(issue, issue.maximum);
    case 'too_small':
      return bound(issue, issue.minimum);
    case 'invalid_value':
      return `um destes: ${issue.values.map(String).join(', ')}`;
    case 'invalid_format':
      return issue.format === 'url' ? 'um link completo começado por https://' : issue.message;
    default:
      return issue.message;
  }
}

/** A schema's complaint as sentences for the seller: the file, the field, what stands there and what is expected. */
export function explainIssue(file: string, issue: Issue, value: unknown): string[] {
  const path = issue.path.map((key) => (typeof key === 'number' ? `item ${key + 1}` : String(key)));
  const field = path.length > 0 ? `campo ${path.join(' › ')}` : 'o arquivo todo';
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map(
      (key) =>
        `${file}, campo ${[...path, key].join(' › ')}: este campo não existe. Confira o nome ou apague a linha.`,
    );
  }
  const sentence = `${file}, ${field}: ${written(valueAt(value, issue.path))}; o esperado é ${expected(issue)}`;
  return [sentence.endsWith('.') ? sentence : `${sentence}.`];
}
