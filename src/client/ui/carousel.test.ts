// @vitest-environment happy-dom
// tests/site/carousel.spec.ts tests dragging, styles, and a pointer that is over the carousel before it starts.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { click, fakeVisibility, find, leaveAfterEach } from '../../../tests/support/fakeScreen.ts';
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
let visibility: ReturnType<typeof fakeVisibility>;
let motion: EventTarget & { matches: boolean };

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
  renderSection(GalleryCarousel, {
    kind: 'gallery',
    heading: 'Por dentro',
    layout: 'carousel',
    showBonuses: false,
  });
  // Embla reads the margin.
  for (const slide of document.querySelectorAll<HTMLElement>('.slide')) slide.style.marginRight = '0';
}
function start() {
  layOut();
  startCarousel(region());
  visibility.show(region());
}
const region = () => find('[data-carousel]');
const row = () => find('[data-carousel-row]');
const press = (label: string) => click(find(`button[aria-label="${label}"]`));
const pressKey = (key: string, init: KeyboardEventInit = {}) =>
  row().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }));
const movePointer = (type: string) => row().dispatchEvent(new MouseEvent(type));
const tab = (number: number) => find(`[data-carousel-tabs] li:nth-child(${number}) a`);
const shown = () => Number(find('[data-carousel-position]').textContent?.split(' ')[0]);
const wait = (ms: number) => vi.advanceTimersByTime(ms);
const setHidden = (isHidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
};
const setReducedMotion = (isReduced: boolean) => {
  motion.matches = isReduced;
  motion.dispatchEvent(new Event('change'));
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

leaveAfterEach();
beforeEach(() => {
  sizeReporters = [];
  vi.stubGlobal('ResizeObserver', FakeResizeObserver);
  vi.useFakeTimers();
  visibility = fakeVisibility();
  motion = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', () => motion);
});
afterEach(() => {
  vi.useRealTimers();
});

it('advances every 3,000 ms and loops', () => {
  start();
  wait(DELAY_MS - 1);
  expect(shown()).toBe(1);
  for (const expected of [2, 3, 4, 5, 6, 7, 8, 9, 10, 1]) {
    wait(expected === 2 ? 1 : DELAY_MS);
    expect(shown()).toBe(expected);
  }
});

it.each<[what: string, hold: () => void, release: () => void]>([
  ['a hidden tab', () => setHidden(true), () => setHidden(false)],
  ['another part of the page', () => visibility.show(), () => visibility.show(region())],
  ['the pause button', () => press(labels.pause), () => press(labels.play)],
  ['reduced motion', () => setReducedMotion(true), () => setReducedMotion(false)],
  ['a pointer over the row', () => movePointer('mouseenter'), () => movePointer('mouseleave')],
])('%s suspends autoplay, which continues afterwards', (_, hold, release) => {
  start();
  const announces = () => find('[data-carousel-position]').getAttribute('aria-live');
  hold();
  wait(LONG_MS);
  expect([shown(), announces()]).toEqual([1, 'polite']);
  release();
  wait(DELAY_MS);
  expect([shown(), announces()]).toEqual([2, 'off']);
});

it.each<[what: string, move: () => unknown, expected: number]>([
  ['the next button', () => press(labels.next), 2],
  ['the previous button', () => press(labels.previous), SLIDES],
  ['the right arrow key', () => pressKey('ArrowRight'), 2],
  ['the left arrow key', () => pressKey('ArrowLeft'), SLIDES],
  ['a tab', () => click(tab(4)), 4],
  ['the keyboard’s focus', () => row().focus(), 1],
])('%s shows its slide, and stops autoplay until the play button is pressed', (_, move, expected) => {
  start();
  move();
  wait(LONG_MS);
  expect(shown()).toBe(expected);
  expect(textsOf(document, '[aria-current="true"]')).toEqual([modules[expected - 1]?.title]);
  expect(find('[data-carousel-autoplay]').hasAttribute('data-is-off')).toBe(true);
  press(labels.play);
  expect(find('[data-carousel-autoplay]').hasAttribute('data-is-off')).toBe(false);
  wait(DELAY_MS);
  expect(shown()).toBe((expected % SLIDES) + 1);
});

it('leaves other keys, and arrow keys and clicks on a tab with a modifier key, to the browser', () => {
  start();
  const tabs = find('[data-carousel-tabs]');
  expect([pressKey('Home'), pressKey('ArrowLeft', { altKey: true })]).toEqual([true, true]);
  expect([click(tab(7), { ctrlKey: true }), click(tabs)]).toEqual([true, true]);
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
  layOut();
  for (const slide of document.querySelectorAll('.slide:nth-child(n + 4)')) slide.remove();
  setWidth(3 * SLIDE_PX);
  startCarousel(region());
  visibility.show(region());
  wait(LONG_MS);
  const { style } = find('[data-carousel-controls]');
  expect([shown(), style.visibility]).toEqual([1, 'hidden']);
  resize(SLIDE_PX);
  wait(DELAY_MS);
  expect([shown(), style.visibility]).toEqual([2, '']);
});

it('does not play if the focus is inside when it starts', () => {
  layOut();
  row().focus();
  startCarousel(region());
  visibility.show(region());
  wait(LONG_MS);
  expect(shown()).toBe(1);
});

it('begins at the slide to which the visitor has scrolled', () => {
  layOut();
  row().scrollLeft = 2.2 * SLIDE_PX;
  startCarousel(region());
  expect([shown(), row().scrollLeft]).toEqual([3, 0]);
});

it('starts suspended in a hidden tab', () => {
  setHidden(true);
  start();
  wait(LONG_MS);
  expect(shown()).toBe(1);
});

it('continues to play after a resize', () => {
  start();
  resize(2 * SLIDE_PX);
  wait(DELAY_MS);
  expect(shown()).toBe(2);
});

it('loads the pictures of the next slides before they slide in', () => {
  start();
  const lazy = () =>
    Array.from(document.querySelectorAll('img[loading="lazy"]'), (one) => one.closest('.slide')?.id);
  expect(lazy()).toEqual(['parte--5', 'parte--6', 'parte--7', 'parte--8', 'parte--9']);
  press(labels.next);
  wait(LONG_MS);
  expect(lazy()).toEqual(['parte--6', 'parte--7', 'parte--8', 'parte--9']);
});

it('starts when it becomes visible, and has no working controls before', async () => {
  layOut();
  startCarousels();
  const working = () => document.querySelectorAll('button:not([disabled]), [aria-current]').length;
  visibility.show();
  await vi.dynamicImportSettled();
  expect(working()).toBe(0);
  visibility.show(region());
  await vi.dynamicImportSettled();
  expect(working()).toBe(4);
  expect(region().dataset['carousel']).toBe('running');
});
