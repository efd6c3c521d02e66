import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { readContent } from './src/schemas/readContent.ts';

const { site } = readContent();
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
