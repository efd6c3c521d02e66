import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { removeUnusedFiles } from './integration.ts';

test('only the files that no page uses are removed from the built site, whatever their names', () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const assets = join(folder, 'uploads', 'assets');
  mkdirSync(assets, { recursive: true });
  const used = ['Foto da Ána.B96ShiKM_1yv02f.webp', 'vídeo & mais-CZWA6Lge.mp4', 'drawings.svg'];
  for (const name of [...used, 'conversa.Dk3_a-9x.webp']) writeFileSync(join(assets, name), '');
  const sources = used.map((name) => `<img src="/uploads/assets/${encodeURI(name).replace('&', '&amp;')}">`);
  writeFileSync(join(folder, 'index.html'), sources.join(''));
  removeUnusedFiles(folder);
  expect(readdirSync(assets).toSorted()).toEqual(used.toSorted());
});
