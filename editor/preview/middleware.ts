import { defineMiddleware } from 'astro:middleware';
import { lastShown } from './loadContent.ts';
import { removeMarks } from './marks.ts';
import { MAP_ID } from './pageMap.ts';
import { readPage } from './readPage.ts';

/** Takes the marks out of each page and tells its script what they said. */
export const onRequest = defineMiddleware(async ({ url }, next) => {
  const response = await next();
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  const html = await response.text();
  const map = JSON.stringify(readPage(html, lastShown())).replaceAll('<', '\\u003c');
  const script = `<script type="application/json" id="${MAP_ID}">${map}</script>`;
  const page = removeMarks(html).replace('</head>', () => `${script}</head>`);
  // The 404 page is asked for as a page to edit: for the browser nothing is missing.
  const isAsked = url.pathname === '/404';
  return new Response(page, isAsked ? { headers: response.headers } : response);
});
