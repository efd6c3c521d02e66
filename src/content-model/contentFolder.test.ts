import { expect, it } from 'vitest';
import { stylesFolderOf } from './contentFolder.ts';

it('gives each content folder and command a different folder for styles, so that a build may run while the editor is open', () => {
  const folders = ['products/a', 'products/b', '../products/a'].flatMap((content) => [
    stylesFolderOf(content, 'dev'),
    stylesFolderOf(content, 'build'),
  ]);
  expect(new Set(folders).size).toBe(6);
});
