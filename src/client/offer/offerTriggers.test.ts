// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  click,
  denyStorage,
  fakeScreen,
  find,
  findAll,
  pageShow,
} from '../../../tests/support/fakeScreen.ts';
import { startOfferTriggers } from './offerTriggers.ts';

type Settings = { scroll?: string; exit?: string; message?: string; hasPrice?: boolean; marks?: object[] };

const screen = fakeScreen();
let redirects: string[];

/** Opens a page with these settings, as shown at this moment. */
function open({ scroll = 'off', exit = 'off', message = '', hasPrice = true, marks = [] }: Settings) {
  screen.leave();
  screen.show();
  const navigation = { type: 'navigate', activationStart: performance.now() };
  Object.assign(performance, {
    getEntriesByType: () => [navigation],
    getEntriesByName: (name: string) => (name === 'buy-link' ? marks : []),
  });
  document.head.innerHTML = '';
  document.body.innerHTML = `
    <main data-leave-to="/oferta" data-scroll-redirect="${scroll}" data-exit-intent="${exit}" ${message && `data-leave-message="${message}"`}>
      ${hasPrice ? '<section data-price-section></section><section id="other" data-price-section></section>' : ''}
      <a id="buy">Comprar agora</a><a id="link" href="/privacidade"><b>Privacidade</b></a><a id="anchor" href="#preco">Preço</a>
    </main>
    <dialog data-viewer></dialog><dialog data-invitation><a href="/oferta">Ver</a></dialog>`;
  startOfferTriggers();
}

const invitation = () => find<HTMLDialogElement>('[data-invitation]');
const viewer = () => find<HTMLDialogElement>('[data-viewer]');
const wait = (ms: number) => vi.advanceTimersByTime(ms);
const scroll = () => dispatchEvent(new Event('scroll'));
const seePrice = () => {
  scroll();
  screen.show(find('[data-price-section]'));
};
/** Dispatches the event of a pointer that leaves an element. As in a browser, the event does not bubble. */
const leaveAt = (clientY: number, relatedTarget: EventTarget | null = null) =>
  document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientY, relatedTarget }));
const leaveAtTop = () => leaveAt(0);
const exit = () => {
  wait(4000);
  leaveAtTop();
  wait(100);
};
/** Tries to leave the page; returns the text of the prompt. */
function promptText(): string | undefined {
  const event = Object.defineProperty(new Event('beforeunload', { cancelable: true }), 'returnValue', {
    writable: true,
  });
  return dispatchEvent(event) ? undefined : String(Reflect.get(event, 'returnValue'));
}
const isPrompting = () => promptText() !== undefined;
/** How the page's speculation rules prepare the offer page, in order. */
const prepared = () =>
  findAll('script[type=speculationrules]').map(({ textContent }) => {
    const [[how, rules] = []] = Object.entries(JSON.parse(textContent ?? ''));
    expect(rules).toEqual([{ source: 'list', urls: ['/oferta'] }]);
    return how;
  });

const setOnline = (isOnline: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
};

const turn = (phase: string) => {
  document.documentElement.dataset['phase'] = phase;
  dispatchEvent(new Event('pricephase'));
};

beforeEach(() => {
  delete document.documentElement.dataset['phase'];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  screen.set({ width: 1280, pointer: 'fine' });
  redirects = [];
  vi.stubGlobal('location', { search: '?src=bio&nome=Ana', assign: (to: string) => redirects.push(to) });
  history.replaceState(null, '');
});

/** Advances each way to the offer to the millisecond before it is due. */
const ALMOST = {
  scroll: () => {
    seePrice();
    wait(19_999);
  },
  exit: () => {
    wait(4000);
    leaveAtTop();
    wait(99);
  },
};

it.each([
  ['scroll', 'redirect', 'fine', ['prefetch', 'prerender']],
  ['scroll', 'dialog', 'fine', ['prefetch']],
  ['exit', 'redirect', 'fine', ['prerender']],
  ['exit', 'redirect', 'coarse', []],
  ['exit', 'dialog', 'fine', []],
] as const)('%s leads to the offer by %s; %s pointer: prepared by %j', (way, by, pointer, before) => {
  screen.set({ pointer });
  open({ [way]: by });
  expect(prepared()).toEqual([]);
  ALMOST[way]();
  expect([prepared(), redirects, invitation().open]).toEqual([before, [], false]);
  wait(1);
  expect([redirects, invitation().open]).toEqual(by === 'redirect' ? [['/oferta'], false] : [[], true]);
  expect(prepared()).toEqual(by === 'redirect' ? before : [...before, 'prerender']);
});

