// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { startFonts } from './fonts.ts';

it.each([
  ['loads both families and shows them', undefined, 'present', 2, true],
  ['loads nothing for a visitor who saves data', { saveData: true }, 'present', 0, false],
  ['shows neither family if one fails to load', undefined, 'missing', 2, false],
])('%s', async (_, connection, family, requests, isShown) => {
  const load = vi.fn(async (font: string) => {
    if (family === 'missing' && font.endsWith('Title')) throw new Error('offline');
  });
  Object.defineProperty(document, 'fonts', { configurable: true, value: { load } });
  vi.stubGlobal('navigator', { connection });
  document.documentElement.className = '';
  startFonts();
  expect(load.mock.calls).toEqual([['600 1em Text'], ['600 1em Title']].slice(0, requests));
  expect(document.documentElement.classList.contains('fonts')).toBe(false);
  await vi.waitFor(() => expect(load.mock.settledResults).toHaveLength(requests));
  await Promise.resolve();
  await Promise.resolve();
  expect(document.documentElement.classList.contains('fonts')).toBe(isShown);
});
