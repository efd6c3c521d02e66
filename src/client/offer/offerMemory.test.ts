// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { isOfferRemembered, rememberDialog, rememberRedirect } from './offerMemory.ts';

/** Opens the page by a type of navigation, as another history entry in the same session. */
function openBy(type?: string) {
  history.replaceState(null, '');
  const entries = type ? [{ type }] : [];
  vi.stubGlobal('performance', {
    getEntriesByType: (kind: string) => (kind === 'navigation' ? entries : []),
  });
}

beforeEach(() => sessionStorage.clear());

it.each([
  ['back_forward', true],
  ['reload', true],
  ['navigate', false],
  [undefined, false],
])('remembers a redirect on another history entry, opened by %s: %s', (type, isRemembered) => {
  openBy(type);
  expect(isOfferRemembered()).toBe(false);
  rememberRedirect();
  openBy(type);
  expect(isOfferRemembered()).toBe(isRemembered);
  rememberDialog();
  expect(isOfferRemembered()).toBe(true);
});

it('a redirect keeps the other properties of the history state', () => {
  history.replaceState({ kept: 1 }, '');
  rememberRedirect();
  expect(history.state).toEqual({ kept: 1, offerShown: true });
});
