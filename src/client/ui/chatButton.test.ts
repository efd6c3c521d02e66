// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeVisibility, fakeWindow, find, leaveAfterEach } from '../../../tests/support/fakeScreen.ts';
import { startChatButton } from './chatButton.ts';

let screen: ReturnType<typeof fakeVisibility>;
let window: ReturnType<typeof fakeWindow>;
const yields = () => find('[data-chat-button]').hasAttribute('data-yields');

leaveAfterEach();

function resize(width: number, height: number) {
  vi.stubGlobal('innerWidth', width);
  vi.stubGlobal('innerHeight', height);
  dispatchEvent(new Event('resize'));
}

beforeEach(() => {
  screen = fakeVisibility();
  window = fakeWindow({ width: 1280 });
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
  resize(1280, 800);
  startChatButton();
});

it.each([
  ...['#link', 'button', 'summary', 'label', '[data-video]', '#terms'].map(
    (selector) => [selector, true] as const,
  ),
  ...['#text', '#logo', '[data-chat-button]'].map((selector) => [selector, false] as const),
])('with %s under the button, it hides: %s', (selector, expected) => {
  screen.show(find(selector));
  expect(yields()).toBe(expected);
  screen.show();
  expect(yields()).toBe(false);
});

it('observes the area of the button and 6 px around it, also after a resize', () => {
  expect(screen.margins()).toEqual(['-722px -10px -10px -1202px']);
  resize(1100, 700);
  expect(screen.margins()).toEqual(['-622px -10px -10px -1022px']);
});

it.each([
  ['#text', false],
  ['#link', false],
  ['#perguntas', true],
  ['#ajuda', true],
  ['footer', true],
])('on a phone with %s on the screen, the button shows: %s', (selector, shows) => {
  window.resize(1023);
  resize(1023, 768);
  screen.show(find(selector));
  const button = find('[data-chat-button]');
  expect([button.hasAttribute('data-shown'), yields()]).toEqual([shows, false]);
  // The window of a phone is resized when its address bar collapses.
  resize(1023, 820);
  expect(button.hasAttribute('data-shown')).toBe(shows);
  window.resize(1024);
  resize(1024, 768);
  expect(button.hasAttribute('data-shown')).toBe(false);
});
