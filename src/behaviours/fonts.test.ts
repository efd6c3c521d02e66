// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startFonts } from './fonts.ts';

const define = (onto: object, name: string, value: unknown) =>
  Object.defineProperty(onto, name, { configurable: true, value });
const isReady = () => document.documentElement.classList.contains('fonts-ready');

/** The page is painted; whoever asks later is told of it too. */
let paint: () => void;
let load: ReturnType<typeof vi.fn>;
beforeEach(() => {
  const told: (() => void)[] = [];
  paint = () => {
    for (const tell of told.splice(0)) tell();
  };
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      isWatching = false;
      constructor(private readonly tell: (list: unknown, observer: unknown) => void) {}
      observe(options: object) {
        expect(options).toEqual({ type: 'paint', buffered: true });
        this.isWatching = true;
        told.push(() => this.isWatching && this.tell([], this));
      }
      disconnect() {
        this.isWatching = false;
      }
    },
  );
  load = vi.fn(async () => []);
  define(document, 'fonts', { load });
  define(document, 'readyState', 'complete');
  document.documentElement.className = 'scripts';
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'readyState');
  Reflect.deleteProperty(navigator, 'connection');
});

it('asks for both families once a loaded page is painted, and marks the page when they are there', async () => {
  startFonts();
  expect(load).not.toHaveBeenCalled();
  paint();
  expect(load.mock.calls).toEqual([['600 1em Figtree'], ['600 1em Fraunces']]);
  expect(isReady()).toBe(false);
  await vi.waitFor(() => expect(isReady()).toBe(true));
});

it('waits until the page has loaded, and asks once', () => {
  define(document, 'readyState', 'interactive');
  startFonts();
  paint();
  expect(load).not.toHaveBeenCalled();
  dispatchEvent(new Event('load'));
  dispatchEvent(new Event('load'));
  paint();
  expect(load).toHaveBeenCalledTimes(2);
});

it("keeps the system's faces, without a fault, when a family does not come", async () => {
  const failed = Promise.reject(new Error('offline'));
  load.mockReturnValueOnce(failed);
  startFonts();
  paint();
  await failed.catch(() => {});
  expect(isReady()).toBe(false);
});

it.each([
  ['asks for nothing where the visitor saves data', true, 0],
  ['asks where the visitor does not save data', false, 2],
])('%s', (_, saveData, times) => {
  define(navigator, 'connection', { saveData });
  startFonts();
  paint();
  expect(load).toHaveBeenCalledTimes(times);
});
