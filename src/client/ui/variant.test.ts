// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { find, leaveAfterEach } from '../../../tests/support/fakeScreen.ts';
import script from './variant.js?raw';

const root = document.documentElement;
const TEST = '1763650800000';
const stored = () => localStorage.getItem('variant');

/** Opens a page with two buy links and a section with a version B; `drawn` is the random number. */
function open({ drawn = 0.5, search = '', userAgent = 'Mozilla/5.0 (Linux; Android 14; CUBOT X90)' } = {}) {
  leave();
  vi.spyOn(Math, 'random').mockReturnValue(drawn);
  vi.stubGlobal('location', { search });
  vi.stubGlobal('navigator', { userAgent });
  new Function(script)();
  document.body.innerHTML = `
    <p data-seen='{"usual":["ViewContent",{"content_name":"Planner","value":67}]}'></p>
    <template data-version="inicio"><style></style><section id="inicio" class="b">B</section></template><style></style><section id="inicio" class="a">A</section>
    <a id="tracked" data-buy-link href="https://pay.example.com/a" data-checkout-b="https://pay.example.com/b"
      data-track='["InitiateCheckout",{"value":47.9}]'>Comprar</a>
    <a id="other" data-buy-link href="https://pay.example.com/c">Comprar</a>`;
  document.dispatchEvent(new Event('DOMContentLoaded'));
  return root.dataset['variant'];
}

const leave = leaveAfterEach();
beforeEach(() => {
  root.dataset['test'] = TEST;
  localStorage.clear();
  delete root.dataset['variant'];
});

it.each([
  [0, 'a'],
  [0.4999, 'a'],
  [0.5, 'b'],
  [0.9999, 'b'],
])('draws each version with a probability of one half, and remembers it: %d is %s', (drawn, variant) => {
  expect(open({ drawn })).toBe(variant);
  expect(stored()).toBe(`${variant} ${TEST}`);
  expect(open({ drawn: 1 - drawn })).toBe(variant);
});

it.each(['b 1', 'c', `x ${TEST}`, ''])('draws again if the stored value is %j', (old) => {
  localStorage.setItem('variant', old);
  expect(open({ drawn: 0 })).toBe('a');
  expect(stored()).toBe(`a ${TEST}`);
});

it.each([
  ['?variante=b', 'b'],
  ['?utm_source=ig&variante=a', 'a'],
])('%s shows a version without remembering or counting it', (search, variant) => {
  expect(open({ search, drawn: variant === 'a' ? 0.9 : 0 })).toBe(variant);
  expect(stored()).toBeNull();
  expect(find('#tracked').dataset['track']).toBe('["InitiateCheckout",{"value":47.9}]');
  expect(find('[data-seen]').dataset['seen']).not.toContain('variant');
});

it('draws again on each page view if storage is denied', () => {
  vi.stubGlobal('localStorage', undefined);
  expect([open({ drawn: 0 }), open({ drawn: 0.9 })]).toEqual(['a', 'b']);
});

it.each(['Mozilla/5.0 (compatible; Googlebot/2.1)', 'AdsBot-Google (+http://www.google.com/adsbot.html)'])(
  'shows version A to %s',
  (userAgent) => {
    expect([open({ drawn: 0.9, userAgent }), stored()]).toEqual(['a', null]);
  },
);

describe.each([
  ['a', 0, 'https://pay.example.com/a'],
  ['b', 0.9, 'https://pay.example.com/b'],
])('in version %s', (variant, drawn, checkout) => {
  it('the page has only the sections and checkouts of the version, and its events name the version', () => {
    open({ drawn });
    const seen = Array.from(document.querySelectorAll('section, template'), ({ className }) => className);
    expect(seen).toEqual([variant]);
    const links = Array.from(document.querySelectorAll('a'), ({ href }) => href);
    expect(links).toEqual([checkout, 'https://pay.example.com/c']);
    expect(JSON.parse(find('#tracked').dataset['track'] ?? '')).toEqual([
      'InitiateCheckout',
      { value: 47.9, variant },
    ]);
    expect(JSON.parse(find('[data-seen]').dataset['seen'] ?? '')).toEqual({
      usual: ['ViewContent', { content_name: 'Planner', value: 67, variant }],
    });
  });

  it('version A is printed, and then the drawn version is shown again', () => {
    open({ drawn });
    const seen = () => document.querySelector('section')?.className;
    dispatchEvent(new Event('beforeprint'));
    expect(seen()).toBe('a');
    dispatchEvent(new Event('afterprint'));
    expect(seen()).toBe(variant);
  });
});
