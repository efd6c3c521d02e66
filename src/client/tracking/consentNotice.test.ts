// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { click, denyStorage, fakeScreen, find } from '../../../tests/support/fakeScreen.ts';
import { isConsentGiven, onConsentChange, readConsent } from './consent.ts';
import { startConsentNotice } from './consentNotice.ts';

const notice = () => find('[data-consent]');
const change = () => find('[data-consent-change]');
const answer = (given: string) => click(find(`[data-consent-answer="${given}"]`));

fakeScreen();

function open(stored?: string) {
  if (stored !== undefined) localStorage.setItem('consent', stored);
  startConsentNotice();
}

beforeEach(() => {
  document.body.innerHTML = `
    <section data-consent="123 G-1" tabindex="-1" hidden>
      <button data-consent-answer="no">Recusar</button><button data-consent-answer="yes"><b>Aceitar</b></button>
    </section>
    <footer><a href="#cookies" data-consent-change hidden><b>Preferências de cookies</b></a></footer>`;
});

it.each([
  ['123 G-1', true, false],
  ['no', false, false],
  ['123', false, true],
  [undefined, false, true],
])('the stored answer "%s" gives consent: %s; the visitor is asked: %s', (stored, isGiven, isAsked) => {
  open(stored);
  expect(isConsentGiven()).toBe(isGiven);
  expect(notice().hidden).toBe(!isAsked);
  expect(change().hidden).toBe(false);
  expect(readConsent()).toBe(stored ?? null);
});

it.each([
  ['yes', '123 G-1'],
  ['no', 'no'],
])('stores and reports the answer "%s", and asks again if it is deleted elsewhere', (given, stored) => {
  const onChange = vi.fn();
  onConsentChange(onChange);
  open();
  answer(given);
  expect(readConsent()).toBe(stored);
  expect(notice().hidden).toBe(true);
  expect(document.activeElement).not.toBe(change());
  expect(onChange).toHaveBeenCalledTimes(1);
  // As if the answer was deleted in another tab or on another page.
  localStorage.clear();
  for (const key of ['consent', null]) dispatchEvent(new StorageEvent('storage', { key }));
  dispatchEvent(new Event('pageshow'));
  expect(onChange).toHaveBeenCalledTimes(4);
  expect(notice().hidden).toBe(false);
});

it('the link in the footer opens the notice again, and gets the focus back when the notice closes', () => {
  open('no');
  expect(click(find('[data-consent-change] b')), 'the browser follows the link').toBe(false);
  expect(notice().hidden).toBe(false);
  expect(document.activeElement).toBe(notice());
  dispatchEvent(new StorageEvent('storage', { key: 'variant' }));
  expect(click(notice())).toBe(true);
  expect(notice().hidden).toBe(false);
  click(find('[data-consent-answer] b'));
  expect(isConsentGiven()).toBe(true);
  expect(document.activeElement).toBe(change());
  change().blur();
  answer('no');
  expect(document.activeElement).not.toBe(change());
});

it('does not ask if storage is denied; there is no consent if the answer cannot be stored', () => {
  denyStorage('localStorage');
  open();
  expect([notice().hidden, change().hidden, isConsentGiven()]).toEqual([true, true, false]);
  vi.stubGlobal('localStorage', { getItem: () => null });
  open();
  expect(notice().hidden).toBe(false);
  answer('yes');
  expect([notice().hidden, isConsentGiven()]).toEqual([true, false]);
});
