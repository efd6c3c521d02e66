import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.unstubAllEnvs());

it('gives each content folder a different folder for styles, so that a build may run while the editor is open', async () => {
  const folders = new Set<string>();
  for (const content of ['products/a', 'products/b', '../products/a']) {
    vi.resetModules();
    vi.stubEnv('CONTENT', content);
    folders.add((await import('./contentFolder.ts')).STYLES_FOLDER);
  }
  expect(folders.size).toBe(3);
});
