import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { resolve, sep } from 'node:path';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { writePageStyles } from '../layouts/pageStyles.ts';
import { CONTENT_FOLDER, stylesFolderOf } from './contentFolder.ts';
import { errorPage } from './errorPage.ts';
import { ContentError } from './issue.ts';
import { type Checked, checkContent } from './loadContent.ts';
import { canonicalPath, pageAt, pagesOf } from './schemas.ts';

/** The time without changes after which a save is complete. Text editors may empty a file before they write it. */
const QUIET_MS = 100;

/** The interval for checking invalid content again, because there is no event when another program closes a file. */
const RETRY_MS = 1000;

/** The site's address in `npm run dev` while the content is invalid. */
const DEV_ADDRESS = 'http://localhost';

/**
 * Validates the content before anything else. Invalid content stops a build with the error messages, without a stack
 * trace, while `npm run dev` starts and shows the messages until the errors are corrected.
 */
export function content(): AstroIntegration {
  return {
    name: 'content',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        const checked = checkContent();
        if (checked.errors.length > 0 && command !== 'dev') {
          console.error(reportOf(checked));
          process.exit(1);
        }
        const stylesFolder = stylesFolderOf(CONTENT_FOLDER, command);
        if (checked.value) writePageStyles(checked.value, stylesFolder);
        updateConfig({
          site: checked.value?.site.address ?? DEV_ADDRESS,
          // Sharp's default effort, 4, takes three times as long as 3, and its files are 4 % smaller. The development
          // server encodes pictures at every request, so it uses the lowest effort.
          image: { service: { config: { avif: { effort: command === 'dev' ? 0 : 3 } } } },
          vite: {
            resolve: {
              alias: { '@content': resolve(CONTENT_FOLDER), '@page-styles': resolve(stylesFolder) },
            },
            // A symbolic link to a parent folder would be followed endlessly.
            server: { watch: { followSymlinks: false } },
            plugins: command === 'dev' ? [contentInDev(stylesFolder)] : [],
          },
        });
      },
    },
  };
}

/** Whether a page is in the sitemap. The privacy page is not, because search engines find it by the links to it. */
export function isInSitemap(address: string): boolean {
  const content = checkContent().value;
  const page = content && pageAt(content, new URL(address).pathname);
  return page?.isIndexed === true && canonicalPath(page) === page.path;
}

/** The former addresses of the published pages, each with the page's present address. */
export function formerAddresses({ value: content } = checkContent()): { from: string; to: string }[] {
  return content
    ? pagesOf(content).flatMap(({ page }) =>
        (page.formerPaths ?? []).map((from) => ({ from, to: page.path })),
      )
    : [];
}

/** The errors for the terminal; empty if there are none. */
const reportOf = ({ errors }: Checked): string =>
  errors.length > 0 ? new ContentError(errors, CONTENT_FOLDER).message : '';

/** Writes the styles of the pages. Returns a message for the terminal if that fails, or else an empty string. */
function writeStyles({ value }: Checked, folder: string): string {
  try {
    if (value) writePageStyles(value, folder);
    return '';
  } catch (error) {
    return `\nOs estilos das páginas não puderam ser salvos (${error instanceof Error ? error.message : error}). Veja se o disco está cheio, ou se a pasta do site é só para leitura.\n`;
  }
}

/** Prevents caching of pictures. Astro allows it for a year, but a replaced file keeps its address. */
function preventCaching(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response);
  response.writeHead = (status: number, headers?: unknown) =>
    writeHead(status, { ...(headers as OutgoingHttpHeaders), 'cache-control': 'no-store' });
}

/** Reloads the pages when content is saved, and shows the error page in their place while the content is invalid. */
function contentInDev(stylesFolder: string): Plugin {
  return {
    name: 'content-in-dev',
    configureServer(server) {
      const folder = resolve(CONTENT_FOLDER) + sep;
      let checked = checkContent();
      let reported = reportOf(checked);
      if (reported) console.error(reported);
      let timer: NodeJS.Timeout | undefined;
      const checkAfter = (delayMs: number, isSaved: boolean) => {
        clearTimeout(timer);
        timer = setTimeout(() => {
          checked = checkContent();
          const report = reportOf(checked) || writeStyles(checked, stylesFolder);
          const isNew = report !== reported;
          if (isNew) console.error(report || '\nO conteúdo está certo de novo.\n');
          reported = report;
          // Astro caches the paths of the pages until its content layer sends this event.
          for (const environment of Object.values(server.environments))
            environment.hot.send('astro:content-changed', {});
          if (isSaved || isNew) server.environments.client.hot.send({ type: 'full-reload', path: '*' });
          if (report) checkAfter(RETRY_MS, false);
        }, delayMs);
      };
      if (checked.errors.length > 0) checkAfter(RETRY_MS, false);
      server.watcher.add(folder);
      server.watcher.on('all', (_, path) => {
        if (resolve(path).startsWith(folder)) checkAfter(QUIET_MS, true);
      });
      server.httpServer?.once('close', () => clearTimeout(timer));

      // Vite can open any file in a program, and Astro allows frames of other sites to request that.
      server.middlewares.use('/__open-in-editor', (request, response, next) => {
        if (request.headers['sec-fetch-site'] === 'same-origin') next();
        else response.writeHead(404).end();
      });
      server.middlewares.use((request, response, next) => {
        const { url = '/', headers } = request;
        if (url.startsWith('/_image')) preventCaching(response);
        const isPage = headers.accept?.includes('text/html');
        const isViteModule = /^\/(?:@|node_modules\/|src\/)/.test(url);
        if (isPage) checked = checkContent();
        const former = isPage && formerAddresses(checked).find(({ from }) => from === url.split('?', 1)[0]);
        if (former) {
          // The hosts keep the query too.
          const location = former.to + url.slice(former.from.length);
          return response.writeHead(301, { location, 'cache-control': 'no-store' }).end();
        }
        if (isViteModule || checked.errors.length === 0) return next();
        // Astro would answer an unknown address, such as /favicon.ico, with the 404 page and fail on the content again.
        response.writeHead(isPage ? 500 : 404, {
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-store',
        });
        response.end(isPage ? errorPage(checked.errors) : '');
      });
    },
  };
}
