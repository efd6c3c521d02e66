import { type BrowserContext, expect, type Locator } from '@playwright/test';

/** Acts as VTurb's player: its element has its own styles, fetches a stream and plays it. */
const VTURB_SCRIPT = `
  const draw = async (box) => {
    const root = box.attachShadow({ mode: 'open' });
    root.innerHTML = '<style>p { color: red }</style><p style="margin: 0">Tocando</p><video muted></video>'
      + '<img alt="" src="https://images.converteai.net/capa.svg">';
    await import('https://scripts.converteai.net/lib/js/smartplayer.js');
    await (await fetch('https://cdn.converteai.net/conta/main.m3u8')).text();
    await (await fetch('https://api.vturb.com.br/evento', { method: 'POST' })).text();
    root.querySelector('video').src = URL.createObjectURL(new MediaSource());
    const worker = new Worker(URL.createObjectURL(new Blob(['postMessage(1)'])));
    worker.onmessage = () => { box.dataset.done = 'yes' };
  };
  customElements.define('vturb-smartplayer', class extends HTMLElement {
    connectedCallback() { draw(this) }
  })`;

const CORS = { 'access-control-allow-origin': '*' };

/** Answers for every other host as players, analytics services and checkouts do. */
export async function answerAsPlayers(context: BrowserContext): Promise<void> {
  await context.route(
    (url) => url.hostname !== 'localhost',
    (route) => {
      const path = new URL(route.request().url()).pathname;
      const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';
      if (path.endsWith('player.js') && !path.includes('/lib/')) {
        return route.fulfill({ contentType: 'text/javascript', body: VTURB_SCRIPT });
      }
      if (route.request().resourceType() === 'script') {
        return route.fulfill({ headers: CORS, contentType: 'text/javascript', body: '' });
      }
      if (path.endsWith('.svg')) return route.fulfill({ contentType: 'image/svg+xml', body: svg });
      if (route.request().resourceType() !== 'document') {
        return route.fulfill({ headers: CORS, contentType: 'text/plain', body: 'ok' });
      }
      return route.fulfill({ contentType: 'text/html', body: '<title>Player</title><p>Tocando</p>' });
    },
  );
}

/** A player has the focus. toBeFocused also needs the window's focus, which a frame of another host may have. */
export async function expectFocusIn(player: Locator): Promise<void> {
  await expect.poll(() => player.evaluate((found) => found === document.activeElement)).toBe(true);
}
