import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { SHIPPED_PRODUCT } from '../../src/content-model/productFolders.ts';
import { makeReadyToSell } from './readyToSell.ts';

it('leaves nothing that stops the site from being published', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync(SHIPPED_PRODUCT, folder, { recursive: true });
  await makeReadyToSell(folder);
  vi.stubEnv('CONTENT', folder);
  vi.resetModules();
  const { loadWrittenContent } = await import('../../src/content-model/loadContent.ts');
  const { findings } = await import('../../src/content-model/rules/index.ts');
  const stops = findings(loadWrittenContent(), Date.now()).filter(({ level }) => level === 'stop');
  expect(stops.map(({ path }) => path.join('.'))).toEqual([]);
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});
