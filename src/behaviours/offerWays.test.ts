// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { find, openScreen, openView } from './fakeScreen.ts';
import { startOfferTriggers } from './offerTriggers.ts';

type Ways = { scroll?: string; exit?: string; pointer?: string; dialog?: string; message?: string };

let view: ReturnType<typeof openView>;
let stop = () => {};
const sentTo: string[] = [];

/** A visit to a page with those ways to the offer. */
function open({ scroll = 'off', exit = 'off', pointer = 'fine', dialog = '', message = '' }: Ways) {
  openScreen({ width: 1280, pointer });
  document.head.innerHTML = '';
  document.body.innerHTML = `
    <main data-scroll-redirect="${scroll}" data-exit-intent="${exit}" ${message && `data-leave-message="${message}"`}>
      <section id="preco"></section>
    </main>
    <dialog data-viewer></dialog>${dialog}`;
  stop = startOfferTriggers('/oferta');
}

const INVITATION = '<dialog data-invitation></dialog>';
const invitation = () => find<HTMLDialogElement>('[data-invitation]');
const viewer = () => find<HTMLDialogElement>('[data-viewer]');
const seePrice = () => {
  dispatchEvent(new Event('scroll'));
  view.show(find('#preco'));
};
const leave = () =>
  document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientY: 0, relatedTarget: null }));
/** What the browser was asked to do with the offer ahead of the visit. */
const prepared = () =>
  Array.from(document.head.querySelectorAll('script'), ({ text }) => Object.keys(JSON.parse(text))[0]);
const isPrompting = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  view = openView();
  sentTo.length = 0;
  vi.stubGlobal('location', { assign: (path: string) => sentTo.push(path) });
  sessionStorage.clear();
  history.replaceState(null, '');
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('before a redirect by scrolling, the offer', () => {
  it('is fetched when the price is seen and drawn three seconds before its time', () => {
    open({ scroll: 'redirect' });
    expect(prepared()).toEqual([]);
    seePrice();
    expect(prepared()).toEqual(['prefetch']);
    vi.advanceTimersByTime(16_999);
    expect(prepared()).toEqual(['prefetch']);
    vi.advanceTimersByTime(1);
    expect(prepared()).toEqual(['prefetch', 'prerender']);
    vi.advanceTimersByTime(3000);
    expect(sentTo).toEqual(['/oferta']);
    expect(prepared()).toEqual(['prefetch', 'prerender']);
  });

  it('is drawn only when the dialog opens, where a dialog takes its place', () => {
    open({ scroll: 'dialog', dialog: INVITATION });
    seePrice();
    vi.advanceTimersByTime(19_999);
    expect(prepared()).toEqual(['prefetch']);
    expect(invitation().open).toBe(false);
    vi.advanceTimersByTime(1);
    expect(prepared()).toEqual(['prefetch', 'prerender']);
    expect(invitation().open).toBe(true);
  });
});

describe('before a redirect at the exit, the offer', () => {
  it('is drawn once the exit intent listens to a mouse', () => {
    open({ exit: 'redirect' });
    vi.advanceTimersByTime(3999);
    expect(prepared()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(prepared()).toEqual(['prerender']);
    leave();
    vi.advanceTimersByTime(100);
    expect(prepared()).toEqual(['prerender']);
    expect(sentTo).toEqual(['/oferta']);
  });

  it.each<[string, Ways]>([
    ['under a finger, which cannot leave', { exit: 'redirect', pointer: 'coarse' }],
    ['for a dialog', { exit: 'dialog', pointer: 'fine', dialog: INVITATION }],
  ])('is not drawn in vain %s', (_, ways) => {
    open(ways);
    vi.advanceTimersByTime(60_000);
    expect(prepared()).toEqual([]);
  });
});

describe('the dialog', () => {
  beforeEach(() => open({ exit: 'dialog', dialog: INVITATION }));

  const exit = () => {
    vi.advanceTimersByTime(4000);
    leave();
    vi.advanceTimersByTime(100);
  };

  it('opens over the page, and sends no one anywhere', () => {
    exit();
    expect(invitation().open).toBe(true);
    expect(sentTo).toEqual([]);
  });

  it('waits until an enlarged picture is closed, and opens once', () => {
    viewer().showModal();
    exit();
    expect(invitation().open).toBe(false);
    viewer().close();
    expect(invitation().open).toBe(true);
    invitation().close();
    viewer().showModal();
    viewer().close();
    expect(invitation().open).toBe(false);
  });

  it('counts as had only when it opens', () => {
    viewer().showModal();
    exit();
    expect(sessionStorage.length).toBe(0);
    viewer().close();
    expect(sessionStorage.length).toBe(1);
  });
});

describe('the prompt on leaving', () => {
  it.each([
    ['is switched on', 'Fique!', true],
    ['is switched off', '', false],
  ])('asks from 4,000 ms on only when it %s', (_, message, asks) => {
    open({ message });
    expect(isPrompting()).toBe(false);
    vi.advanceTimersByTime(4000);
    expect(isPrompting()).toBe(asks);
  });
});

describe('a page that is shown', () => {
  const show = (persisted: boolean) => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

  it('for the first time goes on counting', () => {
    open({ exit: 'redirect' });
    vi.advanceTimersByTime(3000);
    show(false);
    vi.advanceTimersByTime(1000);
    leave();
    vi.advanceTimersByTime(100);
    expect(sentTo).toEqual(['/oferta']);
  });

  it('again by Back counts from the beginning', () => {
    open({ exit: 'redirect' });
    vi.advanceTimersByTime(3000);
    show(true);
    vi.advanceTimersByTime(3999);
    leave();
    vi.advanceTimersByTime(1000);
    expect(sentTo).toEqual([]);
    leave();
    vi.advanceTimersByTime(100);
    expect(sentTo).toEqual(['/oferta']);
  });
});

it.each([
  ['its ways to the offer', '<section id="preco"></section>'],
  ['the price', '<main data-scroll-redirect="redirect" data-exit-intent="redirect"></main>'],
])('nothing happens on a page without %s', (_, page) => {
  openScreen();
  document.body.innerHTML = page;
  stop = startOfferTriggers('/oferta');
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(4000);
  leave();
  vi.advanceTimersByTime(100);
  expect(sentTo).toEqual([]);
});
