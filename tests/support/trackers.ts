import type { BrowserContext, Page } from '@playwright/test';

export const META_PIXEL = '123456789012345';
export const ANALYTICS = 'G-AB12CD34EF';

/** What Meta's script does with the function that waits for it: it tells each event by a picture, unless the consent is revoked. */
const FBEVENTS = `
  let id, isRevoked = false;
  const tell = (...call) => {
    const [what, first, payload] = call;
    if (what === 'consent') isRevoked = first === 'revoke';
    if (what === 'init') { id = first; document.cookie = '_fbp=fb.1; path=/'; }
    if (what !== 'track' || isRevoked || !id) return;
    const query = new URLSearchParams({ id, ev: first, cd: JSON.stringify(payload), eid: call[3]?.eventID ?? '' });
    new Image().src = 'https://www.facebook.com/tr/?' + query;
  };
  fbq.callMethod = tell;
  for (const call of fbq.queue.splice(0)) tell(...call);`;

/** What Google's does: it sends each event, unless it is disabled or the storage of analytics is denied. */
const GTAG = `
  let id, isGranted = false;
  const tell = (command) => {
    const [what, name, values] = command;
    if (what === 'consent') isGranted = values.analytics_storage === 'granted';
    if (what === 'config') { id = name; if (isGranted) document.cookie = '_ga=GA1.1; path=/'; }
    if (what !== 'event' || !id || !isGranted || window['ga-disable-' + id]) return;
    const query = new URLSearchParams({ tid: id, en: name, ep: JSON.stringify(values) });
    fetch('https://region1.google-analytics.com/g/collect?' + query, { method: 'POST', keepalive: true });
  };
  const waiting = dataLayer.slice();
  dataLayer.push = (command) => (Array.prototype.push.call(dataLayer, command), tell(command));
  waiting.forEach(tell);`;

const SCRIPTS: Record<string, string> = {
  'connect.facebook.net': `{${FBEVENTS}}`,
  'www.googletagmanager.com': `{${GTAG}}`,
};

/** The network's log: every request to another host but the page's own, in its order. */
export type Log = { urls: string[]; events: () => { service: string; name: string; payload: unknown }[] };

/** Stands in for Meta, Google and the checkouts, and notes whatever is asked of any host but the site's. */
export async function answerAsTrackers(context: BrowserContext): Promise<Log> {
  const urls: string[] = [];
  await context.route(
    (url) => url.hostname !== 'localhost',
    async (route) => {
      const url = new URL(route.request().url());
      if (route.request().resourceType() !== 'document') urls.push(url.href);
      const script = SCRIPTS[url.hostname];
      if (script) return route.fulfill({ contentType: 'text/javascript', body: script });
      if (route.request().resourceType() === 'document')
        return route.fulfill({ contentType: 'text/html', body: '<title>Pagamento</title>' });
      return route.fulfill({ status: 204, headers: { 'access-control-allow-origin': '*' } });
    },
  );
  const events = () =>
    urls.flatMap((address) => {
      const { hostname, searchParams: told } = new URL(address);
      const [name, payload] = [told.get('ev') ?? told.get('en'), told.get('cd') ?? told.get('ep')];
      return name ? [{ service: hostname, name, payload: JSON.parse(payload ?? '{}') }] : [];
    });
  return { urls, events };
}

/** Waits until the browser has been idle, and what was loaded then has had its turn. */
export async function passIdle(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(() => resolve(null)))),
  );
  await page.waitForLoadState('networkidle');
}

/** All that the browser keeps of the site, by name. */
export async function keptOn(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => ({
    ...Object.fromEntries(Object.entries(localStorage)),
    ...Object.fromEntries(Object.entries(sessionStorage)),
    ...(document.cookie ? { cookie: document.cookie } : {}),
  }));
}
