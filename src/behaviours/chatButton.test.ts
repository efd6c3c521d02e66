// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startChatButton } from './chatButton.ts';
import { find, openView } from './fakeScreen.ts';

const PAGE = `
  <header><a id="logo" href="#inicio">Planner</a></header>
  <main>
    <a id="link" href="#preco">Preço</a><button>Pausa</button><details><summary>?</summary></details>
    <label>1</label><div data-video></div><p id="text">Um dia de cada vez.</p>
  </main>
  <footer><a id="terms" href="/termos">Termos</a></footer>
  <aside><a data-chat-button href="https://wa.me/1">Ajuda</a></aside>
`;

/** Where the button floats: 56 px wide, 16 px from the corner of a screen of 390 by 844 px. */
const place = () => new DOMRect(innerWidth - 72, innerHeight - 72, 56, 56);
const yields = () => find('[data-chat-button]').hasAttribute('data-yields');
const drawFrame = () => vi.advanceTimersToNextFrame();

let view: ReturnType<typeof openView>;

function resize(width: number, height: number) {
  vi.stubGlobal('innerWidth', width);
  vi.stubGlobal('innerHeight', height);
  dispatchEvent(new Event('resize'));
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
  view = openView();
  document.body.innerHTML = PAGE;
  resize(390, 844);
  find('[data-chat-button]').getBoundingClientRect = place;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('startChatButton', () => {
  it('gives way while something that can be pressed lies under it', () => {
    const stop = startChatButton();
    drawFrame();
    view.show();
    expect(yields()).toBe(false);
    for (const selector of ['#link', 'button', 'summary', 'label', '[data-video]', '#terms']) {
      view.show(find(selector));
      expect(yields(), selector).toBe(true);
      view.show();
      expect(yields(), `after ${selector}`).toBe(false);
    }
    stop();
  });

  it('does not give way to text, to the bar at the top, nor to itself', () => {
    const stop = startChatButton();
    drawFrame();
    view.show(find('#text'), find('#logo'), find('[data-chat-button]'));
    expect(yields()).toBe(false);
    stop();
  });

  it('watches its own place with 6 px around it, and measures not before the first frame', () => {
    const stop = startChatButton();
    expect(view.margins()).toEqual([]);
    drawFrame();
    const everywhere = view.margins();
    expect(everywhere).toEqual(['-766px -10px -10px -312px']);
    stop();
  });

  it('watches its new place, and no longer the old one, when the screen is turned', () => {
    const stop = startChatButton();
    drawFrame();
    resize(844, 390);
    expect(view.margins()).toEqual(['-312px -10px -10px -766px']);
    stop();
  });

  it('watches nothing any more once stopped', () => {
    const stop = startChatButton();
    drawFrame();
    stop();
    expect(view.watched()).toEqual([]);
    resize(844, 390);
    expect(view.watched()).toEqual([]);
  });

  it('does nothing on a page without the button', () => {
    find('[data-chat-button]').remove();
    const stop = startChatButton();
    drawFrame();
    resize(844, 390);
    stop();
    expect(view.watched()).toEqual([]);
  });
});
