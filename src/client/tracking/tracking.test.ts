// @vitest-environment happy-dom
// @vitest-environment-options {"settings":{"handleDisabledFileLoadingAsSuccess":true}}
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { click, fakeScreen, find, findAll } from '../../../tests/support/fakeScreen.ts';
import { noticeWith, scriptOf } from '../../../tests/support/notice.ts';
import { productEvent } from '../../trackers/events.ts';
import { googleAds } from '../../trackers/googleAds.ts';
import { googleAnalytics } from '../../trackers/googleAnalytics.ts';
import type { TrackerName } from '../../trackers/index.ts';
import { metaPixel } from '../../trackers/metaPixel.ts';
import { tiktok } from '../../trackers/tiktok.ts';
import { startCheckoutEvents } from './checkoutEvents.ts';
import { writeConsent } from './consent.ts';
import { startTracking } from './tracking.ts';

const PIXEL = metaPixel.example;
const ANALYTICS = googleAnalytics.example;
const SCRIPTS = [scriptOf('metaPixel'), scriptOf('googleAnalytics')];
const SEEN = productEvent('ViewContent', 'Planner', 6700);
const LIST = productEvent('ViewContent', 'Planner', 11900);
const CHECKOUT = productEvent('InitiateCheckout', 'Planner', 4790);
const SET_UP = ['consent grant', 'set autoConfig', `init ${PIXEL}`];
const EVENT_ID = { eventID: expect.stringMatching(/^[\da-f-]{36}$/) };

const screen = fakeScreen();

function render(names?: TrackerName[]) {
  document.body.innerHTML = `
    ${noticeWith(names, 'yes', { usual: SEEN, list: LIST })}
    <main><strong data-price id="price">R$ 67,00</strong>
      <div data-in-phase="list"><strong data-price id="list">R$ 119,00</strong></div>
      <a data-buy-link href="https://pay.example.com/" data-track='${JSON.stringify(CHECKOUT)}'>Comprar</a></main>`;
}
function start(names?: TrackerName[]) {
  render(names);
  startTracking();
}
/** Makes the price visible and follows a buy link. */
async function visit() {
  screen.show(find('#price'));
  const reported = new Promise((resolve) => addEventListener('checkout', resolve, { once: true }));
  click(find('[data-buy-link]'));
  await reported;
}

type Pixel = { queue: unknown[][]; callMethod?: (...call: unknown[]) => void };
const isPixel = (value: unknown): value is Pixel => typeof value === 'function' && 'queue' in value;
/** Takes over the queue, as Meta's script does when it has loaded; returns the calls that it receives. */
function loadMeta(): unknown[][] {
  if (!isPixel(window.fbq)) throw new Error('there is no pixel');
  const calls = window.fbq.queue.splice(0);
  window.fbq.callMethod = (...call) => calls.push(call);
  return calls;
}
/** Google's script reads `arguments` objects and ignores arrays. */
const googleCommands = () =>
  (window.dataLayer ?? []).map((command) => {
    expect(Object.prototype.toString.call(command)).toBe('[object Arguments]');
    return Object.values(Object(command));
  });
/** Takes over the queue, as Google's script does when it has loaded. */
function loadGoogle() {
  const queue = window.dataLayer ?? [];
  queue.push = queue.push.bind(queue);
}
const names = (calls: unknown[][]) => calls.map((call) => call.slice(0, 2).join(' '));
const scripts = () => findAll<HTMLScriptElement>('head script').map(({ src }) => src);
const KINDS = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'];
const consentMode = (answered: string) => Object.fromEntries(KINDS.map((kind) => [kind, answered]));

beforeAll(() => startCheckoutEvents());
beforeEach(() => {
  localStorage.setItem('consent', 'yes');
  document.head.innerHTML = '';
  window.fbq = undefined;
  window._fbq = undefined;
  window.dataLayer = undefined;
  window.ttq = undefined;
});

