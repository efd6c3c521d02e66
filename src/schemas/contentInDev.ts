import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { resolve, sep } from 'node:path';
import type { Plugin } from 'vite';
import { faultsPage } from './faultsPage.ts';
import { CONTENT_FOLDER, ContentError, readContent } from './readContent.ts';
import { UPLOADS_FOLDER } from './uploadedFiles.ts';

/** An editor may empty a file before it writes it: what is saved is read once it has been quiet for so long. */
const QUIET_MS = 100;

/** The name of the number of savings that a page knows of, in a Server-Timing header: its own script can read that one. */
const REVISION = 'content-revision';

/** By this event a page, as soon as it listens, names its revision: what was saved before that, Vite has not told it. */
const OPENED = 'content:opened';

const RELOAD = { type: 'full-reload', path: '*' } as const;

/** The script of every page of `npm run dev` by which it comes anew when it is older than what is saved. */
export const ASK_FOR_NEWER = `
import { createHotContext } from '/@vite/client';
const timings = performance.getEntriesByType('navigation')[0]?.serverTiming ?? [];
const revision = timings.find(({ name }) => name === '${REVISION}')?.description;
if (revision) createHotContext('/content').send('${OPENED}', revision);
`;

function contentFaults(): ContentError | undefined {
  try {
    readContent();
    return undefined;
  } catch (error) {
    if (error instanceof ContentError) return error;
    throw error;
  }
}

/** Astro lets a browser keep a picture for a year under an address that stays the same when the file is replaced. */
function neverKept(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response);
  response.writeHead = (status: number, headers?: unknown) =>
    writeHead(status, { ...(headers as OutgoingHttpHeaders), 'cache-control': 'no-store' });
}

/**
 * `npm run dev`: whenever content or a picture is saved, the pages come anew. While something is wrong, the terminal and
 * every page tell all of it.
 */
export function contentInDev(): Plugin {
  return {
    name: 'content-in-dev',
    configureServer(server) {
      const { hot } = server.environments.client;
      const folders = [CONTENT_FOLDER, UPLOADS_FOLDER].map((folder) => resolve(folder));
      let error = contentFaults();
      let revision = 0;
      if (error) console.error(error.message);

      const check = () => {
        const last = error;
        revision += 1;
        error = contentFaults();
        if (error && error.message !== last?.message) console.error(error.message);
        if (last && !error) console.info('\nO conteúdo está certo de novo.\n');
        hot.send(RELOAD);
        unread?.resolve();
        unread = undefined;
      };
      hot.on(OPENED, (opened: string, page) => {
        if (opened !== String(revision)) page.send(RELOAD);
      });
      let timer: NodeJS.Timeout | undefined;
      let unread: PromiseWithResolvers<void> | undefined;
      const isOurs = (path: string) => folders.some((folder) => resolve(path).startsWith(folder + sep));
      server.watcher.add(folders);
      server.watcher.on('all', (_, path) => {
        if (!isOurs(path)) return;
        unread ??= Promise.withResolvers();
        clearTimeout(timer);
        timer = setTimeout(check, QUIET_MS);
      });
      server.httpServer?.once('close', () => clearTimeout(timer));

      server.middlewares.use(async (request, response, next) => {
        if (request.url?.startsWith('/_image')) neverKept(response);
        const isPage = request.headers.accept?.includes('text/html');
        // Vite has pages come anew as soon as a picture is saved: made from faults that are not yet known, Astro fails on them.
        if (isPage) await unread?.promise;
        if (isPage) response.setHeader('server-timing', `${REVISION};desc="${revision}"`);
        if (!isPage || !error) {
          next();
          return;
        }
        response.writeHead(500, {
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-store',
        });
        response.end(faultsPage(error.faults, ASK_FOR_NEWER));
      });
    },
  };
}
