// The editor's server. It listens on this computer only and answers only requests from its own page.
import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { UserError } from '../../scripts/project.mjs';
import { diskProblem } from '../store/diskErrors.ts';
import type { Events } from './events.ts';
import { sendInterfaceFile, sendPage, sendUpload } from './files.ts';
import { addressOf, HOST, originOf, refusal } from './guard.ts';
import { HttpError, sendError } from './http.ts';
import type { Route } from './routes.ts';

/** The routes and the preview of a server. They change once, when a new site gets its content. */
export type Served = {
  /** The routes by method and path: "POST /api/edits". */
  routes: Record<string, Route>;
  /** The origin of the preview; empty without a preview. The server sends the page only when the origin is known. */
  previewOrigin: string | Promise<string>;
};

type Options = {
  events: Events;
  served: () => Served;
  /** The folder of the built interface. */
  interfaceFolder: string;
  /** The port to use; without it, the first free port from 4400 on. */
  port?: number;
};

export type EditorServer = { origin: string; token: string; close: () => Promise<void> };

const FIRST_PORT = 4400;
const LAST_PORT = FIRST_PORT + 100;

export async function startServer(options: Options): Promise<EditorServer> {
  const { events, served, interfaceFolder } = options;
  const token = randomBytes(32).toString('base64url');
  let port = options.port ?? FIRST_PORT;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const address = addressOf(request, port);
    const refused = refusal(request, address, { port, token });
    if (refused !== undefined) throw new HttpError(403, refused);
    const { method = 'GET' } = request;
    const { path, searchParams } = address;
    const { routes, previewOrigin } = served();
    const route = routes[`${method} ${path}`];
    if (route) return route({ request, response, searchParams });
    if (path.startsWith('/api/')) throw new HttpError(404, 'O editor não tem este endereço');
    if (method !== 'GET') throw new HttpError(405, 'O editor não aceita isto');
    if (path.startsWith('/uploads/')) return sendUpload(response, path.slice('/uploads/'.length));
    if (path === '/')
      return sendPage(response, interfaceFolder, { token, previewOrigin: await previewOrigin });
    if (!sendInterfaceFile(response, interfaceFolder, path))
      throw new HttpError(404, 'Este arquivo não existe');
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      const expected = error instanceof HttpError ? error : diskProblem(error);
      if (!expected) console.error(error);
      if (response.headersSent) {
        response.destroy();
        return;
      }
      // Drains the rest of the body, so that the client receives the answer.
      request.resume();
      sendError(response, expected?.status ?? 500, expected?.message ?? 'O editor teve um problema');
    });
  });

  const listen = () =>
    new Promise<boolean>((resolve, reject) => {
      const onError = (error: NodeJS.ErrnoException) =>
        error.code === 'EADDRINUSE' ? resolve(false) : reject(error);
      server.once('error', onError);
      server.listen(port, HOST, () => {
        server.off('error', onError);
        resolve(true);
      });
    });
  while (!(await listen())) {
    if (options.port !== undefined || port >= LAST_PORT) {
      throw new UserError(
        `A porta ${port} está ocupada. Feche o que a usa, ou escolha outra: npm run editor -- --port 4500`,
      );
    }
    port += 1;
  }

  return {
    origin: originOf(port),
    token,
    close: () =>
      new Promise((resolve) => {
        events.close();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
