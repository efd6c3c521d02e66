import type { AstroIntegration } from 'astro';
import { rewritePages } from './builtPages.ts';

/** Where Astro writes its own scripts for islands into a page. */
const ASTRO_SCRIPTS = /\/astro\/dist\/runtime\/server\/scripts\.js$/;

/**
 * Keeps Astro's scripts for islands out of the built pages, where src/islands/wake.ts does their work: see
 * docs/decisions/0013-lean-pages.md. A build in which nothing was kept out fails with a sentence: a new version writes
 * them elsewhere.
 */
export function leanIslands(): AstroIntegration {
  let isDone = false;
  return {
    name: 'lean-islands',
    hooks: {
      'astro:config:setup'({ command, updateConfig }) {
        if (command !== 'build') return;
        const transform = (code: string, id: string) => {
          if (!ASTRO_SCRIPTS.test(id)) return;
          const lean = code.replace(/function getPrescripts\(.*\) \{/, "$& return '';");
          isDone = lean !== code;
          return { code: lean, map: null };
        };
        updateConfig({ vite: { plugins: [{ name: 'lean-islands', transform }] } });
      },
      async 'astro:build:done'({ dir }) {
        if (!isDone)
          throw new Error('Astro keeps its scripts for islands elsewhere now: see src/build/leanIslands.ts.');
        await rewritePages(dir, leanPage);
      },
    },
  };
}

/** A page whose islands tell only what wakes them, and the rest nothing that is for React alone. */
export const leanPage = (page: string): string =>
  page
    .split(/(<astro-island [\s\S]*?<\/astro-island>)/)
    .map((part, index) =>
      index % 2
        ? leanIsland(part)
        : part.replaceAll('<!-- -->', '').replaceAll(/( data-[a-z-]+)="true"/g, '$1'),
    )
    .join('');

const leanIsland = (island: string): string =>
  island
    .replace(/^<astro-island [^>]*>/, (tag) =>
      tag.replaceAll(/ (?:uid|client|opts)="[^"]*"| await-children/g, ''),
    )
    .replace('<!--astro:end-->', '');
