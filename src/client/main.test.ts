// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeVisibility, fakeWindow } from '../../tests/support/fakeScreen.ts';

vi.mock('./tracking/debugPanel.css?inline', () => ({ default: '' }));
vi.mock('./ui/pictureViewer.css?inline', () => ({ default: '' }));

let screen: ReturnType<typeof fakeVisibility>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  screen = fakeVisibility();
  fakeWindow();
  Object.defineProperty(document, 'fonts', { configurable: true, value: { load: async () => [] } });
  vi.resetModules();
});

it.each([
  '',
  '<button popovertarget="menu"></button><section id="preco"></section>',
  '<nav id="menu" popover></nav><main data-scroll-redirect="redirect"></main>',
])('changes nothing and throws no error on a page with missing or incomplete markup: %s', async (page) => {
  document.body.innerHTML = page;
  const before = document.body.innerHTML;
  localStorage.setItem('consent', 'yes');
  await import('./main.ts');
  expect(document.body.innerHTML).toBe(before);
  expect([screen.observed(), vi.getTimerCount(), window.fbq]).toEqual([[], 0, undefined]);
});

it('starts when a prerendered page is activated, and opens the debug panel in debug mode', async () => {
  sessionStorage.setItem('debug', 'rastreio');
  document.body.innerHTML = '<p data-current-year>1</p>';
  Object.defineProperty(document, 'prerendering', { configurable: true, value: true });
  await import('./main.ts');
  expect(document.body.textContent).toBe('1');
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(document.body.textContent).toBe(String(new Date().getFullYear()));
  await vi.waitFor(() => expect(document.querySelector('aside')).not.toBeNull());
});