it('sends Meta the page view, the price and a followed buy link in this order, each with its own id', async () => {
  start();
  expect(scripts()).toEqual(SCRIPTS);
  expect(document.head.querySelector('script')?.async).toBe(true);
  const fbq = window.fbq;
  const settings = { loaded: true, version: '2.0', push: fbq, disablePushState: true };
  expect({ ...Object(fbq) }).toMatchObject(settings);
  expect(window._fbq).toBe(fbq);
  const calls = loadMeta();
  await visit();
  expect(names(calls.slice(0, 3))).toEqual(SET_UP);
  expect(calls[1]).toEqual(['set', 'autoConfig', false, PIXEL]);
  const events = [['PageView', {}], SEEN, CHECKOUT];
  expect(calls.slice(3)).toEqual(events.map((event) => ['track', ...event, EVENT_ID]));
  expect(new Set(calls.slice(3).map(([, , , options]) => JSON.stringify(options))).size).toBe(3);
});

it('sends Google the same events, with consent mode v2 first denied and then granted', async () => {
  start();
  await visit();
  expect(googleCommands()).toEqual([
    ['consent', 'default', consentMode('denied')],
    ['consent', 'update', consentMode('granted')],
    ['js', expect.any(Date)],
    ['config', ANALYTICS, { send_page_view: false, allow_google_signals: false }],
    ['event', 'page_view', { send_to: ANALYTICS }],
    ['event', 'view_item', expect.objectContaining({ value: 67, send_to: ANALYTICS })],
    ['event', 'begin_checkout', expect.objectContaining({ value: 47.9, send_to: ANALYTICS })],
  ]);
});

it('loads Google’s script once for Analytics and Ads, keeps their events apart, and empties their queue', async () => {
  start(['googleAnalytics', 'googleAds']);
  await visit();
  expect(scripts()).toEqual([scriptOf('googleAnalytics')]);
  const [account] = googleAds.example.split('/');
  const configs = () => googleCommands().filter(([command]) => command === 'config');
  expect(configs().map(([, id]) => id)).toEqual([ANALYTICS, account]);
  const sales = googleCommands().filter(([, name]) => name === 'begin_checkout' || name === 'conversion');
  const targets = sales.map(([, , payload]) => Reflect.get(Object(payload), 'send_to'));
  expect(targets).toEqual([ANALYTICS, googleAds.example]);
  writeConsent('no');
  expect(googleCommands()).toEqual([['consent', 'update', consentMode('denied')]]);
  writeConsent('yes');
  expect(configs()).toHaveLength(2);
});

it('sends TikTok the page view, the price and a followed buy link, and no event after the consent ends', async () => {
  start(['tiktok']);
  await visit();
  const queue = [...(window.ttq ?? [])];
  expect(names(queue)).toEqual(['grantConsent', 'page', 'track ViewContent', 'track InitiateCheckout']);
  expect(window.ttq).toMatchObject({ _i: { [tiktok.example]: { _u: expect.any(String) } } });
  writeConsent('no');
  await visit();
  expect(names([...(window.ttq ?? [])])).toEqual(['revokeConsent']);
});

it('sends the first visible price once, with the value of its phase', () => {
  start();
  // The consent has not changed.
  dispatchEvent(new Event('pageshow'));
  const calls = loadMeta();
  screen.show();
  screen.show(find('#list'));
  screen.show(find('#price'));
  screen.show();
  screen.show(find('#list'));
  expect(calls.slice(4)).toEqual([['track', ...LIST, EVENT_ID]]);
});

it('adds no event ids to a pixel that is already on the page, and reports no earlier buy links to it', () => {
  performance.mark('checkout', { detail: CHECKOUT });
  const calls: unknown[][] = [];
  window.fbq = (...call: unknown[]) => calls.push(call);
  start(['metaPixel']);
  writeConsent('no');
  writeConsent('yes');
  expect(scripts()).toEqual([]);
  expect(names(calls)).toEqual([...SET_UP, 'track PageView', 'consent revoke', 'consent grant']);
  expect(calls[3]).toEqual(['track', 'PageView', {}]);
});

it.each([
  ['track Lead', [{}, EVENT_ID]],
  ['trackCustom Own', []],
])('adds an event id only to "track" calls, and only if the browser supports it: %s', (text, added) => {
  start();
  const calls = loadMeta();
  const call = text.split(' ');
  Reflect.apply(Object(window.fbq), undefined, call);
  vi.stubGlobal('crypto', {});
  Reflect.apply(Object(window.fbq), undefined, call);
  expect(calls.slice(4)).toEqual([[...call, ...added], call]);
});