it.each([
  ['opened', 4000],
  ['restored by Back', 4000],
  ['opened, with a later pageshow event', 1000],
])('redirects once for an exit at the top, from 4,000 ms after the page was %s', (how, restMs) => {
  open({ exit: 'redirect' });
  if (how !== 'opened') {
    wait(3000);
    pageShow(how === 'restored by Back');
  }
  wait(restMs - 1);
  leaveAtTop();
  wait(1);
  leaveAt(20.5);
  leaveAt(0, document.body);
  wait(1000);
  leaveAt(20);
  wait(50);
  // A second exit does not delay the first.
  leaveAt(-40);
  wait(49);
  expect(redirects).toEqual([]);
  wait(1);
  expect(redirects).toEqual(['/oferta']);
});

it('counts 20,000 ms once, from when a pixel of a price is visible after a scroll', () => {
  open({ scroll: 'redirect' });
  screen.show(find('#other'));
  wait(60_000);
  scroll();
  screen.show();
  expect([prepared(), screen.margins()]).toEqual([[], ['-1px 0px']]);
  screen.show(find('#other'));
  expect([prepared(), screen.observed()]).toEqual([['prefetch'], []]);
  wait(15_000);
  seePrice();
  wait(1999);
  expect(prepared()).toEqual(['prefetch']);
  wait(1);
  expect(prepared()).toEqual(['prefetch', 'prerender']);
  wait(60_000);
  expect([redirects, prepared()]).toEqual([['/oferta'], ['prefetch', 'prerender']]);
});

it('counts without another scroll on a page that is already scrolled', () => {
  vi.stubGlobal('scrollY', 1);
  open({ scroll: 'redirect' });
  screen.show(find('#other'));
  expect(prepared()).toEqual(['prefetch']);
});

it.each([
  [768, 'a buy link followed before the start', [], [{}], '#link'],
  [767, 'a buy link followed before the start', ['/oferta'], [{}], '#link'],
  [768, 'a click on the buy link', [], [], '#buy'],
  [767, 'a click on the buy link', ['/oferta'], [], '#buy'],
  [768, 'a click on another link', ['/oferta'], [], '#link'],
])('at %i px, after %s scrolling leads to %j', (width, _, expected, marks, clicked) => {
  screen.set({ width });
  open({ scroll: 'redirect', marks });
  seePrice();
  wait(19_999);
  click(find(clicked));
  wait(20_000);
  expect(redirects).toEqual(expected);
});

it('watches scrolling only on a page with a price', () => {
  const isWatching = () => vi.mocked(window.addEventListener).mock.calls.some(([type]) => type === 'scroll');
  open({ scroll: 'redirect', hasPrice: false });
  expect(isWatching()).toBe(false);
  open({ scroll: 'redirect' });
  expect(isWatching()).toBe(true);
});

it('prepares nothing for a visitor who saves data, and redirects once if two ways are due at the same time', () => {
  vi.stubGlobal('navigator', { onLine: true, connection: { saveData: true } });
  open({ scroll: 'redirect', exit: 'redirect' });
  seePrice();
  wait(19_900);
  leaveAtTop();
  wait(60_000);
  expect(prepared()).toEqual([]);
  expect(redirects).toEqual(['/oferta']);
});

it('after a buy-like click redirects at an exit, but never by scrolling, even when Back restores the page', () => {
  open({ scroll: 'redirect', exit: 'redirect' });
  click(find('#buy'));
  pageShow(true);
  seePrice();
  wait(60_000);
  expect(redirects).toEqual([]);
  exit();
  expect(redirects).toEqual(['/oferta']);
});

