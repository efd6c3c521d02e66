import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { hosting } from './hosting/integration.ts';
import { dropUnused } from './src/build/dropUnused.ts';
import { isInlined } from './src/build/inlineAssets.ts';
import { leanIslands } from './src/build/leanIslands.ts';
import { leanStyles } from './src/build/leanStyles.ts';
import { pictureNames } from './src/build/pictureNames.ts';
import { plainScripts } from './src/build/plainScripts.ts';
import { checkedContent } from './src/schemas/checkedContent.ts';

const HASHED = 'assets/[name].[hash].js';

const assetFileNames = ({ names }: { names: string[] }) =>
  `${names[0]?.endsWith('.woff2') ? 'assets' : 'uploads'}/[name].[hash][extname]`;

export default defineConfig({
  cacheDir: './.cache/astro',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always', assets: 'uploads' },
  devToolbar: { enabled: false },
  integrations: [
    // First: it gives the site its address.
    checkedContent(),
    react(),
    leanIslands(),
    plainScripts(),
    leanStyles(),
    pictureNames(),
    dropUnused(),
    // Searches are for the main page: the others are reached from it.
    sitemap({ filter: (page) => !/\/(?:oferta-exclusiva|privacidade)/.test(page) }),
    // Last: it reads the pages as they will be served.
    hosting(),
  ],
  vite: {
    plugins: [tailwindcss()],
    build: { assetsInlineLimit: isInlined },
    // The late behaviours and others, which a page imports as files of their own.
    worker: { format: 'es', rolldownOptions: { output: { entryFileNames: HASHED, chunkFileNames: HASHED } } },
    environments: {
      prerender: { build: { rolldownOptions: { output: { assetFileNames } } } },
      client: {
        build: {
          rolldownOptions: {
            output: {
              entryFileNames: HASHED,
              chunkFileNames: HASHED,
              assetFileNames,
              // React and the islands: V8 compiles them while they load, and not bit by bit while the page is scrolled.
              postBanner: ({ name }: { name: string }) =>
                /^client$|\.island$/.test(name) ? '//# allFunctionsCalledOnLoad' : '',
            },
          },
        },
      },
    },
  },
});
