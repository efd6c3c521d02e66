import { createServer } from 'node:http';
import { test as base } from '@playwright/test';
import { offer, routes } from './content.ts';
import { listen } from './programs.ts';

type Visit = { path: string | undefined; referer: string | undefined; atMs: number };
export type Shop = { origin: string; visits: Visit[] };

/**
 * The payment platform on this machine, to which every page's links lead, because Playwright cannot answer for a tab that
 * opens in the background. It records each visit.
 */
export const test = base.extend<{ shop: Shop }>({
  shop: async ({ context }, use) => {
    const visits: Visit[] = [];
    const server = createServer(({ url, headers }, response) => {
      visits.push({ path: url, referer: headers.referer, atMs: Date.now() });
      response.setHeader('content-type', 'text/html');
      response.end('<!doctype html><link rel="icon" href="data:,"><title>Pagamento</title>');
    });
    const origin = `http://127.0.0.1:${await listen(server)}`;
    await context.route(
      (url) => url.hostname === 'localhost' && routes.includes(url.pathname),
      async (route) => {
        const response = await route.fetch();
        const html = await response.text();
        await route.fulfill({
          response,
          body: html.replaceAll(new URL(offer('b').checkout).origin, origin),
        });
      },
    );
    await use({ origin, visits });
    server.closeAllConnections();
    server.close();
  },
});
