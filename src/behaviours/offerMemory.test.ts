// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isOfferRemembered, rememberDialog, rememberRedirect } from './offerMemory.ts';

/** Says how the visitor has come to the page. */
const arriveBy = (type: string) =>
  vi.spyOn(performance, 'getEntriesByType').mockImplementation((kind: string) => {
    return kind === 'navigation' ? [{ type } as PerformanceNavigationTiming] : [];
  });
/** Another entry of the history in the same visit: without the mark of this one. */
const goToAnotherEntry = () => history.replaceState(null, '');
beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '');
  arriveBy('navigate');
});
afterEach(() => {
  vi.restoreAllMocks();
});

it('remembers nothing at the first visit', () => {
  expect(isOfferRemembered()).toBe(false);
});

describe('after a redirect', () => {
  beforeEach(rememberRedirect);

  it('remembers it on the entry of the history from which the visitor was sent', () => {
    expect(isOfferRemembered()).toBe(true);
  });

  it.each([
    ['back_forward', true],
    ['reload', true],
    ['navigate', false],
  ])('at another entry that is come to by %s, remembers: %s', (type, isRemembered) => {
    goToAnotherEntry();
    arriveBy(type);
    expect(isOfferRemembered()).toBe(isRemembered);
  });

  it('counts a visit whose way is unknown as a new one', () => {
    goToAnotherEntry();
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([]);
    expect(isOfferRemembered()).toBe(false);
  });
});

it('keeps what else the entry of the history holds', () => {
  history.replaceState({ kept: 1 }, '');
  rememberRedirect();
  expect(history.state).toEqual({ kept: 1, offerShown: true });
});

it('does not take what others store, come to by Back, for the offer', () => {
  sessionStorage.setItem('theme', 'dark');
  arriveBy('back_forward');
  expect(isOfferRemembered()).toBe(false);
});

it('remembers the dialog at every visit of the session, without touching the history', () => {
  rememberDialog();
  expect(history.state).toBeNull();
  expect(isOfferRemembered()).toBe(true);
});

it('remembers by the entry of the history alone where the visitor has denied storage', () => {
  vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(isOfferRemembered()).toBe(false);
  rememberDialog();
  expect(isOfferRemembered()).toBe(false);
  rememberRedirect();
  expect(isOfferRemembered()).toBe(true);
});
