// @vitest-environment happy-dom
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startAttribution } from './attribution.ts';

const HOTMART = 'https://pay.hotmart.com/A1?off=z9';
const PLAIN = 'https://pay.example.com/p';

const stops: (() => void)[] = [];
const start = (query: string) => stops.push(startAttribution(query));

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  openPage();
});
afterEach(() => {
  vi.unstubAllGlobals();
  for (const stop of stops.splice(0)) stop();
});

/** Another page of the visit, whose links are the content's again. */
function openPage() {
  document.body.innerHTML = `
    <a class="button buy-link" href="${HOTMART}" data-href-after-deadline="${PLAIN}">Comprar</a>
    <a class="buy-link" href="isto não é um endereço">Comprar</a>
    <a href="${PLAIN}">Outro</a><a href="/oferta-exclusiva">Oferta</a>`;
}
const addresses = () =>
  Array.from(document.querySelectorAll('a'), (link) => [
    link.getAttribute('href'),
    link.getAttribute('data-href-after-deadline'),
  ]);
const UNTOUCHED = [
  [HOTMART, PLAIN],
  ['isto não é um endereço', null],
  [PLAIN, null],
  ['/oferta-exclusiva', null],
];

it('writes the tags into the address of each buy link, before and after the deadline, and into no other', () => {
  start('?src=bio&utm_campaign=a%7Cb+c%C3%A7');
  expect(addresses()).toEqual([
    [
      `${HOTMART}&utm_campaign=a%7Cb%20c%C3%A7&src=bio&sck=bio`,
      `${PLAIN}?utm_campaign=a%7Cb%20c%C3%A7&src=bio`,
    ],
    ...UNTOUCHED.slice(1),
  ]);
});

it('touches and keeps nothing without tags', () => {
  start('?nome=Ana&src=');
  expect(addresses()).toEqual(UNTOUCHED);
  expect(sessionStorage).toHaveLength(0);
});

it('brings them to the next page of the visit, where a new one wins and an empty one erases nothing', () => {
  start('?src=bio&utm_source=ig');
  openPage();
  start('?src=&utm_source=fb');
  expect(addresses()[0]).toEqual([
    `${HOTMART}&utm_source=fb&src=bio&sck=bio`,
    `${PLAIN}?utm_source=fb&src=bio`,
  ]);
});

it('brings any text from one page of the visit to the next', () => {
  const value = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => text.trim() !== '');
  fc.assert(
    fc.property(value, value, (campaign, src) => {
      sessionStorage.clear();
      openPage();
      const stops = [startAttribution(`?${new URLSearchParams({ utm_campaign: campaign, src })}`)];
      openPage();
      stops.push(startAttribution(''));
      const { searchParams: arrived } = new URL(addresses()[0]?.[1] ?? '');
      expect([arrived.get('utm_campaign'), arrived.get('src')]).toEqual([campaign, src]);
      for (const stop of stops) stop();
    }),
  );
});

describe('a click id', () => {
  /** The notice, and the visitor's answer to it: the ids for a yes. */
  const ask = () => document.body.insertAdjacentHTML('beforeend', '<section data-consent="ids"></section>');
  const answer = (given: string) => {
    localStorage.setItem('consent', given);
    dispatchEvent(new Event('consent'));
  };
  const kept = () => JSON.parse(sessionStorage.getItem('attribution') ?? 'null');
  const plain = () => addresses()[0]?.[1];

  it('goes on where it arrives, and is not kept by a page that asks nothing', () => {
    localStorage.setItem('consent', 'ids');
    start('?fbclid=F&src=bio');
    expect(plain()).toBe(`${PLAIN}?src=bio&fbclid=F`);
    expect(kept()).toEqual({ src: 'bio' });
  });

  it('is kept with the yes, and no longer after its end', () => {
    ask();
    start('?fbclid=F');
    expect(kept()).toBe(null);
    answer('ids');
    expect(kept()).toEqual({ fbclid: 'F' });
    answer('no');
    expect(kept()).toBe(null);
    expect(plain(), 'but still goes on from the page it came to').toBe(`${PLAIN}?fbclid=F`);
  });

  it('that was kept leaves the links of other pages with the consent', () => {
    localStorage.setItem('consent', 'ids');
    sessionStorage.setItem('attribution', '{"gclid":"G"}');
    ask();
    start('');
    expect(plain()).toBe(`${PLAIN}?gclid=G`);
    answer('no');
    expect(plain()).toBe(PLAIN);
    expect(addresses()).toEqual(UNTOUCHED);
    expect(kept()).toBe(null);
  });

  it('kept before the consent ended elsewhere is neither read nor left', () => {
    sessionStorage.setItem('attribution', '{"gclid":"G","src":"bio"}');
    ask();
    start('');
    expect(plain()).toBe(`${PLAIN}?src=bio`);
    expect(kept()).toEqual({ src: 'bio' });
  });
});

it('follows a later touch when Back restores the page', () => {
  start('?src=bio&utm_term=fé');
  sessionStorage.setItem('attribution', '{"src":"anuncio"}');
  dispatchEvent(new Event('pageshow'));
  expect(addresses()[0]?.[1]).toBe(`${PLAIN}?utm_term=f%C3%A9&src=anuncio`);
});

it('stays with the list price’s checkout once the deadline has passed', () => {
  start('?src=bio');
  const link = document.querySelector('a') as HTMLAnchorElement;
  link.href = link.dataset['hrefAfterDeadline'] ?? '';
  dispatchEvent(new Event('pageshow'));
  expect(addresses()[0]).toEqual([`${PLAIN}?src=bio`, `${PLAIN}?src=bio`]);
});

it('tags a deadline’s checkout that the links had changed to before', () => {
  document.querySelector('a')?.setAttribute('href', PLAIN);
  start('?src=bio');
  expect(addresses()[0]).toEqual([`${PLAIN}?src=bio`, `${PLAIN}?src=bio`]);
});

it('writes nothing any more once stopped', () => {
  const stop = startAttribution('?src=bio');
  stop();
  sessionStorage.setItem('attribution', '{"src":"anuncio"}');
  dispatchEvent(new Event('pageshow'));
  expect(addresses()[0]?.[1]).toBe(`${PLAIN}?src=bio`);
});

it.each(['{', 'null', '[]', '"x"', '7', '{"src":{"a":1}}', '{"__proto__":1,"nobody":"x"}'])(
  'is not led astray by %s in the storage',
  (stored) => {
    sessionStorage.setItem('attribution', stored);
    expect(() => start('')).not.toThrow();
    openPage();
    start('?src=bio');
    expect(addresses()[0]?.[1]).toBe(`${PLAIN}?src=bio`);
  },
);

it('works for the page at hand where storage is denied', () => {
  vi.stubGlobal('sessionStorage', undefined);
  start('?src=bio');
  expect(addresses()[0]?.[1]).toBe(`${PLAIN}?src=bio`);
});

it('changes nothing by being started again', () => {
  start('?src=bio');
  const once = addresses();
  start('?src=bio');
  expect(addresses()).toEqual(once);
});
