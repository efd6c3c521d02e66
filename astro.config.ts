import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { ContentError, readContent } from './src/schemas/readContent.ts';

const { site } = contentOrExit();

/** Wrong content ends the command with its sentences alone: a stack would bury them. */
function contentOrExit() {
  try {
    return readContent();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

const assetFileNames = ({ names }: { names: string[] }) =>
  `${names[0]?.endsWith('.woff2') ? 'assets' : 'uploads'}/[name].[hash][extname]`;

export default defineConfig({
  site: site.address,
  cacheDir: './.cache/astro',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always', assets: 'uploads' },
  devToolbar: { enabled: false },
  integrations: [react(), sitemap({ filter: (page) => !page.includes('/oferta-exclusiva') })],
  vite: {
    plugins: [tailwindcss()],
    // The pages' own scripts go into the page; pictures and captions stay files, each asked for when it is needed.
    build: { assetsInlineLimit: (file) => file.endsWith('.js') },
    environments: {
      prerender: { build: { rolldownOptions: { output: { assetFileNames } } } },
      client: {
        build: {
          rolldownOptions: {
            output: {
              entryFileNames: 'assets/[name].[hash].js',
              chunkFileNames: 'assets/[name].[hash].js',
              assetFileNames,
            },
          },
        },
      },
    },
  },
});
