// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { find, press } from './fakeScreen.ts';
import { startPictureViewer } from './pictureViewer.ts';

const PAGE = `
  <a id="shot" href="https://site.example/large.webp" data-enlarge>
    <img src="https://site.example/small.webp" width="300" height="600" alt="Conversa com Ana M."><span>Ampliar</span>
  </a>
  <a id="wordy" href="https://site.example/other.webp" data-enlarge>Ampliar</a>
  <a id="plain" href="#preco">Preço<img src="https://site.example/icon.webp" alt=""></a>
  <dialog data-viewer><form method="dialog"></form></dialog>
`;

const dialog = () => find<HTMLDialogElement>('dialog');
const large = () => find<HTMLImageElement>('dialog img');

/** The pictures that are not in the page but loaded for it. */
const loaded = () => made.filter((image) => image.src && !image.isConnected);

let made: HTMLImageElement[];
let stop: () => void;

beforeEach(() => {
  made = [];
  vi.stubGlobal('Image', function FakeImage() {
    const image = document.createElement('img');
    made.push(image);
    return image;
  });
  document.body.innerHTML = PAGE;
  stop = startPictureViewer();
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

describe('startPictureViewer', () => {
  it.each(['#shot', '#shot img', '#shot span'])(
    'opens the pressed picture in the dialog, in the place of following its link: %s',
    (selector) => {
      expect(press(find(selector)), 'the browser follows the link').toBe(false);
      expect(dialog().open).toBe(true);
      expect(large().alt).toBe('Conversa com Ana M.');
      expect([large().width, large().height]).toEqual([300, 600]);
    },
  );

  it('shows the small picture at once and the large one when it has come', () => {
    press(find('#shot'));
    expect(large().src).toBe('https://site.example/small.webp');
    expect(loaded().map(({ src }) => src)).toEqual(['https://site.example/large.webp']);
    loaded()[0]?.dispatchEvent(new Event('load'));
    expect(large().src).toBe('https://site.example/large.webp');
  });

  it('lets the browser follow a link that asks for a new tab, other links and a link without a picture', () => {
    expect(press(find('#shot'), { ctrlKey: true })).toBe(true);
    expect(press(find('#plain img'))).toBe(true);
    expect(press(find('#wordy'))).toBe(true);
    expect(press(document)).toBe(true);
    expect(dialog().open).toBe(false);
    expect(loaded()).toEqual([]);
  });

  it('lets the browser follow every link once stopped', () => {
    stop();
    expect(press(find('#shot'))).toBe(true);
    expect(dialog().open).toBe(false);
  });
});

it('lets the browser follow the link on a page without the dialog', () => {
  stop();
  find('dialog').remove();
  const stopAgain = startPictureViewer();
  expect(press(find('#shot'))).toBe(true);
  stopAgain();
});

it('takes its picture out of the dialog when stopped', () => {
  expect(large()).toBeTruthy();
  stop();
  expect(document.querySelector('dialog img')).toBeNull();
});
