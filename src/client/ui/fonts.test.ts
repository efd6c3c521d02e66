// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { startFonts } from './fonts.ts';

const FONTS = [
  ['Title', 'url(/title.woff2)', { weight: '600' }],
  ['Text', 'url(/text.woff2)', { weight: '400 700' }],
];

const requested: unknown[] = [];
const added: unknown[] = [];
let isMissing = false;

class FakeFont {
  constructor(
    readonly family: string,
    ...rest: unknown[]
  ) {
    requested.push([family, ...rest]);
  }
  async load() {
    if (isMissing && this.family === 'Text') throw new Error('offline');
    return this.family;
  }
}

beforeEach(() => {
  requested.length = 0;
  added.length = 0;
  isMissing = false;
  vi.stubGlobal('FontFace', FakeFont);
  Object.defineProperty(document, 'fonts', {
    configurable: true,
    value: { add: (font: unknown) => added.push(font) },
  });
  document.documentElement.className = '';
  document.documentElement.dataset['fonts'] = JSON.stringify(FONTS);
});

/** Starts, and waits until the promises of the fonts are settled. */
async function start(connection?: object) {
  vi.stubGlobal('navigator', { connection });
  startFonts();
  await new Promise(setImmediate);
  return { requested, added, isShown: document.documentElement.classList.contains('fonts') };
}

it('loads both fonts, and then shows them', async () => {
  expect(await start()).toEqual({ requested: FONTS, added: ['Title', 'Text'], isShown: true });
});

it('loads nothing for a visitor who saves data', async () => {
  expect(await start({ saveData: true })).toEqual({ requested: [], added: [], isShown: false });
});

it('shows neither font if one fails to load', async () => {
  isMissing = true;
  expect(await start()).toEqual({ requested: FONTS, added: [], isShown: false });
});
