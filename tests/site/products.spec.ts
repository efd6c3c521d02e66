// Tests that the sites of the two planners, built with the same code, have no telling word and no picture of each
// other.
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { onDesktop } from '../support/screens.ts';
import { siteFolder } from '../support/sites.ts';

/** Words that only one of the products uses. */
const WORDS = {
  default:
    /devocion|b[ií]blia|vers[ií]culo|salmo|d[ií]zimo|\bdeus\b|senhor\b|igreja|louvor|prega[cç]|crist[aã]|\bor(?:ar|a[cç][aã]o)\b|lamenta[cç]/iu,
  example: /casa(?:l|is)\b|financeiro|or[cç]amento|d[ií]vidas?\b|planilha|\bmarina\b|\bcaio\b|contas-fixas/iu,
};
type Product = keyof typeof WORDS;

const TEXTS = /\.(?:html|css|js|json|txt|xml|svg|vtt|webmanifest)$|\/_(?:headers|redirects)$/;
const PICTURES = /\.(?:webp|avif|png|jpe?g|mp4)$/;

const filesIn = (site: Product) =>
  globSync('**/{*.*,_*}', { cwd: siteFolder(site) }).map((file) => join(siteFolder(site), file));
const hashOf = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex');

/** The files in the site of one product that contain words or pictures of the product `of`. */
function traces(site: Product, of: Product) {
  const pictures = new Set(
    filesIn(of)
      .filter((file) => PICTURES.test(file))
      .map(hashOf),
  );
  const files = filesIn(site);
  return {
    words: files.filter((file) => TEXTS.test(file) && WORDS[of].test(readFileSync(file, 'utf8'))),
    pictures: files.filter((file) => pictures.has(hashOf(file))),
  };
}

test('neither site has a word or a picture of the other product', onDesktop, () => {
  const nothing = { words: [], pictures: [] };
  for (const [site, other] of [
    ['default', 'example'],
    ['example', 'default'],
  ] as const) {
    expect(traces(site, other)).toEqual(nothing);
    // Verifies that the search works: it must find a product in its own site.
    for (const found of Object.values(traces(site, site))) expect(found.length).toBeGreaterThan(3);
  }
});
