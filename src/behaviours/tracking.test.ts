// @vitest-environment happy-dom
// @vitest-environment-options {"settings":{"handleDisabledFileLoadingAsSuccess":true}}
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { initiateCheckout } from '../domain/checkout.ts';
import { viewContent } from '../domain/trackers.ts';
import { startCheckoutTracking } from './checkoutTracking.ts';
import { find, openView, press } from './fakeScreen.ts';
import { forgetVisitor, startTracking } from './tracking.ts';

const META = '123456789012345';
const GOOGLE = 'G-AB12CD34EF';
const IDS = `${META} ${GOOGLE}`;
const SEEN = viewContent('Planner', 6700);
const LIST = viewContent('Planner', 11900);
const CHECKOUT = initiateCheckout('Planner', 4790);
const json = (value: unknown) => JSON.stringify(value);

const notice = (attributes: string) => `
  <section data-consent="${IDS}" ${attributes} data-seen='${json(SEEN)}' data-seen-after-deadline='${json(LIST)}'>
    <template><script data-tracker="metaPixel" data-src="https://meta.example.com/a.js"></script>
    <script data-tracker="googleAnalytics" data-src="https://google.example.com/b.js"></script></template>
  </section>
  <main><strong class="big-price">R$ 67,00</strong>
    <div data-after-deadline><strong class="big-price" id="list">R$ 119,00</strong></div>
    <a href="https://pay.example.com/" data-track='${json(CHECKOUT)}'>Comprar</a></main>`;
const BOTH = `data-meta-pixel="${META}" data-google-analytics="${GOOGLE}"`;

let view: ReturnType<typeof openView>;
let stops: (() => void)[];

function answer(given: string) {
  localStorage.setItem('consent', given);
  dispatchEvent(new Event('consent'));
}
function start(attributes = BOTH) {
  document.body.innerHTML = notice(attributes);
  stops.push(startCheckoutTracking(), startTracking());
}

type Pixel = { queue: unknown[][]; callMethod?: (...call: unknown[]) => void };
const pixel = () => window.fbq as Pixel | undefined;
/** Meta's script has come: it takes over what waits. */
function metaComes() {
  const told: unknown[][] = [];
  const waiting = pixel() as Pixel;
  waiting.callMethod = (...call) => told.push(call);
  told.push(...waiting.queue.splice(0));
  return told;
}
const google = () => (window.dataLayer ?? []).map((command) => Array.from(command as ArrayLike<unknown>));
const scripts = () => Array.from(document.head.querySelectorAll('script'), ({ src }) => src);
/** Once every message of a press is through. */
const passPress = () => new Promise((resolve) => setTimeout(resolve, 20));
const EVENT_ID = { eventID: expect.stringMatching(/^[\da-f-]{36}$/) };

