// Who someone is: names, phones, documents, e-mail addresses, ids of services.
import { z } from 'astro/zod';
import { readTaxId } from '../domain/taxId.ts';
import { type Hint, hints, type ValueKind } from './hints.ts';

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

/** A phone as chat apps accept it, digits alone with the country's code; empty for no chat. */
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
