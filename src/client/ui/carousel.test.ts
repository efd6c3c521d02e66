// @vitest-environment happy-dom
// tests/site/carousel.spec.ts tests dragging and styles.
import { beforeEach, expect, it, vi } from 'vitest';
import { click, fakeScreen, find, findAll } from '../../../tests/support/fakeScreen.ts';
import { shipped } from '../../../tests/support/pageContext.ts';
import { renderSection, textsOf } from '../../../tests/support/renderSection.tsx';
import { GalleryCarousel } from '../../sections/gallery/GalleryCarousel.tsx';
import { startCarousel } from './carousel.ts';
import { startCarousels } from './carousels.ts';

const DELAY_MS = 3000;
const LONG_MS = 4 * DELAY_MS;
const SLIDE_PX = 300;
const TAB_PX = 100;
const labels = shipped.interface.carousel;
const { modules } = shipped.product;
const SLIDES = modules.length;

let sizeReporters: ((entry: ResizeObserverEntry) => void)[];

/** Lays the slides out in a row that is `rowPx` px wide. */
const setWidth = (rowPx: number) =>
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(function (this: HTMLElement) {
    return this.matches('.slide') ? SLIDE_PX : this.matches('a') ? TAB_PX : rowPx;
  });

/** Renders a carousel in which one slide is visible at a time. */
function layOut() {
  setWidth(SLIDE_PX);
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    const item = this.closest('li') ?? this;
    return Array.from(item.parentElement?.children ?? []).indexOf(item) * SLIDE_PX;
  });
  renderSection(GalleryCarousel, { kind: 'gallery', heading: '', layout: 'carousel', showBonuses: false });
  // Embla reads the margin.
  for (const slide of findAll('.slide')) slide.style.marginRight = '0';
}
function start(prepare = () => {}) {
  layOut();
  prepare();
  startCarousel(region());
  screen.show(region());
}
const region = () => find('[data-carousel]');
const row = () => find('[data-carousel-row]');
const press = (label: string) => click(find(`button[aria-label="${label}"]`));
const pressKey = (key: string, init: KeyboardEventInit = {}) =>
  row().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }));
const tab = (number: number) => find(`[data-carousel-tabs] li:nth-child(${number}) a`);
const shown = () => Number(find('[data-carousel-position]').textContent?.split(' ')[0]);
const wait = (ms: number) => vi.advanceTimersByTime(ms);
const setHidden = (isHidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
};

function resize(rowPx: number) {
  setWidth(rowPx);
  const entry = { target: find('[data-slides]') } as unknown as ResizeObserverEntry;
  for (const report of [...sizeReporters]) report(entry);
}

class FakeResizeObserver extends ResizeObserver {
  constructor(onResize: ResizeObserverCallback) {
    super(onResize);
    sizeReporters.push((entry) => onResize([entry], this));
  }
}

const screen = fakeScreen();
beforeEach(() => {
  sizeReporters = [];
  vi.stubGlobal('ResizeObserver', FakeResizeObserver);
  vi.useFakeTimers();
});

it('advances every 3,000 ms and loops', () => {
  start();
  wait(DELAY_MS - 1);
  expect(shown()).toBe(1);
  wait(1);
  expect(shown()).toBe(2);
  wait((SLIDES - 1) * DELAY_MS);
  expect(shown()).toBe(1);
});

const ACTIONS = {
  offScreen: () => screen.show(),
  pageHidden: () => setHidden(true),
  pageVisible: () => setHidden(false),
  lessMotion: () => screen.set({ motion: 'reduce' }),
  motion: () => screen.set({ motion: 'full' }),
  hover: () => row().dispatchEvent(new MouseEvent('mouseenter')),
  leave: () => row().dispatchEvent(new MouseEvent('mouseleave')),
  next: () => press(labels.next),
  pause: () => press(labels.pause),
  play: () => press(labels.play),
} as const;

it.each<[(keyof typeof ACTIONS)[], plays: boolean, isOn: boolean]>([
  [['offScreen'], false, true],
  [['pageHidden'], false, true],
  [['pageHidden', 'pageVisible'], true, true],
  [['hover'], false, true],
  [['hover', 'leave'], true, true],
  [['hover', 'next', 'leave'], true, true],
  [['next', 'play'], true, true],
  [['pause', 'hover', 'leave'], false, false],
  [['pause', 'next', 'play'], true, true],
  [['lessMotion'], false, false],
  [['lessMotion', 'play'], true, true],
  [['lessMotion', 'motion'], true, true],
  [['pause', 'lessMotion', 'motion'], false, false],
])('after %j it plays: %s; its button offers to pause: %s', (actions, plays, isOn) => {
  start();
  for (const action of actions) ACTIONS[action]();
  const before = shown();
  wait(LONG_MS);
  expect(shown()).toBe(plays ? before + LONG_MS / DELAY_MS : before);
  expect(find('[data-carousel-position]').getAttribute('aria-live')).toBe(plays ? 'off' : 'polite');
  const button = find('[data-carousel-autoplay]');
  expect(button.getAttribute('aria-label')).toBe(isOn ? labels.pause : labels.play);
  expect(button.hasAttribute('data-is-off')).toBe(!isOn);
});

