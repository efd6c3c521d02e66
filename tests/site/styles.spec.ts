// Tests that the pages of the funnels contain few styles for kinds and variants of sections that they do not show.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { FUNNEL_PATHS } from '../support/funnels.ts';
import { onDesktop } from '../support/screens.ts';
import { siteFolder } from '../support/sites.ts';

const LIMIT_BYTES = 1536;

const sources = (pattern: string) =>
  globSync(pattern)
    .filter((path) => !path.includes('.test.'))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');

const sizeOf = (css: string) => brotliCompressSync(css).length;

test('a funnel page has at most 1.5 KB (Brotli) of styles that only other sections use', onDesktop, () => {
  const kinds = sources('src/sections/*/*.{tsx,astro,css}');
  const shared = sources('src/{client,components,layouts,sections,styles}/*.*') + sources('src/client/*/*.*');
  const sizes = FUNNEL_PATHS.map((path) => {
    const html = readFileSync(join(siteFolder('most'), `${path}.html`), 'utf8');
    const css = Array.from(html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g), ([, text]) => text).join('');
    const page = html
      .replaceAll(/<style[\s\S]*?<\/style>/g, '')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&');
    const isUnused = (name: string) => !page.includes(name) && kinds.includes(name) && !shared.includes(name);
    const needed = css.replaceAll(/([^{};]+)\{[^{}]*\}/g, (rule, selectors: string) =>
      // A comma inside parentheses does not separate selectors.
      selectors
        .split(/,(?![^(]*\))/)
        .every((selector) =>
          Array.from(selector.matchAll(/\.((?:\\.|[\w-])+)/g), ([, name = '']) =>
            name.replaceAll('\\', ''),
          ).some(isUnused),
        )
        ? ''
        : rule,
    );
    return sizeOf(css) - sizeOf(needed);
  });
  expect(Math.max(...sizes)).toBeLessThanOrEqual(LIMIT_BYTES);
  // Verifies that the search works.
  expect(Math.max(...sizes)).toBeGreaterThan(0);
});
