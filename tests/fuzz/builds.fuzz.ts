import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import fc from 'fast-check';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveFolder } from '../../scripts/serve.ts';
import { readContent } from '../../src/schemas/readContent.ts';
import { htmlFaults } from '../html/rules.ts';
import { followLinks } from '../html/site.ts';
import { anyContent } from './anyContent.ts';
import { FUZZ_PORT, openBrowser } from './browser.ts';
import { buildSite, withRealPictures } from './hostileSite.ts';
import { marked, textsOfMarks, unmark, type Written } from './marks.ts';
import { SEED } from './runs.ts';
import { injection } from './tree.ts';

/** Every choice of every switch, each at least once. */
const SWITCHES = [
  { scrollRedirect: 'redirect', exitIntent: 'redirect', leavePrompt: 'on', countdown: 'loop' },
  { scrollRedirect: 'dialog', exitIntent: 'dialog', leavePrompt: 'off', countdown: 'deadline' },
  { scrollRedirect: 'off', exitIntent: 'dialog', leavePrompt: 'on', countdown: 'deadline' },
  { scrollRedirect: 'dialog', exitIntent: 'off', leavePrompt: 'off', countdown: 'off' },
  { scrollRedirect: 'redirect', exitIntent: 'off', leavePrompt: 'off', countdown: 'loop' },
  { scrollRedirect: 'off', exitIntent: 'redirect', leavePrompt: 'on', countdown: 'off' },
];
/** One before every build, one long after. */
const DEADLINES = ['01/02/2020 12:00', '01/02/2099 12:00'];
const PAGES = ['index.html', 'oferta-exclusiva.html', 'privacidade.html', '404.html'];
const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const contents = fc
  .sample(anyContent, { numRuns: SWITCHES.length, seed: SEED })
  .map((content, index): Written => {
    const behaviour = content.behaviour as { deadline: object };
    const deadline = { ...behaviour.deadline, endsAt: DEADLINES[index % 2] };
    return withRealPictures({ ...content, behaviour: { ...behaviour, ...SWITCHES[index], deadline } });
  });

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Notes what a page does that it should not: dialogs, errors, requests to others. */
function watch(page: Page, origin: string, seen: string[]): void {
  page.on('pageerror', (error) => seen.push(`error: ${error.message}`));
  page.on('console', (message) => message.type() === 'error' && seen.push(`console: ${message.text()}`));
  page.on('dialog', (dialog) => {
    seen.push(`dialog: ${dialog.message()}`);
    dialog.dismiss();
  });
  page.on('request', (request) => {
    const address = request.url();
    if (!address.startsWith(origin) && !address.startsWith('data:')) seen.push(`request: ${address}`);
  });
}

describe.each(contents.map((content, index) => ({ content, index })))(
  `content $index of seed ${SEED}`,
  ({ content, index }) => {
    let hostile: Awaited<ReturnType<typeof buildSite>>;
    let plain: Awaited<ReturnType<typeof buildSite>>;
    let texts: Map<string, string>;
    let server: Server;
    const port = FUZZ_PORT;

    beforeAll(async () => {
      plain = await buildSite(`marks-${index}`, marked(content));
      hostile = await buildSite(`texts-${index}`, content);
      texts = textsOfMarks(readContent(plain.source), readContent(hostile.source));
      server = await serveFolder(hostile.site, port);
    });
    afterAll(() => {
      server?.closeAllConnections();
      server?.close();
    });

    const read = (site: { site: string }, name: string) => readFileSync(join(site.site, name), 'utf8');

    it.each(PAGES)('%s shows it word for word and makes nothing else of it', (name) => {
      expect(texts.size).toBeGreaterThan(150);
      expect(injection(read(hostile, name), read(plain, name), texts)).toBeUndefined();
    });

    it('the manifest holds it word for word', () => {
      const manifest = (site: typeof plain) => JSON.parse(read(site, 'site.webmanifest'));
      expect(manifest(hostile)).toEqual(unmark(manifest(plain), texts));
    });

    it.each(PAGES)('%s is right HTML', async (name) => {
      // Left to the seller: a title that grows as its names are filled, and where the lines of a text break.
      const faults = await htmlFaults(read(hostile, name));
      expect(faults.filter((fault) => !/\((?:long-title|no-trailing-whitespace)\)$/.test(fault))).toEqual([]);
    });

    it('leads nowhere that is missing', () => {
      expect(followLinks(hostile.site, readContent(hostile.source).site.address).faults).toEqual([]);
    });

    it('is quiet in a browser, fits a phone, and axe finds nothing', async () => {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
      const origin = `http://localhost:${port}/`;
      const seen: string[] = [];
      const found: string[] = [];
      for (const route of ['', 'oferta-exclusiva', 'privacidade', '404']) {
        // A page of its own: the browser may ask before it leaves one.
        const page = await context.newPage();
        watch(page, origin, seen);
        await page.goto(origin + route, { waitUntil: 'load' });
        const { violations } = await new AxeBuilder({ page }).withTags(AXE_TAGS).analyze();
        found.push(
          ...violations.flatMap(({ id, nodes }) =>
            nodes.map(({ target }) => `/${route} ${id}: ${target.join(' ')}`),
          ),
        );
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        if (width > 390) found.push(`/${route} is ${width} px wide on a screen of 390`);
        await page.close();
      }
      await context.close();
      expect(found).toEqual([]);
      expect(seen.filter((line) => !/^console: 404: unknown path \/404$/.test(line))).toEqual([]);
    });
  },
);
