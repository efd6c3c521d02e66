// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { fakeScreen, find, findAll } from '../../../tests/support/fakeScreen.ts';
import { startCurrentSection } from './currentSection.ts';

const screen = fakeScreen();

it('marks only the link to the section in the middle of the screen', () => {
  document.body.innerHTML = `
    <a href="#sobre">Fora</a>
    <nav id="menu">
      <ul><li><a href="#sobre">Sobre</a></li><li><a href="#preco">Preço</a></li><li><a href="#nada">Nada</a></li></ul>
      <a href="#preco">Comprar</a>
    </nav>
    <section id="sobre"></section><section id="outra"></section><section id="preco"></section>`;
  startCurrentSection();
  expect(screen.margins()).toEqual(['-50% 0px -50% 0px']);
  const marked = () => findAll('[aria-current="true"]').map(({ textContent }) => textContent);
  for (const [visible, expected] of [
    [['#sobre'], ['Sobre']],
    [['#outra'], []],
    [['#sobre', '#preco'], ['Preço']],
    [['#preco'], ['Preço']],
  ] as const) {
    screen.show(...visible.map((selector) => find(selector)));
    expect(marked()).toEqual(expected);
  }
});
