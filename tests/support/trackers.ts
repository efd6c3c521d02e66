import type { BrowserContext, Page } from '@playwright/test';

/** The ids of the services on the site with tracking. */
export const META_PIXEL = '123456789012345';
export const ANALYTICS = 'G-AB12CD34EF';

/** Acts as Meta's script: it sends each event by a picture, unless consent is revoked. */
const FBEVENTS = `
  let id, isRevoked = false;
  const handle = (...call) => {
    const [what, first, payload] = call;
    if (what === 'consent') isRevoked = first === 'revoke';
    if (what === 'init') { id = first; document.cookie = '_fbp=fb.1; path=/'; }
    if (what !== 'track' || isRevoked || !id) return;
    const query = new URLSearchParams({ id, ev: first, cd: JSON.stringify(payload), eid: call[3]?.eventID ?? '' });
    new Image().src = 'https://www.facebook.com/tr/?' + query;
  };
  fbq.callMethod = handle;
  for (const call of fbq.queue.splice(0)) handle(...call);`;

/** Acts as Google's script: it sends each event, unless it is disabled or storage for analytics is denied. */
const GTAG = `
  let id, isGranted = false;
  const handle = (command) => {
    const [what, name, values] = command;
    if (what === 'consent') isGranted = values.analytics_storage === 'granted';
    if (what === 'config') { id = name; if (isGranted) document.cookie = '_ga=GA1.1; path=/'; }
    if (what !== 'event' || !id || !isGranted || window['ga-disable-' + id]) return;
    const query = new URLSearchParams({ tid: id, en: name, ep: JSON.stringify(values) });
    fetch('https://region1.google-analytics.com/g/collect?' + query, { method: 'POST', keepalive: true });
  };
  const waiting = dataLayer.slice();
  dataLayer.push = (command) => (Array.prototype.push.call(dataLayer, command), handle(command));
  waiting.forEach(handle);`;

const SCRIPTS: Record<string, string> = {
  'connect.facebook.net': `{${FBEVENTS}}`,
  'www.googletagmanager.com': `{${GTAG}}`,
};

type SentEvent = { service: string; name: string; payload: unknown };

/** Every request to another host except a checkout, in order, and the events among them. */
export type Log = { urls: string[]; events: () => SentEvent[] };

/** Answers for Meta, Google and the checkouts, and records the requests to every host except the site's. */
export async function answerAsTrackers(context: BrowserContext): Promise<Log> {
  const urls: string[] = [];
  await context.route(
    (url) => url.hostname !== 'localhost',
    async (route) => {
      const url = new URL(route.request().url());
      if (route.request().resourceType() === 'document')
        return route.fulfill({ contentType: 'text/html', body: '<title>Pagamento</title>' });
      urls.push(url.href);
      const script = SCRIPTS[url.hostname];
      if (script) return route.fulfill({ contentType: 'text/javascript', body: script });
      return route.fulfill({ status: 204, headers: { 'access-control-allow-origin': '*' } });
    },
  );
  const events = () =>
    urls.flatMap((address) => {
      const { hostname, searchParams: query } = new URL(address);
      const name = query.get('ev') ?? query.get('en');
      return name
        ? [{ service: hostname, name, payload: JSON.parse(query.get('cd') ?? query.get('ep') ?? '{}') }]
        : [];
    });
  return { urls, events };
}

/** Everything that the site has stored in the browser, by name. */
export const storedOn = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => ({
    ...Object.fromEntries([...Object.entries(localStorage), ...Object.entries(sessionStorage)]),
    ...(document.cookie && { cookie: document.cookie }),
  }));