it.each([
  [false, '/oferta'],
  // The campaign parameters are in the address.
  [true, '/oferta?src=bio'],
])('with storage denied (%s) redirects once, and without a prompt, to %s', (isDenied, address) => {
  if (isDenied) denyStorage('sessionStorage');
  open({ exit: 'redirect', message: 'Fique!' });
  wait(4000);
  expect(isPrompting()).toBe(true);
  leaveAtTop();
  wait(100);
  expect(isPrompting()).toBe(false);
  pageShow(true);
  exit();
  expect(isPrompting()).toBe(false);
  open({ exit: 'redirect' });
  exit();
  expect(redirects).toEqual([address]);
  history.replaceState(null, '');
  open({ exit: 'dialog' });
  exit();
  expect(find('[data-invitation] a').getAttribute('href')).toBe(address);
});

it('redirects once when the network is back, if a redirect was due while offline', () => {
  setOnline(false);
  open({ scroll: 'redirect', exit: 'redirect', message: 'Fique!' });
  seePrice();
  exit();
  wait(60_000);
  expect([redirects, isPrompting()]).toEqual([[], true]);
  setOnline(true);
  expect(redirects).toEqual(['/oferta']);
});

it.each([
  ['a buy-like click', () => click(find('#buy'))],
  ['a return by Back', () => pageShow(true)],
])('does not redirect when the network is back if %s came before it', (_, cancel) => {
  setOnline(false);
  open({ scroll: 'redirect' });
  seePrice();
  wait(20_000);
  cancel();
  setOnline(true);
  expect(redirects).toEqual([]);
});

it('opens the dialog once a session, without touching the history', () => {
  for (const isFirst of [true, false]) {
    open({ exit: 'dialog', scroll: 'dialog' });
    seePrice();
    exit();
    expect(invitation().open).toBe(isFirst);
    invitation().close();
    wait(60_000);
    expect(invitation().open).toBe(false);
  }
  expect(history.state).toBeNull();
});

it.each([
  ['', true, 1],
  ['promotion announced', false, 0],
])('opens the dialog when an enlarged picture is closed, in the phase "%s": %s', (phase, opens, stored) => {
  open({ exit: 'dialog' });
  viewer().showModal();
  exit();
  expect([invitation().open, sessionStorage.length]).toEqual([false, 0]);
  if (phase) turn(phase);
  viewer().close();
  expect([invitation().open, sessionStorage.length]).toEqual([opens, stored]);
  invitation().close();
  viewer().showModal();
  viewer().close();
  expect(invitation().open).toBe(false);
});

describe('during a promotion', () => {
  const all = { scroll: 'redirect', exit: 'redirect', message: 'Fique!' };

  it('does not lead to the offer, prefetch it or prompt until the promotion ends', () => {
    turn('promotion announced');
    open(all);
    seePrice();
    exit();
    wait(60_000);
    pageShow(true);
    expect([prepared(), redirects, isPrompting()]).toEqual([[], [], false]);
    turn('usual');
    wait(4000);
    expect([redirects, isPrompting()]).toEqual([[], true]);
    exit();
    expect(redirects).toEqual(['/oferta']);
  });

  it('stops counting and closes an invitation when the promotion starts, but not in another phase', () => {
    open(all);
    seePrice();
    wait(19_000);
    turn('promotion announced');
    wait(60_000);
    expect([redirects, isPrompting()]).toEqual([[], false]);
    turn('usual');
    open({ exit: 'dialog' });
    exit();
    turn('list');
    expect(invitation().open).toBe(true);
    turn('promotion announced');
    expect(invitation().open).toBe(false);
  });
});

it('only prompts, with the leave message and from 4,000 ms on, if the message is the only setting', () => {
  wait(500);
  open({ message: 'Fique!' });
  wait(3999);
  expect(promptText()).toBeUndefined();
  wait(1);
  expect(promptText()).toBe('Fique!');
  seePrice();
  exit();
  wait(60_000);
  expect([redirects, invitation().open]).toEqual([[], false]);
});

it.each([
  ['#link b', 1000, false],
  ['#link b', 1001, true],
  ['#anchor', 0, true],
])('after a click on %s, %i ms later, the browser prompts: %s', (selector, waitMs, prompts) => {
  open({ message: 'Fique!' });
  wait(4000);
  click(find(selector));
  wait(waitMs);
  expect(isPrompting()).toBe(prompts);
});
