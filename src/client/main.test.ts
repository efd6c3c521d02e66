// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeScreen } from '../../tests/support/fakeScreen.ts';

const screen = fakeScreen();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.resetModules();
});

it.each([
  '<button popovertarget="menu"></button><section id="preco"></section>',
  '<nav id="menu" popover></nav><main data-scroll-redirect="redirect"></main>',
  // happy-dom has no popovers.
  '<button popovertarget="menu"></button><nav id="menu" popover></nav>',
])('changes nothing and throws no error on a page with missing or incomplete markup: %s', async (page) => {
  document.body.innerHTML = page;
  const before = document.body.innerHTML;
  localStorage.setItem('consent', 'yes');
  await import('./main.ts');
  expect(document.body.innerHTML).toBe(before);
  expect([screen.observed(), vi.getTimerCount(), window.fbq]).toEqual([[], 0, undefined]);
});

it('updates an earlier year and opens the debug panel only when a prerendered page is activated', async () => {
  sessionStorage.setItem('debug', 'rastreio');
  document.body.innerHTML = '<p data-current-year>1</p><p data-current-year>9999</p>';
  Object.defineProperty(document, 'prerendering', { configurable: true, value: true });
  await import('./main.ts');
  expect(document.body.textContent).toBe('19999');
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(document.body.textContent).toBe(`${new Date().getFullYear()}9999`);
  await vi.waitFor(() => expect(document.querySelector('aside')).not.toBeNull());
});
