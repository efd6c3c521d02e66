import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { checkAfter, sourceOf } from '../../tests/support/changedContent.ts';
import { idOf, type Section } from '../sections/index.ts';
import { formatIssue } from './issue.ts';
import { checkFile } from './loadContent.ts';
import type { ContentFile } from './schemas.ts';

const HOME = 'pages/principal';
const LONG_TEXT = 'x'.repeat(41);

/**
 * The file, the written text, its replacement, the path of the field, the end of its label and the message as regular
 * expressions, and the lines between the change and the reported line.
 */
const CASES = String.raw`
offers | price: 67,00 | price: 67.00 | offers.b.price | ^Preço e depoimentos › Preço | “67.00”.*preço.*119,00
offers | price: 67,00 | price: | offers.b.price | Preço | vazio.*preço
offers |     price: 67,00\n |  | offers.b.price | Preço | falta.*preço | -2
offers | count: 12 | count: 25 | offers.b.installments.count | vezes | “25”.*de 1 a 24
offers | https://pay.example.com/planner-devocional-b | pay.hotmart.com/A1 | offers.b.checkout | Link de pagamento | “pay.hotmart.com/A1”.*https://
offers | 31/12/2026 23:59 | 31/02/2027 23:59 | deadline.endsAt | Termina em | “31/02/2027 23:59”.*dia que existe.*31/12/2026
site | name: Planner Devocional | name: ${LONG_TEXT} | name | Nome do produto | com 41 caracteres.*até 40
site | code: "404" | code: 404 | notFound.code | Número do erro | “404”, sem aspas.*texto
site |   label: Central |   buton: x\n  label: Central | chat.buton | buton | não existe.*phone, message e label
site | name: Planner | "": azul\nname: Planner |  | sem nome. | não existe
proof | ratingsVerified: false | ratingsVerified: não | ratingsVerified | comprovar a nota | true.*false
proof | name: Ana L. | name: Ana | testimonials.0.name | Depoimento 1 › Nome | “Ana”.*Ana L.
product | modulos/biblia.webp | modulos/velha.webp | modules.0.picture.file | produto 1 › Imagem › Arquivo | “modulos/velha.webp”.*uploads
interface | - dia\n    - dias | - dia | countdown.days | Dias | 1 item.*par | -1
interface | - dias | - instantes | countdown.days.1 | ^Contagem regressiva › Dias › Para vários | “instantes”, com 9 caracteres.*até 8
pages/principal | eyebrow: Template | eyebrow: {ferramenta} # | sections.inicio.eyebrow | acima do título | grupo.*texto de até 60
pages/principal | answer: Sim | resposta: Sim\n        answer: Sim | sections.perguntas.items.0.resposta | ^Página principal › Perguntas › Pergunta 1 › resposta | question e answer
pages/principal | prompt: on | prompt: sim | leave.prompt | Aviso ao sair | “sim”.*off, on
`
  .trim()
  .split('\n')
  .map((line) => line.split(' | ').map((part) => part.replaceAll('\\n', '\n')));

it.each(CASES)('%s: %j as %j is reported with its line and label', (...row) => {
  const [file = '', written = '', changed = '', path, label, says = '', below = '0'] = row;
  const { value, errors, changedLine } = checkAfter(file as ContentFile, written, changed);
  expect(value).toBeUndefined();
  expect(errors.map((error) => ({ ...error, path: error.path.join('.') }))).toEqual([
    {
      level: 'error',
      file,
      path,
      label: expect.stringMatching(`${label}$`),
      line: changedLine + Number(below),
      message: expect.stringMatching(says),
    },
  ]);
  for (const error of errors)
    expect(formatIssue(error, 'content')).toMatch(/^content\/\S+\.yaml, linha \d+, [^\n]+$/);
});

it.each(['carrossel', '', '7', 'Faq'])(
  'an unknown kind of section "%s" is reported with the valid kinds',
  (kind) => {
    const { errors, changedLine } = checkAfter(HOME, 'kind: quote', `kind: ${kind}`);
    expect(errors).toMatchObject([{ line: changedLine, message: expect.stringMatching(/hero, .*faq/) }]);
  },
);

