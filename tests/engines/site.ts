import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveFolder } from '../../scripts/serve.ts';
import { portOf } from '../support/programs.ts';
import { siteFolder } from '../support/sites.ts';
import { recordErrors, stopClock } from './pageScripts.ts';

/** The main page with its clock stopped. */
export const STOPPED = '/?stopped';

/** The main page without scripts. */
export const WITHOUT_SCRIPTS = '/sem-scripts';

const NO_SCRIPTS = `<meta http-equiv="Content-Security-Policy" content="script-src 'none'">`;

export type Site = {
  address: string;
  /** The paths that the checkouts were asked for. */
  checkouts: string[];
  close: () => void;
};

/**
 * Serves a copy of the default test site with its policy. Its pages load `before.js` before their own scripts, which works in
 * the same way in every engine, and its checkouts are on this machine.
 */
export async function serveSite(): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'engines-'));
  cpSync(siteFolder('default'), folder, { recursive: true });
  const script = `(${recordErrors})(); if (location.href.endsWith('${STOPPED}')) (${stopClock})();`;
  writeFileSync(join(folder, 'before.js'), script);
  const server = await serveFolder(folder, 0);
  const port = portOf(server);
  for (const page of globSync(join(folder, '*.html'))) {
    const html = readFileSync(page, 'utf8').replaceAll('https://pay.example.com', `http://127.0.0.1:${port}`);
    writeFileSync(page, html.replace('<head>', '<head><script src="/before.js"></script>'));
    if (page.endsWith('index.html'))
      writeFileSync(join(folder, `${WITHOUT_SCRIPTS}.html`), html.replace('<head>', `<head>${NO_SCRIPTS}`));
  }
  const checkouts: string[] = [];
  server.on('request', ({ url = '', headers }) => {
    if (headers.host?.startsWith('127.')) checkouts.push(url);
  });
  return {
    address: `http://localhost:${port}`,
    checkouts,
    close: () => {
      server.close();
      rmSync(folder, { recursive: true });
    },
  };
}
