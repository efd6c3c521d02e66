import { defineMiddleware } from 'astro:middleware';
import { lastShown, loadWrittenContent } from './loadContent.ts';
import { removeMarks } from './marks.ts';
import { MAP_ID } from './pageMap.ts';
import { readPage } from './readPage.ts';

/** Whether the content names a picture that Vite does not know yet. */
async function isAhead(): Promise<boolean> {
  // As it is now: Astro loads this module once.
  const { hasUpload } = await import('../../src/components/uploads.ts');
  loadWrittenContent();
  return lastShown().written.some(
    ({ kind, value }) => kind === 'picture' && value !== '' && !hasUpload(String(value)),
  );
}

/** Takes the marks out of each page and tells its script what they said. */
export const onRequest = defineMiddleware(async ({ url, routePattern }, next) => {
  // Not what a page loads: pictures, fonts.
  const isPage = routePattern !== '/_image' && !routePattern.includes('.');
  // The page's script asks again, and so does a frame without a page. To make it now would print errors.
  if (isPage && (await isAhead())) return new Response(null, { status: 503, headers: { refresh: '1' } });
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
