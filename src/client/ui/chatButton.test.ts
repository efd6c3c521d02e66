// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { fakeScreen, find } from '../../../tests/support/fakeScreen.ts';
import { startChatButton } from './chatButton.ts';

const screen = fakeScreen();
const yields = () => find('[data-chat-button]').hasAttribute('data-yields');

beforeEach(() => {
  document.body.innerHTML = `
    <header><a id="logo" href="#inicio">Planner</a></header>
    <main>
      <a id="link" href="#preco">Preço</a><button>Pausa</button><details><summary>?</summary></details>
      <label>1</label><div data-video></div><p id="text">Um dia de cada vez.</p>
    </main>
    <section id="perguntas" data-questions></section><section id="ajuda"></section>
    <footer><a id="terms" href="/termos">Termos</a></footer>
    <aside><a data-chat-button href="https://wa.me/1">Ajuda</a></aside>`;
  // 56 px wide, 16 px from the corner of the window.
  find('[data-chat-button]').getBoundingClientRect = () =>
    new DOMRect(innerWidth - 72, innerHeight - 72, 56, 56);
  screen.set({ width: 1280 });
  startChatButton();
});

it('is hidden while a control is under it, or in the 6 px around it, also after a resize', () => {
  expect(screen.margins()).toEqual(['-722px -10px -10px -1202px']);
  screen.set({ width: 1100, height: 700 });
  expect(screen.margins()).toEqual(['-622px -10px -10px -1022px']);
  const observed = ['#link', 'button', 'summary', 'label', '[data-video]', '#terms'].map((one) => find(one));
  expect(screen.observed()).toEqual(observed);
  screen.show(find('summary'));
  expect(yields()).toBe(true);
  screen.show();
  expect(yields()).toBe(false);
});

it.each([
  ['#text', false],
  ['#link', false],
  ['#perguntas', true],
  ['#ajuda', true],
  ['footer', true],
])('on a phone with %s on the screen, the button shows: %s', (selector, shows) => {
  screen.set({ width: 1023 });
  screen.show(find(selector));
  const button = find('[data-chat-button]');
  expect([button.hasAttribute('data-shown'), yields()]).toEqual([shows, false]);
  // The window of a phone is resized when its address bar collapses.
  screen.set({ height: 820 });
  expect(button.hasAttribute('data-shown')).toBe(shows);
  screen.set({ width: 1024 });
  expect(button.hasAttribute('data-shown')).toBe(false);
});
