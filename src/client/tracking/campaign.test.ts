// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { denyStorage, fakeScreen, findAll } from '../../../tests/support/fakeScreen.ts';
import { noticeWith } from '../../../tests/support/notice.ts';
import { pathWithCampaign, startCampaign } from './campaign.ts';
import { writeConsent } from './consent.ts';

const HOTMART = 'https://pay.hotmart.com/A1?off=z9';
const PLAIN = 'https://pay.example.com/p';

const { leave } = fakeScreen();
const start = (search: string) => {
  vi.stubGlobal('location', { search });
  startCampaign();
};
const stored = () => sessionStorage.getItem('campaign');

/** Opens another page of the visit, with the seller's original links. */
function openPage() {
  document.body.innerHTML = `
    <a data-buy-link href="${HOTMART}">Comprar</a><a data-buy-link href="${PLAIN}">Comprar</a>
    <a data-buy-link href="inválido">Comprar</a><a href="${PLAIN}">Outro</a>`;
}
const addresses = () => findAll('a').map((link) => link.getAttribute('href'));
const plainAddress = () => addresses()[1];
const expectUnchanged = () =>
  expect([addresses(), stored()]).toEqual([[HOTMART, PLAIN, 'inválido', PLAIN], null]);

beforeEach(openPage);

it('writes the parameters into each buy link and into no other, and only once', () => {
  for (let times = 0; times < 2; times++) {
    start('?src=bio&utm_campaign=a%7Cb+c%C3%A7');
    const hotmart = `${HOTMART}&utm_campaign=a%7Cb%20c%C3%A7&src=bio&sck=bio`;
    const plain = `${PLAIN}?utm_campaign=a%7Cb%20c%C3%A7&src=bio`;
    expect(addresses()).toEqual([hotmart, plain, 'inválido', PLAIN]);
  }
});

it('writes no link and stores nothing without campaign parameters', () => {
  const setAttribute = vi.spyOn(Element.prototype, 'setAttribute');
  start('');
  expect(setAttribute).not.toHaveBeenCalled();
  expectUnchanged();
});

it('keeps the parameters for the next page, where new values replace old ones and empty ones are ignored', () => {
  sessionStorage.setItem('campaign', '%&nome=x&src=outro');
  start('?src=a|+ç&utm_source=ig');
  openPage();
  start('?src=&utm_source=fb');
  expect(plainAddress()).toBe(`${PLAIN}?utm_source=fb&src=a%7C%20%C3%A7`);
  expect(stored()).toBe('src=a%7C+%C3%A7&utm_source=fb');
});

describe('a click id', () => {
  /** Adds the notice of Meta and Google. */
  const ask = () => document.body.insertAdjacentHTML('beforeend', noticeWith(undefined, 'ids'));
  const CONSENTED = 'fbclid=F&gclid=G&gbraid=H&wbraid=W';
  const ALL = `?${CONSENTED}&ttclid=T&msclkid=M`;

  it('goes to every checkout and is stored only with consent to its service, here and on the next page', () => {
    ask();
    start(`${ALL}&src=bio`);
    expect([plainAddress(), stored()]).toEqual([`${PLAIN}?src=bio`, 'src=bio']);
    writeConsent('ids');
    expect([plainAddress(), stored()]).toEqual([`${PLAIN}?${CONSENTED}&src=bio`, `${CONSENTED}&src=bio`]);
    expect(addresses()[0]).toBe(`${HOTMART}&${CONSENTED}&src=bio&sck=bio`);
    leave();
    openPage();
    ask();
    start('');
    expect(plainAddress()).toBe(`${PLAIN}?${CONSENTED}&src=bio`);
    writeConsent('no');
    expect([plainAddress(), stored()]).toEqual([`${PLAIN}?src=bio`, 'src=bio']);
  });

  it('is not passed on by a page without a notice, which keeps stored ids, or with consent to other ids only', () => {
    sessionStorage.setItem('campaign', 'fbclid=F');
    start(ALL);
    expect([plainAddress(), stored()]).toEqual([PLAIN, 'fbclid=F']);
    ask();
    localStorage.setItem('consent', 'others');
    start(ALL);
    expectUnchanged();
  });
});

it('uses newer parameters when Back restores the page', () => {
  start('?src=bio&utm_term=fé');
  sessionStorage.setItem('campaign', 'src=anuncio');
  dispatchEvent(new Event('pageshow'));
  expect(plainAddress()).toBe(`${PLAIN}?utm_term=f%C3%A9&src=anuncio`);
});

it.each([
  ['?src=bio&nome=Ana&utm_term=f%C3%A9', '/oferta?src=bio&utm_term=f%C3%A9'],
  ['?nome=Ana&fbclid=F', '/oferta'],
])('keeps the parameters of %s in the address if storage is denied', (search, expected) => {
  vi.stubGlobal('location', { search });
  expect(pathWithCampaign('/oferta')).toBe('/oferta');
  expect(sessionStorage).toHaveLength(0);
  denyStorage('sessionStorage');
  expect(pathWithCampaign('/oferta')).toBe(expected);
  start('?src=bio');
  expect(plainAddress()).toBe(`${PLAIN}?src=bio`);
});
