import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { faultsAfter } from './faults/faultsAfter.ts';
import { parseContent } from './readContent.ts';
import { trackingSchema } from './trackingSchema.ts';

const source = readFileSync('src/content/tracking.yaml', 'utf8');

it('measures nothing until the seller says so', () => {
  const { metaPixel, googleAnalytics } = parseContent('tracking.yaml', source, trackingSchema);
  expect([metaPixel, googleAnalytics]).toEqual(['', '']);
});

/** What is told when a line takes the place of the one that names the same field. */
const told = (line: string) => {
  const field = line.split(':', 1)[0];
  return faultsAfter('tracking', `${field}: ""`, line);
};

it.each(['metaPixel: "123456789012345"', 'googleAnalytics: "G-AB12CD34EF"'])('takes %s', (line) => {
  expect(told(line)).toEqual([]);
});

const PIXEL = 'só o número do pixel, entre aspas, ou "" para nenhum';
const A_PIXEL = 'Por exemplo: metaPixel: "123456789012345"';
const ANALYTICS = 'só o ID da métrica, entre aspas, ou "" para nenhum';
const AN_ID = 'Por exemplo: googleAnalytics: G-AB12CD34EF';

it.each([
  [
    'metaPixel: 555556789012345',
    'está "555556789012345"',
    PIXEL,
    'Escreva assim: metaPixel: "555556789012345"',
  ],
  ['metaPixel:', 'está vazio', PIXEL, 'Escreva assim: metaPixel: ""'],
  ['metaPixel: "123"', 'está "123"', PIXEL, A_PIXEL],
  ['metaPixel: "fbq(\'init\')"', 'está "fbq(\'init\')"', PIXEL, A_PIXEL],
  ['googleAnalytics: "UA-1234567-1"', 'está "UA-1234567-1"', ANALYTICS, AN_ID],
  ['googleAnalytics: "GTM-AB12CD3"', 'está "GTM-AB12CD3"', ANALYTICS, AN_ID],
  [
    'googleAnalytics: g-zz12cd34ef',
    'está "g-zz12cd34ef"',
    ANALYTICS,
    'Escreva assim: googleAnalytics: G-ZZ12CD34EF',
  ],
])('refuses %s', (line, standing, expected, advice) => {
  const [field = ''] = line.split(':', 1);
  const place = `src/content/tracking.yaml, linha ${field === 'metaPixel' ? 8 : 11}, campo ${field}`;
  expect(told(line)).toEqual([`${place}: ${standing}; o esperado é ${expected}. ${advice}`]);
});
