import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { checkAfter, errorsAfter, errorsAfterEdit } from '../../../tests/support/changedContent.ts';

const COLON = 'um texto com dois-pontos fica entre aspas';
const INNER_QUOTES = 'aspas dentro do texto pedem outras, diferentes, em volta dele';
const MISSING_QUOTE = 'falta a aspa que fecha o texto';
const startsWith = (sign: string) => `um texto que começa com ${sign} fica entre aspas`;
const cutBefore = (end: string) =>
  `o texto foi cortado no #, e "${end}" se perde: um texto com # fica entre aspas`;
const LONG = `${'Ana: agora faço no ônibus, indo pro estágio, e pronto. '.repeat(9)}Sério: 19 dias!`;

describe('a text that needs quotes is reported with its whole line, which is valid when pasted', () => {
  it.each([
    ['Atenção: um dia', COLON, '"Atenção: um dia"'],
    ['Leve agora:', COLON, '"Leve agora:"'],
    [LONG, COLON, `"${LONG}"`],
    ['“Atenção: um dia”', COLON, '"Atenção: um dia"'],
    ['Atenção: um dia"', COLON, '"Atenção: um dia"'],
    ['"Um" dia', INNER_QUOTES, `'"Um" dia'`],
    ['"O "dia" certo"', INNER_QUOTES, `'O "dia" certo'`],
    ['"C:\\pasta"', 'um texto com barra invertida (\\) fica entre aspas simples', "'C:\\pasta'"],
    ['"Um dia', MISSING_QUOTE, '"Um dia"'],
    ["'Um dia", MISSING_QUOTE, '"Um dia"'],
    ['Um #dia', cutBefore('#dia'), '"Um #dia"'],
    ['#Um dia', cutBefore('#Um dia'), '"#Um dia"'],
    ['{minutos} minutos', startsWith('{'), '"{minutos} minutos"'],
    ['[Novo] Um dia', startsWith('['), '"[Novo] Um dia"'],
    ...['*', '&', '!', '@', '`', '%', ',', '>', '|'].map((sign) => [
      `${sign}Um dia`,
      startsWith(sign),
      `"${sign}Um dia"`,
    ]),
    ['*Um*', startsWith('*'), '"*Um*"'],
    ['&Um', startsWith('&'), '"&Um"'],
    ['!!Um dia', startsWith('!'), '"!!Um dia"'],
    ['- Um dia', startsWith('-'), '"- Um dia"'],
  ])('tagline: %s', (value, message, code) => {
    const errors = errorsAfter('site', /tagline: .*/, `tagline: ${value}`);
    expect(errors).toEqual([`linha N: ${message}. Escreva assim: tagline: ${code}`]);
    expect(parse(`tagline: ${code}`)).toEqual({ tagline: expect.any(String) });
  });

  it('also in a list, and at the end of a file', () => {
    const list = errorsAfterEdit('offer | - Pagamento seguro | - *Pagamento* seguro');
    expect(list[0]).toContain('Escreva assim: - "*Pagamento* seguro"');
    const inBold = errorsAfterEdit('offer | - Pagamento seguro | - *Pagamento*');
    expect(inBold[0]).toContain('Escreva assim: - "*Pagamento*"');
    expect(errorsAfterEdit('home | Manhã ] | *Manhã* ]')).toEqual([`linha N: ${startsWith('*')}`]);
    expect(errorsAfterEdit('site | tagline: Um | seal: &a [ x ]\ntagline: *a #')).toEqual([
      expect.stringMatching(/^linha N\+1: /),
    ]);
    const [last] = errorsAfterEdit('site | homeLink: Voltar | homeLink: "Voltar');
    expect(last).toBe(`linha N: ${MISSING_QUOTE}. Escreva assim: homeLink: "Voltar para o início"`);
  });
});

describe('a syntax error is reported by its line', () => {
  const NOT_A_FIELD = 'esta linha não é um campo nem um item de lista';
  const BRACES = 'entre { }, um texto com vírgula, dois-pontos ou # fica entre aspas';

  it.each(
    Object.entries({
      'site |   rights: Todos | \trights: Todos': 'linha N: a linha começa com a tecla Tab',
      'prices |   count: 12 |    count: 12':
        'linha N+1: esta linha começa com 2 espaços, e a de cima, com 3 espaços',
      'site |   sealsAlt |     sealsAlt':
        'linha N: esta linha começa com 4 espaços, e a de cima, com 2 espaços',
      'site | name: Planner |  name: Planner':
        'linha N+1: esta linha começa com 0 espaços, e a de cima, com 1 espaço',
      'product |     description: Cada |    description: Cada':
        'linha N: esta linha começa com 3 espaços, e a de cima, com 4',
      'site | name: Planner | name Planner': `linha N: ${NOT_A_FIELD}`,
      'site | dailyMinutes: 7 | dailyMinutes:7': `linha N: ${NOT_A_FIELD}`,
      'site | footer:\n | footer\n': `linha N: ${NOT_A_FIELD}`,
      'offer |   - Acesso imediato |   Acesso imediato': `linha N: ${NOT_A_FIELD}`,
      'site | dailyMinutes: 7 | dailyMinutes: 7\ndailyMinutes: 8':
        'linha N+1: o campo dailyMinutes já está na linha N. Apague um dos dois',
      'product | { icon: biblia, | { icon: biblia, icon: bandeira,':
        'linha N: o campo icon está duas vezes nesta linha',
      'product | { icon: biblia, | { : biblia, : bandeira,':
        'linha N: o campo (sem nome) está duas vezes nesta linha',
      'proof | - name: Ana L. | - name: Ana L.\n    name: Bia C.':
        'linha N+1: o campo name já está na linha N',
      'site | dailyMinutes: 7 | dailyMinutes: 7\n---':
        'linha N+1: uma linha de traços divide o arquivo em dois. Apague a linha',
      'home | { text: Ler o Salmo 5, minutes | { text: Ler: o Salmo 5, minutes': `linha N: ${BRACES}`,
      'home | { text: Ler o Salmo 5, minutes | { text: Ler o #Salmo 5, minutes': `linha N: falta fechar a chave } ou o colchete ] (${BRACES})`,
      'interface | [ dia, dias ] | [dia, dias': 'linha N: falta fechar a chave } ou o colchete ]',
      'site | tagline: Um | - tagline: Um':
        'linha N: esta linha não combina com as vizinhas. Confira os espaços do começo, o hífen',
    }),
  )('%j', (edit, message) => {
    const errors = errorsAfterEdit(edit);
    expect(errors).toEqual([expect.stringContaining(message)]);
    expect(errors[0]).toMatch(/^linha/);
  });
});

