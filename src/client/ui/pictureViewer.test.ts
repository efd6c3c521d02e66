// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { click, fakeScreen, find } from '../../../tests/support/fakeScreen.ts';
import { startPictureViewer } from './pictureViewer.ts';

const dialog = () => find<HTMLDialogElement>('dialog');
const large = () => find<HTMLImageElement>('dialog img');
const press = (key: string, init: KeyboardEventInit = {}) =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...init }));

let images: HTMLImageElement[];

const screen = fakeScreen();
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
    <div data-gallery>
      <figure><a id="one" href="https://site.example/1.webp" data-enlarge><img src="https://site.example/s1.webp" alt="Um"></a>
        <figcaption><h3>Bíblia</h3></figcaption></figure>
      <figure><a id="two" href="https://site.example/2.webp" data-enlarge><img src="https://site.example/s2.webp" alt="Dois"></a>
        <blockquote>“Deu certo.”</blockquote><figcaption>Ana M.</figcaption></figure>
      <figure><a id="three" href="https://site.example/3.webp" data-enlarge><img src="https://site.example/s3.webp" alt="Três"></a></figure>
    </div>
    <dialog data-viewer><div data-viewer-picture></div><div data-viewer-caption></div>
      <form method="dialog"><button type="button" data-viewer-step="previous"><b>Anterior</b></button><p data-viewer-position="{posicao} de {total}"></p>
        <button type="button" data-viewer-zoom>Ampliar</button><button id="close">Fechar</button><button type="button" data-viewer-step="next">Próxima</button></form></dialog>`;
  startPictureViewer();
});

it.each(['#shot', '#shot img'])('a click on %s shows the small, then the large picture', (selector) => {
  expect(click(find(selector)), 'the browser follows the link').toBe(false);
  expect(dialog().open).toBe(true);
  expect(dialog().hasAttribute('data-single')).toBe(true);
  const { alt, width, height, src } = large();
  expect([alt, width, height]).toEqual(['Conversa com Ana M.', 300, 600]);
  expect(src).toBe('https://site.example/small.webp');
  const [loader] = images.filter((image) => !image.isConnected);
  expect(loader?.src).toBe('https://site.example/large.webp');
  loader?.dispatchEvent(new Event('load'));
  expect(large().src).toBe('https://site.example/large.webp');
});

it.each([
  ['reduce', []],
  ['full', ['translate(-10px, 40px) scale(0.5)']],
] as const)('with the motion %s, the picture grows from the small one: %j', (motion, starts) => {
  screen.set({ motion });
  vi.spyOn(find('#shot img'), 'getBoundingClientRect').mockReturnValue(new DOMRect(10, 60, 300, 600));
  vi.spyOn(large(), 'getBoundingClientRect').mockReturnValue(new DOMRect(20, 20, 600, 1200));
  const seen: unknown[] = [];
  large().animate = ({ transform }: PropertyIndexedKeyframes) => {
    seen.push((transform as string[])[0]);
    return {} as Animation;
  };
  click(find('#shot'));
  expect(seen).toEqual(starts);
});

it.each([
  ['https://site.example/small.avif', 'https://site.example/small.avif'],
  ['', 'https://site.example/large.webp'],
])('if the browser has chosen the source "%s", first shows %s', (chosen, expected) => {
  Object.defineProperty(find('#shot img'), 'currentSrc', { value: chosen });
  click(find('#shot'));
  expect(large().src).toBe(expected);
});

it.each<[string, MouseEventInit]>([
  ['#shot', { ctrlKey: true }],
  ['#plain img', {}],
  ['#wordy', {}],
])('leaves a click on %s with %o to the browser', (selector, init) => {
  expect(click(find(selector), init)).toBe(true);
  expect(click(document)).toBe(true);
  expect(dialog().open).toBe(false);
});

it('the buttons and the arrow keys go through the gallery in a circle, while the dialog is open', () => {
  const texts = () => [
    large().alt,
    ...['caption', 'position'].map((part) => find(`[data-viewer-${part}]`).textContent),
  ];
  const step = (name: string) => find(`[data-viewer-step="${name}"]`);
  click(find('#one'));
  expect(texts()).toEqual(['Um', 'Bíblia', '1 de 3']);
  click(step('next'));
  expect(texts()).toEqual(['Dois', '“Deu certo.”Ana M.', '2 de 3']);
  for (const [act, alt] of [
    [() => press('ArrowRight'), 'Três'],
    [() => press('ArrowRight'), 'Um'],
    [() => click(find('[data-viewer-step="previous"] b')), 'Três'],
    [() => press('ArrowLeft'), 'Dois'],
    [() => press('Home'), 'Dois'],
    [() => press('ArrowRight', { altKey: true }), 'Dois'],
    [() => click(find('#close')), 'Dois'],
    [() => dialog().close(), 'Dois'],
    [() => press('ArrowRight'), 'Dois'],
  ] as const) {
    act();
    expect(large().alt).toBe(alt);
  }
  expect(dialog().hasAttribute('data-single')).toBe(false);
  expect(find('#one').closest('figure')?.textContent).toContain('Bíblia');
});

it('a press enlarges the picture further, until the next press or the next picture', () => {
  click(find('#one'));
  const isZoomed = (pressed: string) => {
    click(find(pressed));
    return dialog().hasAttribute('data-zoomed');
  };
  expect(['dialog img', 'dialog img', '[data-viewer-zoom]'].map(isZoomed)).toEqual([true, false, true]);
  expect(isZoomed('[data-viewer-step="next"]')).toBe(false);
});

it.each([
  ['mouse', [[7]]],
  ['touch', []],
])('captures the pointer that presses the picture, if it is a mouse: %s', (pointerType, captured) => {
  const capture = vi.spyOn(large(), 'setPointerCapture').mockReturnValue();
  large().dispatchEvent(new PointerEvent('pointerdown', { pointerType, pointerId: 7 }));
  expect(capture.mock.calls).toEqual(captured);
});

/** Defines properties that have no value without a layout. */
const define = (target: object, values: Record<string, number>) => {
  for (const [name, value] of Object.entries(values))
    Object.defineProperty(target, name, { configurable: true, value });
};

it.each([
  [100, 300, 0, 100],
  [200, 300, 660, 100],
  // A shorter scroll would only cut the first line.
  [200, 299, 660, 0],
])('a press at %i, %i scrolls to %i, %i', (offsetX, offsetY, left, top) => {
  click(find('#one'));
  const frame = find('[data-viewer-picture]');
  define(large(), { clientWidth: 300, clientHeight: 600 });
  define(frame, { scrollWidth: 660, clientHeight: 400 });
  const scrollTo = vi.spyOn(frame, 'scrollTo');
  const event = new MouseEvent('click', { bubbles: true });
  define(event, { offsetX, offsetY });
  large().dispatchEvent(event);
  expect(scrollTo).toHaveBeenLastCalledWith(left, top);
});

it('makes the rest of the page inert while it is open, and returns the focus to the link', () => {
  vi.useFakeTimers();
  const isInert = () => [find('#shot').inert, dialog().inert];
  click(find('#shot'));
  vi.runAllTimers();
  expect(isInert()).toEqual([true, false]);
  press('Escape');
  expect([dialog().open, ...isInert()]).toEqual([false, false, false]);
  expect(document.activeElement).toBe(find('#shot'));
  // If the dialog is closed before the page becomes inert, the page does not become inert.
  click(find('#shot'));
  dialog().close();
  vi.runAllTimers();
  expect(isInert()).toEqual([false, false]);
});
