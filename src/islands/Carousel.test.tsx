// @vitest-environment happy-dom
// Dragging, styles and a pointer before hydration are tested in a browser (tests/site/carousel.spec.ts).
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeVisibility } from '../../tests/support/fakeScreen.ts';
import { loadContent } from '../content-model/loadContent.ts';
import { Carousel } from './Carousel.island.tsx';

const DELAY_MS = 3000;
const LONG_MS = 4 * DELAY_MS;
const SLIDE_PX = 300;
const { carousel: labels } = loadContent().interface;
const ALL = ['Bíblia', 'Metas', 'Hábitos', 'Finanças', 'Estudos', 'Leitura', 'Família'];

let visibility: ReturnType<typeof fakeVisibility>;
let motion: EventTarget & { matches: boolean };

const carousel = (
  <Carousel
    labels={labels}
    total={ALL.length}
    tabs={ALL.map((title) => (
      <a key={title} href={`#${title}`}>
        {title}
      </a>
    ))}
  >
    <div data-slides>
      {ALL.map((title) => (
        <div key={title} style={{ marginRight: 0 }}>
          <img alt={title} loading="lazy" />
        </div>
      ))}
    </div>
  </Carousel>
);

/** Renders a carousel in which one slide is visible at a time. */
function open() {
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(SLIDE_PX);
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return Array.from(this.parentElement?.children ?? []).indexOf(this) * SLIDE_PX;
  });
  render(carousel);
  act(() => visibility.show(region()));
}
const region = () => screen.getByRole('region');
const row = () => screen.getByRole('group', { name: labels.slides });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const shown = () => Number(document.querySelector('p')?.textContent?.split(' ')[0]);
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const setHidden = (isHidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};
const setReducedMotion = (isReduced: boolean) => {
  motion.matches = isReduced;
  act(() => void motion.dispatchEvent(new Event('change')));
};

beforeEach(() => {
  vi.useFakeTimers();
  visibility = fakeVisibility();
  motion = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', () => motion);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('advances every 3,000 ms and loops', () => {
  open();
  wait(DELAY_MS - 1);
  expect(shown()).toBe(1);
  for (const expected of [2, 3, 4, 5, 6, 7, 1]) {
    wait(expected === 2 ? 1 : DELAY_MS);
    expect(shown()).toBe(expected);
  }
});

it.each<[what: string, hold: () => void, release: () => void]>([
  ['a hidden tab', () => setHidden(true), () => setHidden(false)],
  [
    'another part of the page',
    () => act(() => visibility.show()),
    () => act(() => visibility.show(region())),
  ],
  ['the pause button', () => press(labels.pause), () => press(labels.play)],
  ['reduced motion', () => setReducedMotion(true), () => setReducedMotion(false)],
  ['a pointer over the row', () => fireEvent.mouseEnter(row()), () => fireEvent.mouseLeave(row())],
])('%s suspends it, and it continues afterwards', (_, hold, release) => {
  open();
  const announces = () => document.querySelector('p')?.getAttribute('aria-live');
  hold();
  wait(LONG_MS);
  expect([shown(), announces()]).toEqual([1, 'polite']);
  release();
  wait(DELAY_MS);
  expect([shown(), announces()]).toEqual([2, 'off']);
});

it.each<[what: string, act: () => unknown, expected: number]>([
  ['the next button', () => press(labels.next), 2],
  ['the previous button', () => press(labels.previous), 7],
  ['the right arrow key', () => fireEvent.keyDown(row(), { key: 'ArrowRight' }), 2],
  ['the left arrow key', () => fireEvent.keyDown(row(), { key: 'ArrowLeft' }), 7],
  ['another key', () => fireEvent.keyDown(row(), { key: 'Home' }), 5],
  ['a tab', () => fireEvent.click(screen.getByText('Finanças')), 4],
])('%s moves it, and stops it until the play button is pressed', (what, move, expected) => {
  open();
  move();
  wait(LONG_MS);
  expect(shown()).toBe(expected);
  if (what === 'another key') return;
  press(labels.play);
  wait(DELAY_MS);
  expect(shown()).toBe((expected % ALL.length) + 1);
});

it('loads the pictures that slide in next', () => {
  open();
  const lazy = () =>
    screen
      .getAllByRole('img')
      .flatMap((one) => (one.getAttribute('loading') === 'lazy' ? one.getAttribute('alt') : []));
  expect(lazy()).toEqual(['Estudos', 'Leitura']);
  press(labels.next);
  wait(LONG_MS);
  expect(lazy()).toEqual(['Leitura']);
});

it('has no working controls before it hydrates', () => {
  document.body.innerHTML = renderToStaticMarkup(carousel);
  for (const control of screen.getAllByRole('button')) expect(control.hasAttribute('disabled')).toBe(true);
  expect(document.querySelector('[aria-current]')).toBeNull();
  document.body.innerHTML = '';
});
