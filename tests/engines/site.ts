import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveFolder } from '../../scripts/serve.ts';
import { portOf } from '../support/programs.ts';
import { siteFolder } from '../support/sites.ts';
import { STAND_INS, standInScript, withServices } from '../support/standIns.ts';

/** The path of the main page with its clock stopped. */
export const STOPPED_CLOCK_PATH = '/?stopped';

/** A service whose events the page sends, and one whose script holds clicks on buy links. */
export const MEASURED = STAND_INS.filter(({ name }) => name === 'metaPixel' || name === 'utmify');

/** The path of the main page with one analytics service, whose script is a stand-in. */
export const measuredPath = (service: string) => `/medida-${service.toLowerCase()}`;

// The next two functions run in the page before its own scripts. They are self-contained, because the page contains their
// source text.

/** Stops the page's clock. From then on only `passTime` advances it. */
function stopClock(): void {
  const timers = new Map<number, { dueMs: number; run: () => void }>();
  const startMs = Date.now();
  let nowMs = 0;
  let lastId = 0;
  const passTime = (ms: number) => {
    const endMs = nowMs + ms;
    const nextOf = () => Array.from(timers).sort(([, one], [, other]) => one.dueMs - other.dueMs)[0];
    for (let next = nextOf(); next && next[1].dueMs <= endMs; next = nextOf()) {
      timers.delete(next[0]);
      nowMs = next[1].dueMs;
      next[1].run();
    }
    nowMs = endMs;
  };
  Object.assign(window, {
    setTimeout: (callback: (...values: unknown[]) => void, ms = 0, ...values: unknown[]) => {
      lastId += 1;
      timers.set(lastId, { dueMs: nowMs + ms, run: () => callback(...values) });
      return lastId;
    },
    clearTimeout: (id: number) => void timers.delete(id),
    passTime,
  });
  Date.now = () => startMs + nowMs;
  performance.now = () => nowMs;
}

/** Records the errors of this tab's pages in session storage. */
function recordErrors(): void {
  const record = (error: unknown) =>
    sessionStorage.setItem('errors', `${sessionStorage.getItem('errors') ?? ''}${error}\n`);
  // The error event of a file that does not load has no message.
  addEventListener('error', ({ message, target }) => record(message ?? Object(target).outerHTML), true);
  addEventListener('unhandledrejection', ({ reason }) => record(reason));
  addEventListener('securitypolicyviolation', ({ blockedURI }) => record(`policy: ${blockedURI}`));
  console.error = (...words) => record(words.join(' '));
}

/** Adds the pages of `measuredPath`. */
function addMeasuredPages(folder: string): void {
  // The pages of the site with tracking have other styles and pictures.
  const tracked = siteFolder('tracked');
  cpSync(join(tracked, 'uploads'), join(folder, 'uploads'), { recursive: true });
  const html = readFileSync(join(tracked, 'index.html'), 'utf8').replaceAll(
    'https://pay.kiwify.com.br',
    'https://pay.example.com',
  );
  for (const standIn of MEASURED) {
    const script = `/works-${standIn.name}.js`;
    writeFileSync(join(folder, script), standInScript(standIn, '/events'));
    const page = withServices(html, [standIn.name], script);
    writeFileSync(join(folder, `${measuredPath(standIn.name)}.html`), page);
  }
}

/**
 * Serves a copy of the default test site with its content security policy. Its pages load `before.js` before their own
 * scripts, and their buy links lead to this machine.
 */
export async function serveSite() {
  const folder = mkdtempSync(join(tmpdir(), 'engines-'));
  cpSync(siteFolder('default'), folder, { recursive: true });
  const script = `(${recordErrors})(); if (/[?&]stopped$/.test(location.search)) (${stopClock})();`;
  writeFileSync(join(folder, 'before.js'), script);
  addMeasuredPages(folder);
  const server = await serveFolder(folder, 0);
  const port = portOf(server);
  for (const page of globSync(join(folder, '*.html'))) {
    const html = readFileSync(page, 'utf8').replaceAll('https://pay.example.com', `http://127.0.0.1:${port}`);
    writeFileSync(page, html.replace('<head>', '<head><script src="/before.js"></script>'));
  }
  /** The requested paths of buy links. */
  const checkouts: string[] = [];
  /** The names of the events that the stand-ins of analytics services have sent. */
  const events: string[] = [];
  server.on('request', ({ url = '', headers }) => {
    const event = url.startsWith('/events?') && new URLSearchParams(url.slice('/events?'.length)).get('ev');
    if (event) events.push(event);
    if (headers.host?.startsWith('127.')) checkouts.push(url);
  });
  const close = () => {
    server.close();
    rmSync(folder, { recursive: true });
  };
  return { address: `http://localhost:${port}`, checkouts, events, close };
}
