import { readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** Writes each page of a built site anew, one after the other; `rewrite` is given its text and its file's name. */
export async function rewritePages(
  dir: URL,
  rewrite: (page: string, file: string) => string | Promise<string>,
): Promise<void> {
  const folder = fileURLToPath(dir);
  const files = await readdir(folder, { recursive: true });
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    await writeFile(`${folder}/${file}`, await rewrite(await readFile(`${folder}/${file}`, 'utf8'), file));
  }
}
