import type { Protocol } from 'puppeteer-core';
import { withBrowser } from './browser.ts';
import { PHONE, readWholePage } from './phone.ts';

export const KINDS = ['document', 'script', 'style', 'font', 'image', 'video', 'other'] as const;
export type Kind = (typeof KINDS)[number];

/** What a page has asked for by some moment: bytes on the way, headers included, by kind, and how many requests. */
export type Weight = { bytes: Record<Kind, number>; requests: Record<Kind, number> };

const KIND_OF: Partial<Record<Protocol.Network.ResourceType, Kind>> = {
  Document: 'document',
  Script: 'script',
  Stylesheet: 'style',
  Font: 'font',
  Image: 'image',
  Media: 'video',
};

const emptyCount = () => Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Record<Kind, number>;

/** The sum over all kinds. */
export const total = (count: Record<Kind, number>): number =>
  Object.values(count).reduce((sum, value) => sum + value, 0);

/** What a phone loads of a page before a scroll or a touch, and after its reader has seen all of it. */
export async function weighPage(url: string): Promise<{ before: Weight; after: Weight }> {
  return withBrowser(async (browser) => {
    const page = await browser.newPage();
    await page.setViewport(PHONE);
    const session = await page.createCDPSession();
    const kinds = new Map<string, Kind>();
    const weight: Weight = { bytes: emptyCount(), requests: emptyCount() };
    session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
      if (!request.url.startsWith('http')) return;
      const isOtherPage = type === 'Document' && request.url !== url;
      const kind = (!isOtherPage && type && KIND_OF[type]) || 'other';
      kinds.set(requestId, kind);
      weight.requests[kind] += 1;
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const kind = kinds.get(requestId);
      if (kind) weight.bytes[kind] += encodedDataLength;
    });
    await session.send('Network.enable');
    await page.goto(url, { waitUntil: 'load' });
    // An app draws itself only after that; its fonts and pictures are asked for then.
    await page.waitForSelector('h1');
    await page.evaluate(async () => void (await document.fonts.ready));
    await page.waitForNetworkIdle({ idleTime: 1000 });
    const before = structuredClone(weight);
    await readWholePage(page);
    return { before, after: structuredClone(weight) };
  });
}
