import { readdir, readFile, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/**
 * Takes the scripts out of a built site that no page of it asks for: those of choices that the seller's content does not
 * make, such as what measures visits.
 */
export function dropUnused(): AstroIntegration {
  return {
    name: 'drop-unused',
    hooks: {
      async 'astro:build:done'({ dir }) {
        const folder = fileURLToPath(dir);
        const names = await readdir(folder, { recursive: true });
        const read = async (ending: string) => {
          const found = names.filter((name) => name.endsWith(ending));
          const texts = found.map(
            async (name) => [name, await readFile(`${folder}/${name}`, 'utf8')] as const,
          );
          return new Map(await Promise.all(texts));
        };
        const [pages, scripts] = [await read('.html'), await read('.js')];
        for (const name of unusedScripts([...pages.values()], scripts)) await rm(`${folder}/${name}`);
      },
    },
  };
}

const fileOf = (path: string) => path.split(/[/\\]/).at(-1) ?? '';

/** The names of those scripts that neither a page names nor a script that one asks for. */
export function unusedScripts(pages: readonly string[], scripts: ReadonlyMap<string, string>): string[] {
  const unused = new Map(scripts);
  const texts = [...pages];
  for (let text = texts.pop(); text !== undefined; text = texts.pop()) {
    for (const [name, code] of unused) {
      if (!text.includes(fileOf(name))) continue;
      unused.delete(name);
      texts.push(code);
    }
  }
  return [...unused.keys()];
}
