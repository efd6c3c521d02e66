// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { find, press } from './fakeScreen.ts';
import { startVideoPlayers } from './videoPlayer.ts';

const PAGE = `
  <div id="first" data-video>
    <a href="https://video.example/1"><span>Assistir</span></a>
    <template><video title="Primeiro" tabindex="0"></video></template>
  </div>
  <div id="second" data-video>
    <a href="https://video.example/2"><span>Assistir</span></a>
    <template><video title="Segundo"></video></template>
  </div>
  <div id="bare" data-video><a href="https://video.example/3">Assistir</a></div>
  <div><a id="plain" href="#preco">Preço</a><template><video title="Outro"></video></template></div>
`;

const players = () => Array.from(document.querySelectorAll('video'), ({ title }) => title);

let stop: () => void;
beforeEach(() => {
  document.body.innerHTML = PAGE;
  stop = startVideoPlayers();
});
afterEach(() => stop());

describe('startVideoPlayers', () => {
  it.each(['#first a', '#first span'])(
    'puts the player in the place of the pressed poster and moves the focus into it: %s',
    (selector) => {
      expect(press(find(selector)), 'the browser follows the link').toBe(false);
      expect(players()).toEqual(['Primeiro']);
      expect(document.querySelector('#first a')).toBeNull();
      expect(document.activeElement).toBe(find('#first video'));
    },
  );

  it('leaves the other posters, whose players need no focus', () => {
    press(find('#second a'));
    expect(players()).toEqual(['Segundo']);
    expect(find('#first a')).not.toBeNull();
    press(find('#first a'));
    expect(players()).toEqual(['Primeiro', 'Segundo']);
  });

  it('lets the browser follow a link that asks for a new tab, one without a player, and other links', () => {
    expect(press(find('#first a'), { metaKey: true })).toBe(true);
    expect(press(find('#bare a'))).toBe(true);
    expect(press(find('#plain'))).toBe(true);
    expect(press(document)).toBe(true);
    expect(players()).toEqual([]);
  });

  it('lets the browser follow every link once stopped', () => {
    stop();
    expect(press(find('#first a'))).toBe(true);
    expect(players()).toEqual([]);
  });
});
