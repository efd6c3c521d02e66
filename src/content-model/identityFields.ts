// Who someone is: names, phones, documents, e-mail addresses, ids of services.
import { z } from 'astro/zod';
import { cleanCode } from '../domain/cleanText.ts';
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
    .overwrite((text) => text.replace(/\s+/g, ' '))
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

type ServiceId = {
  maxLength: number;
  /** Why an id is none of this service's; undefined for a right one. */
  fault: (id: string) => string | undefined;
  expected: string;
  expectedInEditor: string;
  example: string;
};

/** An id as a service shows it, in any capitals and with whatever was copied around it; empty for none. */
const serviceId = ({ fault, maxLength, ...words }: ServiceId) =>
  z
    .string()
    .overwrite(cleanCode)
    .superRefine((id, context) => {
      const advice = id === '' ? undefined : fault(id);
      if (advice === undefined) return;
      const inEditor = { message: advice, advice: `O esperado é ${words.expectedInEditor}` };
      context.addIssue({ code: 'custom', message: words.expected, params: { advice, inEditor } });
    })
    .register(hints, { kind: 'text', limits: [0, maxLength], canBeEmpty: true, ...words });

const isCode = (text: string) => /[<>(){};=]/.test(text);

export const metaPixelId = serviceId({
  maxLength: 20,
  fault(id) {
    if (isCode(id)) return 'Isto é um código inteiro: aqui vai só o número, que nele vem depois de init';
    if (/\D/.test(id)) return 'O ID do pixel só tem números, e aqui há também letras ou sinais';
    const { length } = id;
    return length < 10 || length > 20
      ? `O ID do pixel tem de 10 a 20 números, e aqui há ${length}`
      : undefined;
  },
  expected: 'só o número do pixel, entre aspas, ou "" para nenhum',
  expectedInEditor: 'só o número do pixel, ou nada',
  example: '"123456789012345"',
});

/** What Google's other ids are of, by how they begin. */
const OTHER_GOOGLE_IDS: Record<string, string> = {
  'UA-': 'do Analytics antigo, que o Google desligou',
  'GTM-': 'do Gerenciador de tags',
  'GT-': 'da Tag do Google',
  'AW-': 'do Google Ads',
};

export const googleAnalyticsId = serviceId({
  maxLength: 16,
  fault(id) {
    if (isCode(id)) return 'Isto é um código inteiro: aqui vai só o ID, que começa com G-';
    const other = Object.keys(OTHER_GOOGLE_IDS).find((start) => id.startsWith(start));
    if (other) return `O ID que começa com ${other} é ${OTHER_GOOGLE_IDS[other]}: o da métrica começa com G-`;
    if (!id.startsWith('G-')) return 'O ID da métrica começa com G-';
    if (!/^G-[A-Z0-9]*$/.test(id)) return 'Depois de G- só vêm letras e números, e aqui há outros sinais';
    const length = id.length - 'G-'.length;
    return length < 4 || length > 14
      ? `Depois de G- vêm de 4 a 14 letras e números, e aqui há ${length}`
      : undefined;
  },
  expected: 'só o ID da métrica, entre aspas, ou "" para nenhum',
  expectedInEditor: 'só o ID da métrica, ou nada',
  example: '"G-AB12CD34EF"',
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
