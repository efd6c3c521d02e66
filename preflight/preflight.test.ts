import { expect, it } from 'vitest';
import { SHIPPED_PRODUCT } from '../src/content-model/productFolders.ts';
import { findings } from '../src/content-model/rules/index.ts';
import { NOW_MS, shipped } from '../tests/support/readyContent.ts';
import { reportText } from './report.ts';

it('the report has three groups with their counts, and each finding has its file and line', () => {
  const found = findings(shipped, NOW_MS);
  const stop = found.find(({ path }) => path.join('.') === 'seller.name');
  const warning = found.find(({ path }) => path.at(-1) === 'scrollRedirect');
  const report = { findings: [stop, warning].filter((one) => one !== undefined), passed: ['Tudo certo'] };
  const text = reportText(report, SHIPPED_PRODUCT);
  const places = [...text.matchAll(/^ {2}[✖!✓] (.+?)(?::|\.$)/gm)].map(([, place]) => place);
  expect(places).toEqual([
    `${SHIPPED_PRODUCT}/site.yaml, linha 15, Quem vende › Nome`,
    expect.stringMatching(`^${SHIPPED_PRODUCT}/pages/principal.yaml, linha \\d+, `),
    'Tudo certo',
  ]);
  expect(text).toContain('e mais 3 campos');
  expect(text).toContain('1 item impede a publicação, 1 pede atenção, 1 está certo.');
  const nothing = '0 itens impedem a publicação, 0 pedem atenção, 0 estão certos.';
  expect(reportText({ findings: [], passed: [] }, SHIPPED_PRODUCT)).toContain(nothing);
});
