// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { click, find } from '../../../tests/support/fakeScreen.ts';
import { startPictureViewer } from './pictureViewer.ts';

const dialog = () => find<HTMLDialogElement>('dialog');
const large = () => find<HTMLImageElement>('dialog img');

let images: HTMLImageElement[];
let stop: () => void;

beforeEach(() => {
  images = [];
  vi.stubGlobal('Image', function FakeImage() {
    const image = document.createElement('img');
    images.push(image);
    return image;
  });
  document.body.innerHTML = `
    <a id="shot" href="https://site.example/large.webp" data-enlarge>
      <img src="https://site.example/small.webp" width="300" height="600" alt="Conversa com Ana M."><span>Ampliar</span>
    </a>
    <a id="wordy" href="https://site.example/other.webp" data-enlarge>Ampliar</a>
    <a id="plain" href="#preco">Preço<img src="https://site.example/icon.webp" alt=""></a>
    <dialog data-viewer><form method="dialog"></form></dialog>`;
  stop = startPictureViewer();
});
afterEach(() => stop());

it.each(['#shot', '#shot img', '#shot span'])(
  '%s shows the small picture at once, then the large one',
  (selector) => {
    expect(click(find(selector)), 'the browser follows the link').toBe(false);
    expect(dialog().open).toBe(true);
    const { alt, width, height, src } = large();
    expect([alt, width, height]).toEqual(['Conversa com Ana M.', 300, 600]);
    expect(src).toBe('https://site.example/small.webp');
    const [loader] = images.filter((image) => !image.isConnected);
    expect(loader?.src).toBe('https://site.example/large.webp');
    loader?.dispatchEvent(new Event('load'));
    expect(large().src).toBe('https://site.example/large.webp');
  },
);

it('shows the picture that the browser has chosen, and the large one where it has chosen none', () => {
  const shown = (currentSrc: string) => {
    Object.defineProperty(find('#shot img'), 'currentSrc', { configurable: true, value: currentSrc });
    click(find('#shot'));
    return large().src;
  };
  expect(shown('https://site.example/small.avif')).toBe('https://site.example/small.avif');
  expect(shown('')).toBe('https://site.example/large.webp');
});

it.each<[string, MouseEventInit]>([
  ['#shot', { ctrlKey: true }],
  ['#plain img', {}],
  ['#wordy', {}],
  ['body', {}],
])('leaves a click on %s with %o to the browser', (selector, init) => {
  expect(click(find(selector), init)).toBe(true);
  expect(click(document)).toBe(true);
  expect(dialog().open).toBe(false);
});

it('leaves every click to the browser once stopped', () => {
  stop();
  expect(document.querySelector('dialog img')).toBeNull();
  expect(click(find('#shot'))).toBe(true);
});
