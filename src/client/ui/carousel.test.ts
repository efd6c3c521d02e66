// @vitest-environment happy-dom
// Dragging, styles and a pointer before the start are tested in a browser (tests/site/carousel.spec.ts).
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
const labels = shipped.interface.carousel;
const { modules } = shipped.product;
const SLIDES = modules.length;

let visibility: ReturnType<typeof fakeVisibility>;
let motion: EventTarget & { matches: boolean };

const setWidth = (px: number) => vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(px);

/** Renders a carousel in which one slide is visible at a time. */
function layOut() {
  setWidth(SLIDE_PX);
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return Array.from(this.parentElement?.children ?? []).indexOf(this) * SLIDE_PX;
  });
  renderSection(GalleryCarousel, {
    kind: 'gallery',
    heading: 'Por dentro',
    layout: 'carousel',
    showBonuses: false,
  });
  // Embla reads it.
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
const pressKey = (key: string) => row().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
const movePointer = (type: string) => row().dispatchEvent(new MouseEvent(type));
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

leaveAfterEach();
beforeEach(() => {
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
])('%s suspends it, and it continues afterwards', (_, hold, release) => {
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
  ['another key', () => pressKey('Home'), 5],
  ['a tab', () => click(find('[data-carousel-tabs] li:nth-child(4) a')), 4],
])('%s moves it, and stops it until the play button is pressed', (what, move, expected) => {
  start();
  move();
  wait(LONG_MS);
  expect(shown()).toBe(expected);
  expect(textsOf(document, '[aria-current]')).toEqual([modules[expected - 1]?.title]);
  if (what === 'another key') return;
  press(labels.play);
  wait(DELAY_MS);
  expect(shown()).toBe((expected % SLIDES) + 1);
});

it('plays on after a resize', () => {
  const reports: ((entry: ResizeObserverEntry) => void)[] = [];
  class FakeResizeObserver extends ResizeObserver {
    constructor(onResize: ResizeObserverCallback) {
      super(onResize);
      reports.push((entry) => onResize([entry], this));
    }
  }
  vi.stubGlobal('ResizeObserver', FakeResizeObserver);
  start();
  setWidth(SLIDE_PX / 2);
  const entry = { target: find('[data-slides]') } as unknown as ResizeObserverEntry;
  for (const report of [...reports]) report(entry);
  wait(DELAY_MS);
  expect(shown()).toBe(2);
});

it('loads the pictures that slide in next', () => {
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
});
