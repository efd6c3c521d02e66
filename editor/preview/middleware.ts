import { defineMiddleware } from 'astro:middleware';
import { fileAt } from '../../src/content-model/schemas.ts';
import { uploadOf } from './leaves.ts';
import { type PreviewContent, withContent } from './loadContent.ts';
import { removeMarks } from './marks.ts';
import { readPage } from './readPage.ts';
import { MAP_ID } from './sourceMap.ts';

const HOLD_RELOAD = '<script type="module" src="/editor/preview/page/holdReload.ts"></script>';

/** Whether Vite knows the styles of the page at a path, and all uploads to which the content refers. */
async function knowsFiles({ content, written }: PreviewContent, path: string): Promise<boolean> {
  // Imported per request, because Astro loads this module once.
  const { hasUpload } = await import('../../src/components/uploads.ts');
  const { hasPageStyles } = await import('../../src/layouts/loadPageStyles.ts');
  const found = fileAt(content, path);
  return (
    (!found || hasPageStyles(found.file)) &&
    written.every((leaf) => {
      const upload = uploadOf(leaf);
      return upload === undefined || hasUpload(upload);
    })
  );
}

/**
 * Removes the marks from each page, and adds the source map, the styles of versions and the script that holds reloads.
 */
export const onRequest = defineMiddleware(({ url: { pathname } }, next) => {
  // Pictures and fonts are not pages. Their paths contain a dot; the route pattern of pages, /[...page], does too.
  if (pathname === '/_image' || pathname.includes('.')) return next();
  return withContent(async (shown) => {
    // Rendering the page now would print errors. The preview's script, or else the `refresh` header, requests it again.
    // The response has a text, because for an empty one browsers show their own error page, which does not refresh.
    if (!(await knowsFiles(shown, pathname)))
      return new Response('Preparando a página…', { status: 503, headers: { refresh: '1' } });
    const response = await next();
    if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
    const html = await response.text();
    const map = JSON.stringify(readPage(html, shown)).replaceAll('<', '\\u003c');
    const headEnd = `${shown.versionStyles(pathname)}<script type="application/json" id="${MAP_ID}">${map}</script>`;
    const page = removeMarks(html)
      .replace('<head>', `<head>${HOLD_RELOAD}`)
      .replace('</head>', () => `${headEnd}</head>`);
    // In the editor the 404 page is an ordinary page, so its status is 200.
    const is404Page = pathname === '/404';
    return new Response(page, is404Page ? { headers: response.headers } : response);
  });
});
