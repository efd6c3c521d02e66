// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { denyStorage, fakeScreen, find, findAll } from '../../../tests/support/fakeScreen.ts';
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

const { leave } = fakeScreen();
beforeEach(() => {
  root.dataset['test'] = TEST;
  delete root.dataset['variant'];
});

it.each([
  [0.4999, 'a'],
  [0.5, 'b'],
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
  denyStorage('localStorage');
  expect([open({ drawn: 0 }), open({ drawn: 0.9 })]).toEqual(['a', 'b']);
});

it.each(['Mozilla/5.0 (compatible; Googlebot/2.1)', 'AdsBot-Google (+http://www.google.com/adsbot.html)'])(
  'shows version A to %s',
  (userAgent) => {
    expect([open({ drawn: 0.9, userAgent }), stored()]).toEqual(['a', null]);
  },
);

it.each([
  ['a', 0, 'https://pay.example.com/a'],
  ['b', 0.9, 'https://pay.example.com/b'],
])(
  'version %s has only its own sections and checkouts, and its events name it',
  (variant, drawn, checkout) => {
    open({ drawn });
    expect(findAll('section, template').map(({ className }) => className)).toEqual([variant]);
    const links = findAll<HTMLAnchorElement>('a').map(({ href }) => href);
    expect(links).toEqual([checkout, 'https://pay.example.com/c']);
    expect(find('#tracked').dataset['track']).toBe(
      JSON.stringify(['InitiateCheckout', { value: 47.9, variant }]),
    );
    expect(JSON.parse(find('[data-seen]').dataset['seen'] ?? '')).toEqual({
      usual: ['ViewContent', { content_name: 'Planner', value: 67, variant }],
    });
  },
);

it('prints version A, and then shows version B again', () => {
  open({ drawn: 0.9 });
  dispatchEvent(new Event('beforeprint'));
  expect(find('section').className).toBe('a');
  dispatchEvent(new Event('afterprint'));
  expect(find('section').className).toBe('b');
});