describe('what YAML allows and content does not is reported by its line', () => {
  const inSite = (yaml: string) => errorsAfter('site', /tagline: .*/, `tagline: Um\n${yaml}`);

  it('every text in asterisks', () => {
    const errors = inSite('a: *Um*\nb: { c: *Dois* }\nd: [*e, f]');
    expect(errors).toEqual([
      `linha N+1: ${startsWith('*')}. Escreva assim: a: "*Um*"`,
      `linha N+2: ${startsWith('*')}`,
      `linha N+3: ${startsWith('*')}`,
    ]);
  });

  it.each(
    Object.entries({
      'values that multiply': [
        'a: &a [x, x, x, x, x, x, x, x, x]\nb: &b [*a, *a, *a, *a, *a, *a, *a, *a]\nc: [*b, *b, *b, *b, *b, *b, *b]',
        'linha N+2: um texto que começa com *',
      ],
      'a value in itself': ['a: &a\n  b: *a', 'linha N+2: um texto que começa com *'],
      'a merge': ['a: &a { b: 1 }\nc:\n  <<: *a', 'linha N+3: um texto que começa com *'],
      'a merge of YAML 1.1': ['a:\n  <<: { b: 1 }', 'linha N+1, campo a: este campo não existe'],
      'a type': ['a: !!js/function "x"', 'linha N+1: o sinal ! antes de um valor não é lido aqui'],
      bytes: ['a: !!binary aGk=', 'linha N+1: um texto que começa com ! fica entre aspas'],
      'a type of a group': ['a: !!set\n  b: 1', 'linha N+1: o sinal ! antes de um valor não é lido aqui'],
      'lists in lists': [`a: ${'['.repeat(500)}${']'.repeat(500)}`, 'linha N+1: há grupos dentro de grupos'],
      'lists without end': [`a: ${'['.repeat(20_000)}`, 'linha N+1: '],
      'groups in groups': [
        Array.from({ length: 5000 }, (_, level) => `${' '.repeat(level)}a:`).join('\n'),
        'há grupos dentro de grupos demais',
      ],
      'lists in a list': [`a:\n  ${'- '.repeat(20_000)}x`, 'há grupos dentro de grupos demais'],
      'a field twice, once in quotes': ['a: 1\n"a": 2', 'linha N+2: o campo a já está na linha N+1'],
    }),
  )('%s', (_, [yaml, message]) => {
    expect(inSite(yaml ?? '')[0]).toContain(message);
  });

  it('whatever version of YAML the file names', () => {
    const { errors } = checkAfter('site', /^/, '%YAML 1.1\n---\n');
    expect(errors).toEqual([]);
    expect(checkAfter('site', /^/, '%YAML 1.1\n---\nyes: 1:30\n').errors).toMatchObject([
      { field: 'campo yes' },
    ]);
  });
});

it('a file with thousands of errors is reported in a moment, and by its first ones', () => {
  const lines = (line: (number: number) => string) =>
    checkAfter('site', /^/, Array.from({ length: 20_000 }, (_, number) => `${line(number)}\n`).join(''));
  for (const line of [
    (number: number) => `k${number}:`,
    (number: number) => `k${number}: um #texto`,
    (number: number) => `k${number}: !um texto`,
    (number: number) => `k${number}: *a`,
    (number: number) => `k${number}: “a”`,
    () => 'a: }',
    () => 'a: "x',
    () => 'a: 1',
  ]) {
    const { errors } = lines(line);
    expect(errors.length).toBeGreaterThan(0);
    expect(errors.length).toBeLessThanOrEqual(50);
  }
  expect(errorsAfter('site', /tagline: .*/, `tagline: a: ${' '.repeat(100_000)}b`)).toHaveLength(1);
}, 20_000);

it.each(['“Um planner para todos os dias”', '‘Um planner’'])(
  'curly quotes around a value are kept, with a warning: %s',
  (value) => {
    const checked = checkAfter('site', /tagline: .*/, `tagline: ${value}`);
    expect(checked).toMatchObject({ value: { tagline: value }, errors: [] });
    expect(checked.warnings).toMatchObject([{ line: 10, code: `tagline: "${value.slice(1, -1)}"` }]);
  },
);

it('curly quotes inside a text are no reason to warn', () => {
  const { warnings } = checkAfter('site', /tagline: .*/, 'tagline: “Hoje” e não “amanhã”, sempre');
  expect(warnings).toEqual([]);
});
