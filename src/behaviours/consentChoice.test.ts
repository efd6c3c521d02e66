// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isConsentGiven, onConsentChange, readAnswer } from './consentChoice.ts';

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = '<section data-consent="123 G-1"></section>';
});
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['123 G-1', true],
  ['123', false],
  ['no', false],
  ['', false],
])('takes the answer "%s" for consent: %s', (answer, isGiven) => {
  localStorage.setItem('consent', answer);
  expect(isConsentGiven()).toBe(isGiven);
});

it('has no consent before an answer, on a page that asks nothing, or where the storage is denied', () => {
  expect([readAnswer(), isConsentGiven()]).toEqual([null, false]);
  localStorage.setItem('consent', '123 G-1');
  vi.stubGlobal('localStorage', undefined);
  expect([readAnswer(), isConsentGiven()]).toEqual([undefined, false]);
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
  expect(isConsentGiven()).toBe(false);
});

it('tells of an answer here, in another tab, and given while the page waited for Back', () => {
  const life = new AbortController();
  const tell = vi.fn();
  onConsentChange(tell, life.signal);
  for (const event of ['consent', 'storage', 'pageshow']) dispatchEvent(new Event(event));
  expect(tell).toHaveBeenCalledTimes(3);
  life.abort();
  dispatchEvent(new Event('consent'));
  expect(tell).toHaveBeenCalledTimes(3);
});
