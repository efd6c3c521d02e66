import type { AstroIntegration } from 'astro';
import { ASK_FOR_NEWER, contentInDev } from './contentInDev.ts';
import { ContentError, readContent } from './readContent.ts';

/** Stands for the site's address in `npm run dev` as long as the content that names it is wrong. */
const NO_ADDRESS = 'http://localhost';

/**
 * Reads the content before anything else. Wrong content ends a build with its sentences alone, which a stack would bury;
 * `npm run dev` starts all the same and shows them until they are mended.
 */
export function checkedContent(): AstroIntegration {
  return {
    name: 'checked-content',
    hooks: {
      'astro:config:setup': ({ command, injectScript, updateConfig }) => {
        const isDev = command === 'dev';
        const site = addressOrExit(isDev);
        if (isDev) injectScript('page', ASK_FOR_NEWER);
        updateConfig({ site, vite: { plugins: isDev ? [contentInDev()] : [] } });
      },
    },
  };
}

function addressOrExit(isDev: boolean): string {
  try {
    return readContent().site.address;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    if (isDev) return NO_ADDRESS;
    console.error(error.message);
    process.exit(1);
  }
}
