// Runs Astro's development server: `previewServer.ts PORT [ORIGIN]`. With ORIGIN, the pages are the preview of the
// editor at that origin.
import { join } from 'node:path';
import { dev } from 'astro';
import { editorPreview } from '../../editor/preview/integration.ts';

const [port, editorOrigin] = process.argv.slice(2);
await dev({
  logLevel: 'error',
  server: { host: '127.0.0.1', port: Number(port) },
  // A build that runs at the same time would replace the pre-bundled dependencies in the usual folder.
  vite: { cacheDir: join('.cache', 'dev-vite') },
  integrations: editorOrigin ? [editorPreview({ editorOrigin })] : [],
});
console.log('ready');
