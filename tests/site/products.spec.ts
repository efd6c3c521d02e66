// Two products from one code: neither has a word or a picture of the other.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { onDesktop } from '../support/screens.ts';
import { FIXTURE, SITES, type SiteName, siteFolder } from '../support/sites.ts';

const PRODUCTS = ['default', 'example'] as const;
type Product = (typeof PRODUCTS)[number];

/** Words that only one of the two would use. */
const OWN_WORDS: Record<Product, RegExp> = {
  default:
    /devocion|b[ií]blia|vers[ií]culo|salmo|d[ií]zimo|\bdeus\b|senhor\b|igreja|louvor|prega[cç]|crist[aã]|\bor(?:ar|a[cç][aã]o)\b|lamenta[cç]/iu,
  example: /casa(?:l|is)\b|financeiro|or[cç]amento|d[ií]vidas?\b|planilha|\bmarina\b|\bcaio\b|contas-fixas/iu,
};

/** The folder of the pictures of each product. */
const UPLOADS: Record<Product, string> = {
  default: `${FIXTURE}/uploads`,
  example: `${SITES.example.content}/uploads`,
};

const TEXTS = /\.(?:html|css|js|json|txt|xml|svg|vtt|webmanifest)$|\/_(?:headers|redirects)$/;
const PICTURES = /\.(?:webp|avif|png|jpe?g|mp4)$/;

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
const hashOf = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex');
const stem = (path: string) => basename(path, extname(path));

/** What a built site has of another product: its words, names of its files and its pictures, each with the file. */
function traces(site: SiteName, other: Product, own: Product): string[] {
  const files = filesIn(siteFolder(site));
  const ownStems = filesIn(UPLOADS[own]).map(stem);
  const otherStems = filesIn(UPLOADS[other])
    .map(stem)
    .filter((name) => !ownStems.includes(name));
  const otherPictures = new Set(
    [...filesIn(UPLOADS[other]), ...filesIn(siteFolder(other)).filter((file) => PICTURES.test(file))].map(
      hashOf,
    ),
  );
  return files.flatMap((file) => [
    ...(TEXTS.test(file) ? (OWN_WORDS[other].exec(readFileSync(file, 'utf8')) ?? []) : []).map(
      (word) => `${file}: ${word}`,
    ),
    ...(otherStems.includes(basename(file).split('.')[0] ?? '') ? [`${file}: its name`] : []),
    ...(otherPictures.has(hashOf(file)) ? [`${file}: the picture`] : []),
  ]);
}

test('neither product has a word, a file name or a picture of the other', onDesktop, () => {
  expect(traces('default', 'example', 'default')).toEqual([]);
  expect(traces('example', 'default', 'example')).toEqual([]);
});

test('this search finds a product in its own site', onDesktop, () => {
  for (const product of PRODUCTS) {
    const other = PRODUCTS.find((name) => name !== product) ?? product;
    const found = traces(product, product, other);
    expect(found.filter((trace) => trace.includes('index.html'))).not.toEqual([]);
    expect(found.filter((trace) => trace.endsWith('its name')).length).toBeGreaterThan(10);
    expect(found.filter((trace) => trace.endsWith('the picture')).length).toBeGreaterThan(10);
  }
});
