import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { resolve, sep } from 'node:path';
import type { Plugin } from 'vite';
import { faultsPage, REVISION } from './faultsPage.ts';
import { CONTENT_FOLDER, ContentError, readContent } from './readContent.ts';
import { UPLOADS_FOLDER } from './uploadedFiles.ts';

/** An editor may empty a file before it writes it: what is saved is read once it has been quiet for so long. */
const QUIET_MS = 100;

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
        server.environments.client.hot.send({ type: 'full-reload', path: '*' });
      };
      let timer: NodeJS.Timeout | undefined;
      const isOurs = (path: string) => folders.some((folder) => resolve(path).startsWith(folder + sep));
      server.watcher.add(folders);
      server.watcher.on('all', (_, path) => {
        if (!isOurs(path)) return;
        clearTimeout(timer);
        timer = setTimeout(check, QUIET_MS);
      });
      server.httpServer?.once('close', () => clearTimeout(timer));

      server.middlewares.use((request, response, next) => {
        if (request.url?.startsWith('/_image')) neverKept(response);
        if (!error || !request.headers.accept?.includes('text/html')) {
          next();
          return;
        }
        response.writeHead(500, {
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-store',
          [REVISION]: String(revision),
        });
        response.end(faultsPage(error.faults, revision));
      });
    },
  };
}