beforeEach(() => {
  stops = [];
  localStorage.clear();
  sessionStorage.clear();
  view = openView();
  document.head.innerHTML = '';
  window.fbq = undefined;
  window._fbq = undefined;
  window.dataLayer = undefined;
});
afterEach(() => {
  for (const stop of stops) stop();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('without consent', () => {
  it('fetches, defines and keeps nothing, whatever happens', async () => {
    start();
    view.show(find('.big-price'));
    press(find('[data-track]'));
    await passPress();
    expect([scripts(), window.fbq, window.dataLayer]).toEqual([[], undefined, undefined]);
    answer(IDS);
    view.show();
    view.show(find('.big-price'));
    const told = metaComes().filter(([what]) => what === 'track');
    expect(told.map(([, name]) => name)).toEqual(['PageView', 'ViewContent']);
  });
});

describe('with consent', () => {
  beforeEach(() => localStorage.setItem('consent', IDS));

  it('tells Meta of the page, the price and the press, in its own order', async () => {
    start();
    expect(scripts()).toContain('https://meta.example.com/a.js');
    expect({ ...(window.fbq as object) }).toMatchObject({
      loaded: true,
      version: '2.0',
      push: window.fbq,
      disablePushState: true,
    });
    expect(window._fbq).toBe(window.fbq);
    const told = metaComes();
    view.show(find('.big-price'));
    press(find('[data-track]'));
    await passPress();
    expect(told).toEqual([
      ['consent', 'grant'],
      ['set', 'autoConfig', false, META],
      ['init', META],
      ['track', 'PageView', {}, EVENT_ID],
      ['track', ...SEEN, EVENT_ID],
      ['track', ...CHECKOUT, EVENT_ID],
    ]);
    const ids = told.slice(3).map(([, , , options]) => json(options));
    expect(new Set(ids).size).toBe(3);
  });

  it('tells Google the same, under consent mode v2, denied before it is granted', async () => {
    start();
    view.show(find('.big-price'));
    press(find('[data-track]'));
    await passPress();
    expect(scripts()).toContain('https://google.example.com/b.js');
    const mode = (answered: string) => ({
      ad_storage: answered,
      ad_user_data: answered,
      ad_personalization: answered,
      analytics_storage: answered,
    });
    expect(google()).toEqual([
      ['consent', 'default', mode('denied')],
      ['consent', 'update', mode('granted')],
      ['js', expect.any(Date)],
      ['config', GOOGLE, { send_page_view: false, allow_google_signals: false }],
      ['event', 'page_view', {}],
      ['event', 'view_item', expect.objectContaining({ value: 67, currency: 'BRL' })],
      ['event', 'begin_checkout', expect.objectContaining({ value: 47.9, currency: 'BRL' })],
    ]);
    expect(window.dataLayer?.[0]).not.toBeInstanceOf(Array);
  });

  it.each([
    [`data-meta-pixel="${META}"`, 'https://meta.example.com/a.js'],
    [`data-google-analytics="${GOOGLE}"`, 'https://google.example.com/b.js'],
  ])('asks only for the service that the page declares: %s', (attributes, script) => {
    start(attributes);
    expect(scripts()).toEqual([script]);
  });

  it('tells of the price once, and of the list price after the deadline', () => {
    start();
    const told = metaComes();
    view.show();
    expect(told.at(-1)).toEqual(['track', 'PageView', {}, EVENT_ID]);
    view.show(find('#list'));
    view.show(find('.big-price'));
    const seen = told.filter(([, name]) => name === 'ViewContent');
    expect(seen).toEqual([['track', ...LIST, EVENT_ID]]);
  });

  it('uses a pixel that stands there already, and does not fetch it again', () => {
    const calls: unknown[][] = [];
    window.fbq = (...call: unknown[]) => calls.push(call);
    start(`data-meta-pixel="${META}"`);
    expect(scripts()).toEqual([]);
    expect(calls).toEqual([
      ['consent', 'grant'],
      ['set', 'autoConfig', false, META],
      ['init', META],
      ['track', 'PageView', {}],
    ]);
  });

  it('sends nothing while debugging', () => {
    sessionStorage.setItem('debug', 'rastreio');
    start();
    expect([scripts(), window.fbq, window.dataLayer]).toEqual([[], undefined, undefined]);
  });
});

describe('when the consent ends', () => {
  beforeEach(() => localStorage.setItem('consent', IDS));

  it('tells both services so and nothing else any more, in this tab and from another', async () => {
    for (const how of ['consent', 'storage', 'pageshow']) {
      localStorage.setItem('consent', IDS);
      window.fbq = undefined;
      start();
      const told = metaComes();
      told.length = 0;
      const commands = google().length;
      localStorage.setItem('consent', 'no');
      dispatchEvent(new Event(how));
      view.show(find('.big-price'));
      press(find('[data-track]'));
      await passPress();
      expect(told, how).toEqual([['consent', 'revoke']]);
      expect(google().slice(commands), how).toEqual([
        ['consent', 'update', expect.objectContaining({ analytics_storage: 'denied' })],
      ]);
      expect(Reflect.get(window, `ga-disable-${GOOGLE}`)).toBe(true);
      for (const stop of stops.splice(0)) stop();
    }
  });

  it('leaves nothing for a script that is still to come', () => {
    start();
    answer('no');
    expect(metaComes()).toEqual([['consent', 'revoke']]);
    answer(IDS);
    expect(Reflect.get(window, `ga-disable-${GOOGLE}`)).toBe(false);
    expect(scripts()).toHaveLength(2);
  });

  it('begins again with a new yes, without counting the page twice', async () => {
    start();
    const told = metaComes();
    answer('no');
    answer(IDS);
    press(find('[data-track]'));
    await passPress();
    const names = told.filter(([what]) => what === 'track').map(([, name]) => name);
    expect(names).toEqual(['PageView', 'InitiateCheckout']);
    expect(told.filter(([what]) => what === 'init')).toHaveLength(1);
  });
});

/** The browser's cookies, and what is written over them. */
function openCookies(cookies: string) {
  const written: string[] = [];
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookies);
  vi.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => void written.push(cookie));
  return { written, deleted: () => [...new Set(written.map((cookie) => cookie.split('=', 1)[0]))] };
}

it('deletes the cookies of both services and no others, when the consent ends and when it has', () => {
  const { deleted, written } = openCookies(
    '_fbp=1; _fbc=2; _ga=3; _ga_AB12=4; _gid=5; _gcl_au=6; carrinho=1',
  );
  const theirs = ['_fbp', '_fbc', '_ga', '_ga_AB12', '_gid', '_gcl_au'];
  localStorage.setItem('consent', IDS);
  start();
  expect(deleted()).toEqual([]);
  answer('no');
  expect(deleted()).toEqual(theirs);
  written.length = 0;
  start();
  expect(deleted()).toEqual(theirs);
});

it('asks every name above the site’s own to delete a cookie', () => {
  vi.stubGlobal('location', { hostname: 'www.loja.com.br' });
  const { written } = openCookies('a=1; _fbp=2');
  forgetVisitor();
  expect(written).toEqual([
    '_fbp=; max-age=0; path=/',
    '_fbp=; max-age=0; path=/; domain=www.loja.com.br',
    '_fbp=; max-age=0; path=/; domain=loja.com.br',
    '_fbp=; max-age=0; path=/; domain=com.br',
    '_fbp=; max-age=0; path=/; domain=br',
  ]);
});

it('does nothing on a page without the notice', () => {
  document.body.innerHTML = '';
  localStorage.setItem('consent', IDS);
  stops.push(startTracking());
  expect([scripts(), window.fbq]).toEqual([[], undefined]);
});
