import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { buildVariant } from '../../scripts/buildVariant.ts';
import { serveFolder } from '../../scripts/serve.ts';
import { noteFaults, stopClock } from './pageScripts.ts';

/** The built site, and two of its variants. */
export type SiteName = 'dist' | 'honest' | 'quiet';

/** The other hosts that the pages lead to: each is a port of this machine here. */
const OUTSIDE = [
  'https://pay.example.com',
  'https://wa.me',
  'https://www.youtube.com',
  'https://www.youtube-nocookie.com',
  'https://vimeo.com',
  'https://player.vimeo.com',
  'https://scripts.converteai.net',
];

/** One visit to another host: its address there, and what the host is told of the page it came from. */
export type Visit = { address: string; referer: string | undefined; opener: string | undefined };

export type Sites = {
  /** Where a site stands. */
  address: (name: SiteName) => string;
  /** Where another host's address stands here. */
  here: (address: string) => string;
  /** What other hosts were asked for, in that order. */
  asked: Visit[];
  /** The paths that the sites did not have. */
  missing: string[];
  /** How pages are served from now on: with a clock stopped at a time in milliseconds since 1970, without scripts, up to a text. */
  serving: { stoppedAtMs?: number; hasNoScripts?: boolean; endsWith?: string };
  close: () => void;
};

async function listen(listener: RequestListener): Promise<{ server: Server; port: number }> {
  const server = createServer(listener).listen(0);
  await once(server, 'listening');
  return { server, port: portOf(server) };
}

function portOf(server: Server): number {
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('A server of the tests has no port.');
  return address.port;
}

/** Another host: notes who comes, and whether that window knows the one it was opened from. */
function startOutside(origin: string, asked: Visit[]) {
  return listen(({ url = '/', headers }, response) => {
    const { searchParams, pathname } = new URL(url, origin);
    if (pathname === '/opener') {
      const visit = asked.findLast(({ address }) => address.startsWith(origin));
      if (visit) visit.opener = searchParams.get('is') ?? undefined;
      response.writeHead(204).end();
      return;
    }
    asked.push({ address: origin + url, referer: headers.referer, opener: undefined });
    const isScript = pathname.endsWith('.js');
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    response.end(isScript ? VTURB_PLAYER : OUTSIDE_PAGE);
  });
}

const OUTSIDE_PAGE = `<!doctype html><link rel="icon" href="data:,"><title>Fora</title><p>Tocando</p>
<script>if (parent === window) fetch('/opener?is=' + (opener === null ? 'null' : 'known'))</script>`;
const VTURB_PLAYER = `customElements.define('vturb-smartplayer', class extends HTMLElement {
  connectedCallback() { this.innerHTML = '<p style="height: 100%; margin: 0">Tocando</p>'; }
})`;

/**
 * Serves the sites with the other hosts in them replaced, and with what the tests run in a page before its own scripts:
 * it comes with the page, so that it is there in the same way in every engine.
 */
export async function openSites(): Promise<Sites> {
  const servers: Server[] = [];
  const asked: Visit[] = [];
  const missing: string[] = [];
  const hosts = new Map<string, string>();
  for (const origin of OUTSIDE) {
    const { server, port } = await startOutside(origin, asked);
    servers.push(server);
    hosts.set(origin, `http://127.0.0.1:${port}`);
  }
  const here = (text: string) =>
    Array.from(hosts).reduce(
      (changed, [origin, local]) => changed.replaceAll(`${origin}/`, `${local}/`),
      text,
    );

  const addresses = new Map<SiteName, string>();
  const sites: Sites = {
    address: (name) => addresses.get(name) ?? '',
    here,
    asked,
    missing,
    serving: {},
    close: () => {
      for (const server of servers) {
        server.closeAllConnections();
        server.close();
      }
    },
  };
  const prepare = (html: string) => {
    const { stoppedAtMs, endsWith } = sites.serving;
    const scripts = [`(${noteFaults})()`];
    if (stoppedAtMs !== undefined) scripts.push(`(${stopClock})(${stoppedAtMs})`);
    const end = endsWith ? html.indexOf(endsWith) + endsWith.length : html.length;
    return here(html.slice(0, end)).replace(/<head>/, () => `<head><script>${scripts.join(';')}</script>`);
  };
  const answerFrom = (inner: string) => async (request: IncomingMessage, response: ServerResponse) => {
    const { range } = request.headers;
    const answer = await fetch(inner + request.url, { headers: range ? { range } : {} });
    response.statusCode = answer.status;
    // A tab that shows a bare file asks for an icon by itself.
    if (answer.status === 404 && request.url !== '/favicon.ico') missing.push(request.url ?? '');
    for (const name of ['content-type', 'content-range', 'accept-ranges']) {
      const value = answer.headers.get(name);
      if (value) response.setHeader(name, value);
    }
    response.setHeader('cache-control', 'no-store');
    if (!answer.headers.get('content-type')?.startsWith('text/html')) {
      response.end(Buffer.from(await answer.arrayBuffer()));
      return;
    }
    // A page in a sandbox that allows no scripts is, to a browser, a page with scripts switched off.
    if (sites.serving.hasNoScripts) response.setHeader('content-security-policy', SANDBOX);
    response.end(prepare(await answer.text()));
  };

  for (const name of ['dist', 'honest', 'quiet'] as const) {
    const inner = await serveFolder(name === 'dist' ? 'dist' : buildVariant(name), 0);
    const outer = await listen(answerFrom(`http://localhost:${portOf(inner)}`));
    servers.push(inner, outer.server);
    addresses.set(name, `http://localhost:${outer.port}`);
  }
  return sites;
}

const SANDBOX =
  'sandbox allow-same-origin allow-forms allow-modals allow-popups allow-popups-to-escape-sandbox allow-top-navigation';
