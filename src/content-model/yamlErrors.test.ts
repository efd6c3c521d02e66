import { expect, it } from 'vitest';
import { checkAfter } from '../../tests/support/changedContent.ts';
import { checkFile } from './loadContent.ts';
import type { ContentFile } from './schemas.ts';

/** The file, the written text, its replacement, and the lines between the change and the reported line. */
type Edit = [file: ContentFile, written: string, changed: string, below?: number];

const TAGLINE = 'tagline: Um dia de cada vez, com Deus na primeira página.';
const SIGNS = [...'*&!@`%>|,'].map((sign) => `${sign}Um dia`);
const texts = [
  'Atenção: um dia',
  'Leve agora:',
  '“Atenção: um dia”',
  '"Um" dia',
  '"C:\\pasta"',
  '[Novo] Um dia',
  '- Um',
  '}',
];

it.each<Edit>([
  ...[...texts, ...SIGNS].map((text): Edit => ['site', TAGLINE, `tagline: ${text}`]),
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
