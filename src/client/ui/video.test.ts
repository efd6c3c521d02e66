// @vitest-environment happy-dom
// @vitest-environment-options {"settings":{"handleDisabledFileLoadingAsSuccess":true}}
import { beforeEach, expect, it, vi } from 'vitest';
import { click, fakeScreen, find, findAll } from '../../../tests/support/fakeScreen.ts';
import { startVideo } from './video.ts';

const players = () => findAll('video').map(({ title }) => title);

fakeScreen();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  document.body.innerHTML = `
    <div id="first" data-video>
      <a href="https://video.example/1"><span>Assistir</span></a>
      <template><video title="Primeiro" tabindex="0"></video></template>
    </div>
    <div id="second" data-video>
      <a href="https://video.example/2">Assistir</a>
      <template><video title="Segundo"></video><script data-src="https://video.example/player.js"></script></template>
    </div>
    <div id="bare" data-video><a href="https://video.example/3">Assistir</a></div>
    <div><a id="plain" href="#preco">Preço</a><template><video title="Outro"></video></template></div>`;
  startVideo();
});

it('a click replaces the poster with the player, which gets the focus', () => {
  expect(click(find('#first span')), 'the browser follows the link').toBe(false);
  expect(players()).toEqual(['Primeiro']);
  expect(document.querySelector('#first a')).toBeNull();
  expect(document.activeElement).toBe(find('#first video'));
});

it('the player ignores the second click of a double click', () => {
  click(find('#first a'));
  vi.advanceTimersByTime(499);
  expect(find('video').style.pointerEvents).toBe('none');
  vi.advanceTimersByTime(1);
  expect(find('video').style.pointerEvents).toBe('');
});

it('shows the poster again when the video fails to load, with the focus if the player had it', () => {
  click(find('#first a'));
  find('video').dispatchEvent(new Event('error'));
  expect(players()).toEqual([]);
  expect(document.activeElement).toBe(find('#first a'));
  click(find('#first a'));
  expect(players()).toEqual(['Primeiro']);
  find('#plain').focus();
  find('video').dispatchEvent(new Event('error'));
  expect(document.activeElement).toBe(find('#plain'));
});

it('loads the script of a player, and shows its captions', () => {
  const track = { mode: 'disabled' };
  vi.spyOn(HTMLVideoElement.prototype, 'textTracks', 'get').mockReturnValue(Object([track]));
  click(find('#second a'));
  expect(players()).toEqual(['Segundo']);
  expect(find<HTMLScriptElement>('#second > script').src).toBe('https://video.example/player.js');
  expect(track.mode).toBe('showing');
  expect(document.querySelector('#first a')).not.toBeNull();
});

it.each<[string, MouseEventInit]>([
  ['#first a', { metaKey: true }],
  ['#bare a', {}],
  ['#plain', {}],
])('leaves a click on %s with %o to the browser', (selector, init) => {
  expect(click(find(selector), init)).toBe(true);
  expect(click(document)).toBe(true);
  expect(players()).toEqual([]);
});
