// npm run format: formats the code, and the content files as the editor writes them.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { NotWritable } from '../editor/store/editedValue.ts';
import { formatted } from '../editor/store/yamlFile.ts';
import { runMain, runNode, tools, UserError } from './project.mjs';

const FOLDERS = ['content', 'products/*'];
const CONTENT_FILES = FOLDERS.flatMap((folder) => [`${folder}/*.yaml`, `${folder}/pages/*.yaml`]);

function formatContent(path: string): void {
  const text = readFileSync(path, 'utf8');
  try {
    const result = formatted(text);
    if (result !== text) writeFileSync(path, result);
  } catch (error) {
    throw error instanceof NotWritable ? new UserError(`${path}: ${error.message}`) : error;
  }
}

await runMain(async () => {
  for (const path of globSync(CONTENT_FILES)) formatContent(path);
  return runNode([tools.biome, 'check', '--write', '.']);
});