it.each(['before consent', 'in debug mode'])(
  'loads and sends nothing %s, and sends no earlier event later',
  async (when) => {
    if (when === 'before consent') localStorage.clear();
    else sessionStorage.setItem('debug', 'rastreio');
    start();
    await visit();
    expect([scripts(), window.fbq, window.dataLayer]).toEqual([[], undefined, undefined]);
    writeConsent('yes');
    if (when === 'before consent') expect(names(loadMeta())).toEqual([...SET_UP, 'track PageView']);
    else expect(scripts()).toEqual([]);
  },
);

it('reports a buy link that was followed before startTracking', () => {
  performance.mark('checkout', { detail: CHECKOUT });
  start();
  expect(names(loadMeta())).toEqual([...SET_UP, 'track PageView', 'track InitiateCheckout']);
  expect(googleCommands().map(([, name]) => name)).toContain('begin_checkout');
});

it('reports a buy link once if its event comes after startTracking', async () => {
  render();
  const reported = visit();
  startTracking();
  await reported;
  expect(googleCommands().filter(([, name]) => name === 'begin_checkout')).toHaveLength(1);
});

it('reports no buy link that was followed before consent, even if both came before startTracking', () => {
  localStorage.clear();
  performance.mark('checkout', { detail: CHECKOUT });
  writeConsent('yes');
  start();
  expect(names(loadMeta())).toEqual([...SET_UP, 'track PageView']);
});

describe('when the consent ends', () => {
  beforeEach(() => start());

  it('neither service receives an event until consent is given again, and the page view is not sent twice', async () => {
    const calls = loadMeta();
    loadGoogle();
    const commands = googleCommands().length;
    writeConsent('no');
    await visit();
    expect(names(calls.slice(4))).toEqual(['consent revoke']);
    expect(googleCommands().slice(commands)).toEqual([['consent', 'update', consentMode('denied')]]);
    expect(Reflect.get(window, `ga-disable-${ANALYTICS}`)).toBe(true);
    writeConsent('yes');
    await visit();
    const expected = ['consent grant', 'track ViewContent', 'track InitiateCheckout'];
    expect(names(calls.slice(5))).toEqual(expected);
    expect(googleCommands().filter(([command]) => command === 'config')).toHaveLength(1);
  });

  it('a script that has not loaded yet finds no events, and is set up again after new consent', () => {
    writeConsent('no');
    writeConsent('yes');
    expect(Reflect.get(window, `ga-disable-${ANALYTICS}`)).toBe(false);
    expect(scripts()).toHaveLength(2);
    expect(names(loadMeta())).toEqual(['consent revoke', ...SET_UP]);
  });
});

describe('the services’ cookies and stored data', () => {
  let written: string[];
  const fakeCookies = (cookies: string) => {
    written = [];
    vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookies);
    vi.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => void written.push(cookie));
  };

  it('are deleted when the consent ends, but nothing else is', () => {
    const services = ['_fbp', '_fbc', '_ga', '_ga_AB12', '_gid', '_gat', '_gcl_au', '_ttp', 'ttcsid_C4'];
    fakeCookies(`${services.join('=1; ')}=1; carrinho=1; x_ga=1; _fbx=1`);
    localStorage.setItem('lead', '{}');
    localStorage.setItem('variant', 'b');
    start();
    expect([written, localStorage.getItem('lead')]).toEqual([[], '{}']);
    writeConsent('no');
    expect({ ...localStorage }).toEqual({ consent: 'no', variant: 'b' });
    expect([...new Set(written.map((cookie) => cookie.split('=', 1)[0]))]).toEqual(services);
  });

  it('are deleted at a start without consent, from the site’s host name and every domain above it', () => {
    vi.stubGlobal('location', { hostname: 'loja.com.br' });
    localStorage.clear();
    fakeCookies('a=1;_fbp=2');
    start();
    const domains = ['', '; domain=loja.com.br', '; domain=com.br', '; domain=br'];
    expect(written).toEqual(domains.map((domain) => `_fbp=; max-age=0; path=/${domain}`));
  });
});
