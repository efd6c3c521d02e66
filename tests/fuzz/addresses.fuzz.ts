import type { Server } from 'node:http';
import fc from 'fast-check';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serveFolder } from '../../scripts/serve.ts';
import { FUZZ_PORT, openBrowser } from './browser.ts';
import { runs } from './runs.ts';

const port = FUZZ_PORT + 1;
const origin = `http://localhost:${port}`;
/** In every hostile part of an address, and nowhere else. */
const TRACE = 'zq7rastro';

let browser: Browser;
let server: Server;
let page: Page;
beforeAll(async () => {
  server = await serveFolder('dist', port);
  browser = await openBrowser();
  page = await browser.newPage();
});
afterAll(async () => {
  await browser.close();
  server.close();
});

const payload = fc.oneof(
  fc.constantFrom(
    `<script>alert('${TRACE}')</script>`,
    `"><img src=x onerror=alert('${TRACE}')>`,
    `'-alert('${TRACE}')-'`,
    `javascript:alert('${TRACE}')`,
    `</title><b>${TRACE}`,
    `{{${TRACE}}}`,
    `${TRACE}#preco`,
    `https://evil.example/${TRACE}`,
    `%3Cb%3E${TRACE}`,
    `${TRACE}\u0000\u2028`,
  ),
  fc.string({ unit: 'binary', maxLength: 12 }).map((text) => TRACE + text.replace(/\p{Cs}/gu, '')),
);
const name = fc.constantFrom(
  'utm_source',
  'fbclid',
  '__proto__',
  'constructor',
  'url',
  'next',
  'v',
  't',
  TRACE,
);
const encode = fc.constantFrom(encodeURIComponent, encodeURI, (text: string) => text.replace(/[\s#?]/g, '+'));
const search = fc
  .array(fc.tuple(name, payload, encode), { minLength: 1, maxLength: 4 })
  .map((pairs) => `?${pairs.map(([key, value, write]) => `${key}=${write(value)}`).join('&')}`);
const hash = fc.oneof(
  fc.constant(''),
  fc.constantFrom('#preco', '#menu', '#conteudo', '#', '#%', '#:~:text=Deus'),
  fc.tuple(payload, encode).map(([text, write]) => `#${write(text)}`),
);

/**
 * What an injection would add to or change in a page: whatever loads, leads, asks or runs. The tags that a buy link hands on
 * are left out, where they are nothing but a tag: any letter that would end one, or begin anything else, stays and is seen.
 */
const readLive = () =>
  Array.from(
    document.querySelectorAll(
      'script, iframe, object, embed, form, base, link, meta, a, img, style, [onclick]',
    ),
    (element) =>
      element.matches('[type=speculationrules]')
        ? ''
        : `${element.tagName} ${Array.from(element.attributes, ({ name: attribute, value }) =>
            ['loading', 'class', 'style'].includes(attribute)
              ? attribute
              : `${attribute}=${element.matches('.buy-link') ? value.replace(/[?&](?:utm_source|fbclid)=[\w.~!*'()%-]*/g, '') : value}`,
          ).join(' ')}`,
  ).filter(Boolean);

type Visit = { status: number | undefined; live: string[]; words: string; said: string[] };

/** Opens an address and tells what the page is made of and what it said: errors, dialogs, lines in the console. */
async function visit(address: string): Promise<Visit> {
  const said: string[] = [];
  page.removeAllListeners();
  page.on('pageerror', (error) => said.push(`error: ${error.message}`));
  page.on('console', (message) => said.push(message.text()));
  page.on('dialog', (dialog) => {
    said.push(`dialog: ${dialog.message()}`);
    dialog.dismiss();
  });
  // From another page, so that an address that differs in its hash alone is opened anew.
  await page.goto('about:blank');
  const response = await page.goto(address, { waitUntil: 'load' });
  const live = await page.evaluate(readLive);
  const words = await page.evaluate(() => document.title + document.body.textContent);
  return { status: response?.status(), live, words, said };
}

it.each([
  { route: '/', least: 20 },
  { route: '/oferta-exclusiva', least: 20 },
  { route: '/privacidade', least: 15 },
])('$route is the same page whatever its query and hash', async ({ route, least }) => {
  const plain = await visit(origin + route);
  expect(plain.live.length).toBeGreaterThan(least);
  expect(plain.said).toEqual([]);
  await fc.assert(
    fc.asyncProperty(search, hash, async (query, fragment) => {
      const { status, live, words, said } = await visit(origin + route + query + fragment);
      expect({ status, said, live }).toEqual({ status: 200, said: [], live: plain.live });
      expect(words).not.toContain(TRACE);
    }),
    runs(5, 40),
  );
});

it('an unknown path is answered with 404, written to the console and nowhere else', async () => {
  const plain = await visit(`${origin}/nao-existe`);
  const path = fc
    .array(fc.tuple(payload, encode), { minLength: 1, maxLength: 3 })
    .map((parts) => `/${parts.map(([text, write]) => write(text)).join('/')}`);
  await fc.assert(
    fc.asyncProperty(path, hash, async (asked, fragment) => {
      const address = new URL(`${origin}/x${asked.replaceAll('?', '%3F').replaceAll('#', '%23')}${fragment}`);
      const { status, live, words, said } = await visit(address.href);
      expect({ status, live }).toEqual({ status: 404, live: plain.live });
      expect(words).toBe(plain.words);
      expect(said.filter((line) => !line.startsWith('Failed to load resource'))).toEqual([
        `404: unknown path ${address.pathname}`,
      ]);
    }),
    runs(5, 40),
  );
});
