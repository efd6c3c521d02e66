import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import fc from 'fast-check';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { launchOptions } from '../../scripts/chromium.ts';
import { tools } from '../../scripts/project.mjs';
import { serveFolder } from '../../scripts/serve.ts';
import { UPLOADS_FOLDER } from '../../src/content-model/contentFolder.ts';
import { loadContent } from '../../src/content-model/loadContent.ts';
import { originOf } from '../support/programs.ts';
import { anyContent, FILES, marked, textsOfMarks, unmark, type Written } from './anyContent.ts';
import { readPage } from './readPage.ts';
import { SEED } from './runs.ts';

const PAGES = ['index.html', 'oferta-exclusiva.html', 'privacidade.html', '404.html'];

/** One with a loop; one whose deadline is over, which looks the same whenever it is built. */
const contents = fc.sample(anyContent, { numRuns: 2, seed: SEED }).map((content, index): Written => {
  const behaviour = Object(content.behaviour);
  const deadline = { ...behaviour.deadline, endsAt: '01/02/2020 12:00' };
  return { ...content, behaviour: { ...behaviour, countdown: ['loop', 'deadline'][index], deadline } };
});

/** Builds a content. Rejects with what the build printed. */
async function build(name: string, content: Written): Promise<{ source: string; site: string }> {
  const source = join('.cache', 'fuzz', name, 'content');
  const site = join('.cache', 'fuzz', name, 'dist');
  rmSync(source, { recursive: true, force: true });
  mkdirSync(source, { recursive: true });
  cpSync(UPLOADS_FOLDER, join(source, 'uploads'), { recursive: true });
  for (const file of FILES) writeFileSync(join(source, `${file}.yaml`), stringify(content[file]));
  const env = { ...process.env, CONTENT: source };
  await promisify(execFile)(process.execPath, [tools.build, '--silent', '--outDir', site], { env });
  return { source, site };
}

describe.each([0, 1])(`content %i of seed ${SEED}`, (index) => {
  const content = contents[index] as Written;
  let plain: Awaited<ReturnType<typeof build>>;
  let hostile: Awaited<ReturnType<typeof build>>;
  let texts: Map<string, string>;
  let browser: Browser;
  let server: Server;

  beforeAll(async () => {
    plain = await build(`marks-${index}`, marked(content));
    hostile = await build(`texts-${index}`, content);
    texts = new Map(textsOfMarks(loadContent(plain.source), loadContent(hostile.source)));
    server = await serveFolder(hostile.site, 0);
    browser = await chromium.launch(await launchOptions());
  });
  afterAll(async () => {
    await browser?.close();
    server?.close();
  });

  const read = ({ site }: typeof plain, name: string) => readFileSync(join(site, name), 'utf8');

  it.each(PAGES)('%s shows it word for word and makes nothing else of it', (name) => {
    expect(texts.size).toBeGreaterThan(150);
    expect(readPage(read(hostile, name))).toEqual(unmark(readPage(read(plain, name)), texts));
  });

  it('the manifest holds it word for word', () => {
    const manifest = (site: typeof plain) => JSON.parse(read(site, 'site.webmanifest'));
    expect(manifest(hostile)).toEqual(unmark(manifest(plain), texts));
  });

  it.each(PAGES)('%s runs nothing of it, and fits a phone', async (name) => {
    const origin = `${originOf(server)}/`;
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    const seen: string[] = [];
    page.on('pageerror', ({ message }) => seen.push(message));
    page.on('console', (message) => message.type() === 'error' && seen.push(message.text()));
    page.on('dialog', (dialog) => {
      seen.push(`dialog: ${dialog.message()}`);
      dialog.dismiss();
    });
    page.on('request', (request) => {
      if (!request.url().startsWith(origin) && !request.url().startsWith('data:')) seen.push(request.url());
    });
    await page.goto(origin + name.replace(/(?:index)?\.html$/, ''), { waitUntil: 'load' });
    // client/main.ts has run.
    await page.locator('html.fonts').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(seen.filter((line) => line !== '404: unknown path /404')).toEqual([]);
  });
});
