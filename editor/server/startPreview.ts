import { dev } from 'astro';
import { editorPreview } from '../preview/integration.ts';
import { HOST, originOf } from './guard.ts';

const FIRST_PORT = 4321;

/** Starts Astro's development server for the preview, on the first free port from 4321. */
export async function startPreview(
  editorOrigin: string,
): Promise<{ origin: string; stop: () => Promise<void> }> {
  const server = await dev({
    logLevel: 'error',
    server: { host: HOST, port: FIRST_PORT },
    integrations: [editorPreview({ editorOrigin })],
  });
  // Astro silently uses another port when FIRST_PORT is in use.
  const origin = originOf(server.address.port);
  // Compiling the first page takes seconds, so it is requested before the editor opens.
  await fetch(origin, { headers: { accept: 'text/html' } }).catch(() => undefined);
  return { origin, stop: () => server.stop() };
}
