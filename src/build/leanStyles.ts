import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { rewritePages } from './builtPages.ts';
import { inlineTheme } from './inlineTheme.ts';
import { shortenClasses } from './shortenClasses.ts';
import { trimPage } from './trimStyles.ts';

/** Of all scripts, React's own part and what is asked for besides; its words would keep rules and long names in the pages. */
const KNOWS_NO_UTILITY = /(?:client|tags|trackers|debugPanel)\.[^/\\]*$/;

/** The pages share one stylesheet; each keeps of it what it needs, in the fewest words: see docs/decisions/0013-lean-pages.md. */
export function leanStyles(): AstroIntegration {
  return {
    name: 'lean-styles',
    hooks: {
      async 'astro:build:done'({ dir, logger }) {
        const folder = fileURLToPath(dir);
        const files = await readdir(folder, { recursive: true });
        const islandFiles = files.filter((file) => /\.js$/.test(file) && !KNOWS_NO_UTILITY.test(file));
        const islandScripts = await Promise.all(
          islandFiles.map((file) => readFile(`${folder}/${file}`, 'utf8')),
        );
        await rewritePages(dir, async (page, file) => {
          const scripts = page.includes('<astro-island') ? islandScripts : [];
          const trimmed = await trimPage(page, scripts);
          const lean = shortenClasses(inlineTheme(trimmed, scripts), scripts);
          logger.info(`${file}: ${page.length - lean.length} characters less`);
          return lean;
        });
      },
    },
  };
}
