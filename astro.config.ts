import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, logHandlers } from 'astro/config';
import { hosting } from './hosting/integration.ts';
import { content, formerAddresses, isInSitemap } from './src/content-model/integration.ts';

export default defineConfig({
  cacheDir: './.cache/astro',
  trailingSlash: 'never',
  // Pictures must be below /uploads/, and Astro writes all its files to the same folder.
  build: { format: 'file', inlineStylesheets: 'always', assets: 'uploads/assets' },
  devToolbar: { enabled: false },
  // A build only prints warnings and errors. Its other lines (one for each picture) are in English and do not help
  // sellers.
  ...(process.argv.includes('build') && { logger: logHandlers.node({ level: 'warn' }) }),
  integrations: [
    // Must be the first integration, because it sets the site's address.
    content(),
    react(),
    sitemap({ filter: isInSitemap }),
    // Must be the last integration, because it reads the finished pages.
    hosting({ redirects: formerAddresses }),
  ],
  vite: {
    // Vite itself minifies the styles. Tailwind would warn about a pseudo-element that its minifier does not know yet.
    plugins: [tailwindcss({ optimize: false })],
    // Pictures and captions are not inlined, so that the browser requests them only when it needs them.
    build: { assetsInlineLimit: (file) => (file.endsWith('.js') ? undefined : false) },
    // Applies to client/main.ts, whose address the pages' inline script imports.
    worker: { format: 'es' },
  },
});