it.each<[what: string, move: () => unknown, expected: number]>([
  ['the next button', () => press(labels.next), 2],
  ['the previous button', () => press(labels.previous), SLIDES],
  ['the right arrow key', () => pressKey('ArrowRight'), 2],
  ['a tab', () => click(tab(4)), 4],
  ['the keyboard’s focus', () => row().focus(), 1],
  ['the keyboard’s focus on a link in a slide', () => find('.slide:nth-child(3) a').focus(), 3],
])('%s shows its slide, and stops autoplay', (_, move, expected) => {
  start();
  move();
  wait(LONG_MS);
  expect(shown()).toBe(expected);
  expect(textsOf(document, '[aria-current="true"]')).toEqual([modules[expected - 1]?.title]);
});

it.each([
  ['in a hidden tab', () => setHidden(true)],
  ['with reduced motion', () => screen.set({ motion: 'reduce' })],
  ['with the focus inside', () => row().focus()],
  // happy-dom has no pointer, so nothing matches `:hover`.
  ['under the pointer', () => vi.spyOn(row(), 'matches').mockReturnValue(true)],
])('does not play if it starts %s', (_, prepare) => {
  start(prepare);
  wait(LONG_MS);
  expect(shown()).toBe(1);
});

it('leaves other keys, and arrow keys and clicks on a tab with a modifier key, to the browser', () => {
  start();
  const tabs = find('[data-carousel-tabs]');
  expect([pressKey('Home'), pressKey('ArrowLeft', { altKey: true })]).toEqual([true, true]);
  expect([click(tab(7), { shiftKey: true }), click(tabs)]).toEqual([true, true]);
  wait(LONG_MS);
  expect(shown()).toBe(5);
  expect([click(tab(1)), pressKey('ArrowRight')]).toEqual([false, false]);
  wait(LONG_MS);
  expect(shown()).toBe(2);
});

it('centres the tab of the selected slide', () => {
  start();
  const scrollTo = vi.spyOn(find('[data-carousel-tabs]'), 'scrollTo');
  press(labels.next);
  expect(scrollTo).toHaveBeenLastCalledWith({ left: (SLIDE_PX + TAB_PX) / 2, behavior: 'smooth' });
});

it('does not move while all slides are visible, and plays when they no longer are', () => {
  start(() => {
    for (const slide of findAll('.slide:nth-child(n + 4)')) slide.remove();
    setWidth(3 * SLIDE_PX);
  });
  wait(LONG_MS);
  const { style } = find('[data-carousel-controls]');
  expect([shown(), style.visibility]).toEqual([1, 'hidden']);
  resize(SLIDE_PX);
  wait(DELAY_MS);
  expect([shown(), style.visibility]).toEqual([2, '']);
});

it('begins at the slide to which the visitor has scrolled, and does not play until it is visible', () => {
  layOut();
  setWidth(2 * SLIDE_PX);
  row().scrollLeft = 2.2 * SLIDE_PX;
  startCarousel(region());
  wait(LONG_MS);
  expect([shown(), row().scrollLeft]).toEqual([3, 0]);
});

it('loads the pictures of the next slides before they slide in', () => {
  start();
  const lazy = () => findAll('img[loading="lazy"]').map((one) => one.closest('.slide')?.id);
  expect(lazy()).toEqual(['parte--5', 'parte--6', 'parte--7', 'parte--8', 'parte--9']);
  press(labels.next);
  wait(LONG_MS);
  expect(lazy()).toEqual(['parte--6', 'parte--7', 'parte--8', 'parte--9']);
});

it('starts when it becomes visible, and has no working controls before', async () => {
  layOut();
  startCarousels();
  const working = () => findAll('button:not([disabled]), [aria-current]').length;
  screen.show();
  await vi.dynamicImportSettled();
  expect(working()).toBe(0);
  screen.show(region());
  await vi.dynamicImportSettled();
  expect(working()).toBe(4);
  expect(region().dataset['carousel']).toBe('running');
});
