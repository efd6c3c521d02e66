// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { click, denyStorage, fakeScreen, find, findAll } from '../../../tests/support/fakeScreen.ts';
import script from './letter.js?raw';

const root = document.documentElement;
const isWaiting = () => root.classList.contains('letter');
const shown = () => findAll('[data-appeared]').map(({ id }) => id);

/** Opens a video sales letter: a page with a video and two sections, which appear after 10 and 90 seconds. */
function open({ search = '', video = '<a href="https://youtu.be/x">Assistir</a>' } = {}) {
  vi.stubGlobal('location', { pathname: '/carta', search });
  root.dataset['letter'] = JSON.stringify({ preco: 10, perguntas: 90 });
  new Function(script)();
  document.body.innerHTML = `<div data-video>${video}</div><section id="preco"></section><section id="perguntas"></section>`;
  document.dispatchEvent(new Event('DOMContentLoaded'));
}
const press = () => click(find('a'));

fakeScreen();
beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  vi.stubGlobal('scrollBy', vi.fn());
  root.className = '';
});

it.each([
  ['allowed', () => {}],
  ['denied', () => denyStorage('localStorage')],
])('with storage %s, shows each section at its time after the click on the video', (_, setStorage) => {
  setStorage();
  open();
  vi.advanceTimersByTime(100_000);
  expect([isWaiting(), shown()]).toEqual([true, []]);
  press();
  vi.advanceTimersByTime(9000);
  expect(shown()).toEqual([]);
  vi.advanceTimersByTime(1000);
  expect([isWaiting(), shown()]).toEqual([true, ['preco']]);
  vi.advanceTimersByTime(80_000);
  expect([isWaiting(), shown()]).toEqual([false, ['preco', 'perguntas']]);
  expect(vi.getTimerCount()).toBe(0);
});

it('follows the time of a video file, not the clock, and stores the greatest time reached', () => {
  open();
  press();
  find('[data-video]').replaceChildren(document.createElement('video'));
  vi.advanceTimersByTime(100_000);
  expect(shown()).toEqual([]);
  const seek = (seconds: number) => {
    Object.assign(find('video'), { currentTime: seconds });
    vi.advanceTimersByTime(1000);
  };
  seek(12);
  expect(shown()).toEqual(['preco']);
  seek(3);
  expect(localStorage.getItem('letter:/carta')).toBe('12');
});

it('shows a returning visitor at once the sections that have appeared before, and the others at their time', () => {
  localStorage.setItem('letter:/carta', '30');
  open();
  expect([isWaiting(), shown()]).toEqual([true, ['preco']]);
  press();
  vi.advanceTimersByTime(90_000);
  expect(shown()).toEqual(['preco', 'perguntas']);
  document.body.innerHTML = '';
  open();
  expect(isWaiting()).toBe(false);
});

it.each([
  ['the address has the parameter tudo', { search: '?tudo=1' }],
  ['the page has no video to start', { video: '<img alt="">' }],
])('hides nothing when %s', (_, page) => {
  open(page);
  expect(isWaiting()).toBe(false);
});

it('shows everything when the player fails', () => {
  open();
  press();
  find('a').dispatchEvent(new Event('error'));
  expect(isWaiting()).toBe(false);
});

it('keeps the visible part in its place when a section appears above it', () => {
  open();
  const tops = [100, 100, 150];
  document.body.insertAdjacentHTML('beforeend', '<footer>');
  find('footer').getBoundingClientRect = () => ({ top: tops.shift() ?? 0, bottom: 500 }) as DOMRect;
  press();
  vi.advanceTimersByTime(10_000);
  expect(scrollBy).toHaveBeenCalledWith({ top: 50, behavior: 'instant' });
});
