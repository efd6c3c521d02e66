// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { startFonts } from './fonts.ts';

const FONTS = [
  ['Title', 'url(/title.woff2)', { weight: '600' }],
  ['Text', 'url(/text.woff2)', { weight: '400 700' }],
];

it.each([
  ['loads both fonts, and then shows them', {}, FONTS, ['Title', 'Text']],
  ['loads nothing for a visitor who saves data', { saveData: true }, [], []],
  ['shows neither font if one fails to load', { missing: 'Text' }, FONTS, []],
])('%s', async (_, { saveData, missing }: { saveData?: boolean; missing?: string }, requested, shown) => {
  const request = vi.fn();
  const add = vi.fn();
  class FakeFont {
    readonly family: string;
    constructor(family: string, ...rest: unknown[]) {
      this.family = family;
      request(family, ...rest);
    }
    async load() {
      if (this.family === missing) throw new Error('offline');
      return this.family;
    }
  }
  vi.stubGlobal('FontFace', FakeFont);
  vi.stubGlobal('navigator', { connection: { saveData } });
  Object.defineProperty(document, 'fonts', { configurable: true, value: { add } });
  const { classList, dataset } = document.documentElement;
  classList.remove('fonts');
  dataset['fonts'] = JSON.stringify(FONTS);
  startFonts();
  expect(request.mock.calls).toEqual(requested);
  expect(classList.contains('fonts')).toBe(false);
  await new Promise(setImmediate);
  expect(add.mock.calls.flat()).toEqual(shown);
  expect(classList.contains('fonts')).toBe(shown.length > 0);
});
