// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { startManifest } from './manifest.ts';

it('names the manifest in the head', () => {
  startManifest();
  expect(document.head.innerHTML).toBe('<link rel="manifest" href="/site.webmanifest">');
});
