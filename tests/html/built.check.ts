import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readContent } from '../../src/schemas/readContent.ts';
import { VARIANTS, variantFolder } from '../support/variants.ts';
import { htmlFaults } from './rules.ts';
import { followLinks } from './site.ts';

const builtAtMs = (folder: string) => {
  const page = join(folder, 'index.html');
  return existsSync(page) ? statSync(page).mtimeMs : 0;
};

/** The site, and what npm run test:site has built of it with other settings since. */
const variants = Object.keys(VARIANTS)
  .map((name) => join(variantFolder(name), 'dist'))
  .filter((folder) => builtAtMs(folder) > builtAtMs('dist'));
const { address } = readContent().site;

describe.each(['dist', ...variants])('%s', (folder) => {
  const pages = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.html')) : [];

  it('holds the four pages', () => {
    expect(pages.toSorted(), 'npm run build writes them').toEqual([
      '404.html',
      'index.html',
      'oferta-exclusiva.html',
      'privacidade.html',
    ]);
  });

  it.each(pages)('%s is right HTML', async (name) => {
    expect(await htmlFaults(readFileSync(join(folder, name), 'utf8'))).toEqual([]);
  });

  it('leads nowhere that is missing', () => {
    const { followed, faults } = followLinks(folder, address);
    expect(faults).toEqual([]);
    expect(followed).toBeGreaterThan(120);
  });
});
