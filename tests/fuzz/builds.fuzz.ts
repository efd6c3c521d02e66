import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import fc from 'fast-check';
import { chromium } from 'playwright-core';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { testLaunchOptions } from '../../scripts/chromium.ts';
import { tools } from '../../scripts/project.mjs';
import { serveFolder } from '../../scripts/serve.ts';
import { loadContent } from '../../src/content-model/loadContent.ts';
import { type Draft, writeDraft } from '../support/draft.ts';
import { recordErrors } from '../support/errors.ts';
import { originOf } from '../support/programs.ts';
import { SITES } from '../support/sites.ts';
import { anyContentOf, marked, textsOfMarks, unmark } from './anyContent.ts';
import { readPage } from './readPage.ts';
import { SEED } from './runs.ts';

/** Content whose deadline has passed, so that the pages do not depend on the time of the build. */
const anyContent = anyContentOf([SITES.most]).map(({ offers, ...draft }): Draft => {
  const deadline = offers.deadline && { ...offers.deadline, endsAt: '01/02/2020 12:00' };
  return { ...draft, offers: { ...offers, deadline } };
});
const [content] = fc.sample(anyContent, { numRuns: 1, seed: SEED }) as [Draft];

/** Builds the site with the given content. Rejects with the build's output. */
async function build(name: string, content: Draft): Promise<{ source: string; site: string }> {
  const source = join('.cache', 'fuzz', name, 'content');
  const site = join('.cache', 'fuzz', name, 'dist');
  writeDraft(content, source);
  const env = { ...process.env, CONTENT: source };
  await promisify(execFile)(process.execPath, [tools.build, '--silent', '--outDir', site], { env });
  return { source, site };
}

describe(`any content, with seed ${SEED}`, () => {
  let plain: Awaited<ReturnType<typeof build>>;
  let hostile: Awaited<ReturnType<typeof build>>;

  beforeAll(async () => {
    plain = await build('marks', marked(content));
    hostile = await build('texts', content);
  });

  const read = ({ site }: typeof plain, name: string) => readFileSync(join(site, name), 'utf8');

  const pages = () => globSync('*.html', { cwd: hostile.site });

  it('appears literally on every page and in the manifest', () => {
    const texts = new Map(textsOfMarks(loadContent(plain.source), loadContent(hostile.source)));
    expect(texts.size).toBeGreaterThan(100);
    expect(pages().length).toBeGreaterThan(2);
    for (const name of pages())
      expect(readPage(read(hostile, name)), name).toEqual(unmark(readPage(read(plain, name)), texts));
    const manifest = (site: typeof plain) => JSON.parse(read(site, 'site.webmanifest'));
    expect(manifest(hostile)).toEqual(unmark(manifest(plain), texts));
  });

  it('is executed on no page, and each page fits a phone', async () => {
    const server = await serveFolder(hostile.site, 0);
    onTestFinished(() => void server.close());
    const browser = await chromium.launch(await testLaunchOptions());
    onTestFinished(() => browser.close());
    const origin = `${originOf(server)}/`;
    for (const name of pages()) {
      const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
      const seen = recordErrors(page);
      page.on('dialog', (dialog) => {
        seen.push(`dialog: ${dialog.message()}`);
        dialog.dismiss();
      });
      page.on('request', (request) => {
        if (!request.url().startsWith(origin) && !request.url().startsWith('data:')) seen.push(request.url());
      });
      await page.goto(origin + name.replace(/(?:index)?\.html$/, ''), { waitUntil: 'load' });
      // Waits until client/main.ts has run.
      await page.locator('html.fonts').waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBe(390);
      expect(seen.filter((line) => line !== '404: unknown path /404')).toEqual([]);
    }
  });
});