it.each<[ContentFile, RegExp, string, string, RegExp]>([
  ['proof', /testimonials:[\s\S]*/, 'testimonials: muitos\n', 'testimonials', /“muitos”.*lista/],
  [
    HOME,
    /items:\n {6}- question[\s\S]*?(?= {2}- kind)/,
    'items: []\n',
    'sections.perguntas.items',
    /0 itens.*2 a 12/,
  ],
  [HOME, /leave:\n[\s\S]*?(?=sections:)/, 'leave: sim\n', 'leave', /“sim”.*grupo/],
])('in %s, %s as %j is reported as a whole', (file, written, changed, path, says) => {
  const { errors, changedLine } = checkAfter(file, written, changed);
  const message = expect.stringMatching(says);
  expect(errors).toMatchObject([{ path: path.split('.'), line: changedLine, message }]);
});

it('every error of a file is reported once, in the order of the lines', () => {
  const changed = 'countdown: sim\ndeadline:\n  endsAt: amanhã\n  checkout: a';
  const { errors, changedLine } = checkAfter('offers', /countdown: loop[\s\S]*?checkout: .*/, changed);
  expect(errors.map(({ path, line = 0 }) => `${path.join('.')} ${line - changedLine}`)).toEqual([
    'countdown 0',
    'deadline.endsAt 2',
    'deadline.checkout 3',
  ]);
});

it('names a section by its kind, also by its id if there are several of the kind, and by its number if its id is taken', () => {
  const faq = (id: string) => `  - kind: faq\n${id}    heading: ""\n    items: []\n`;
  const named = faq('    id: mais\n');
  const { errors } = checkAfter(HOME, /^ {2}- kind: contact/m, `${faq('')}${named}${named}  - kind: contact`);
  const { sections } = parse(sourceOf(HOME)) as { sections: Section[] };
  const place = sections.findIndex(({ kind }) => kind === 'contact');
  // A FAQ section of the product may already have the default id.
  const isTaken = sections.some((section) => idOf(section) === idOf({ kind: 'faq' }));
  const keys = [isTaken ? place : idOf({ kind: 'faq' }), 'mais', place + 2];
  expect(errors.map(({ path }) => path)).toEqual(
    keys.flatMap((key) => ['heading', 'items'].map((field) => ['sections', key, field])),
  );
  expect(new Set(errors.map(({ line }) => line)).size).toBe(6);
  expect(new Set(errors.map(({ label }) => label)).size).toBe(6);
});

/** The file, the written text, its replacement, and the lines between the change and the reported line. */
type Edit = [file: ContentFile, written: string, changed: string, below?: number];

const TAGLINE = 'tagline: Um dia de cada vez, com Deus na primeira página.';
const SIGNS = [...'*&!@`%>|,'].map((sign) => `${sign}Um dia`);
const TEXTS =
  'Atenção: um dia / Leve agora: / “Atenção: um dia” / "Um" dia / "C:\\pasta" / [Novo] Um dia / - Um / }';

it.each<Edit>([
  ...[...TEXTS.split(' / '), ...SIGNS].map((text): Edit => ['site', TAGLINE, `tagline: ${text}`]),
  ['site', TAGLINE, '\ttagline: Um'],
  ['site', TAGLINE, `tagline: Um\n${TAGLINE}`, 1],
  ['site', TAGLINE, 'tagline: Um\ntagline Um', 1],
  ['site', TAGLINE, 'tagline: Um\n---', 1],
  ['site', TAGLINE, '- tagline: Um'],
  ['offers', '      count: 12', '       count: 12', 1],
  ['site', 'name: Planner', ' name: Planner', 1],
  ['proof', '- name: Ana L.', '- name: Ana L.\n    name: Bia C.', 1],
])('%s: %j as %j is reported once, with its line', (file, written, changed, below = 0) => {
  const { value, errors, changedLine } = checkAfter(file, written, changed);
  expect(value).toBeUndefined();
  const message = expect.stringMatching(/^[^\n]{15,}[^.]$/);
  expect(errors).toEqual([{ level: 'error', file, path: [], label: '', line: changedLine + below, message }]);
});

it.each(['', '# nada', '119,00', '- a\n- b', 'null', '"texto"', '\u0000', '---\n---'])(
  '%j is reported as an error of the whole file',
  (text) => {
    const [error] = checkFile('site', Buffer.from(text)).errors;
    expect(error).toMatchObject({ file: 'site', path: [], line: expect.any(Number) });
  },
);

it.each(['“Um planner”', '‘Um planner’', "'C:\\pasta'", '"Atenção: um dia"'])(
  '%s is accepted as a text',
  (text) => {
    expect(checkAfter('site', TAGLINE, `tagline: ${text}`).errors).toEqual([]);
  },
);
