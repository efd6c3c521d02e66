// The editor on the content folder, with its preview.
import { parseArgs } from 'node:util';
import { UserError } from '../scripts/project.mjs';
import { openEditor } from './server/openEditor.ts';
import { openOutside } from './server/openOutside.ts';
import { buildInterface, INTERFACE_FOLDER } from './ui/build.ts';

function readOptions(): { port?: number; isOpened: boolean } {
  try {
    const { values } = parseArgs({
      options: { port: { type: 'string' }, 'no-open': { type: 'boolean' } },
    });
    const port = values.port === undefined ? undefined : Number(values.port);
    if (port !== undefined && !(Number.isInteger(port) && port > 0 && port <= 65535)) throw new Error();
    return { ...(port && { port }), isOpened: !values['no-open'] };
  } catch {
    throw new UserError('As opções do editor são --port, com um número de 1 a 65535, e --no-open.');
  }
}

/**
 * Opens the editor until it is ended. Returns the exit status.
 *
 * @param isNew whether the content was copied from a shipped product just now
 */
export async function open(isNew: boolean): Promise<number> {
  const { port, isOpened } = readOptions();
  console.log('Abrindo o editor…');
  await buildInterface();
  // Before Astro and React are imported.
  process.env.NODE_ENV = 'development';
  process.env['ASTRO_TELEMETRY_DISABLED'] = '1';
  let resolveOrigin = (_origin: string): void => undefined;
  const server = await openEditor({
    interfaceFolder: INTERFACE_FOLDER,
    previewOrigin: new Promise((resolve) => {
      resolveOrigin = resolve;
    }),
    ...(port && { port }),
    isNew,
  });
  const { startPreview } = await import('./server/startPreview.ts');
  const preview = await startPreview(server.origin);
  resolveOrigin(preview.origin);
  console.log(`\nO editor está em ${server.origin}\nPara fechar, aperte Ctrl+C aqui: tudo já está salvo.\n`);
  if (isOpened) openOutside(server.origin);

  const ending = new Promise<number>((resolve) => {
    const stop = async () => {
      await Promise.all([server.close(), preview.stop()]);
      resolve(0);
    };
    // Before Vite's own handler, which ends the process.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.prependOnceListener(signal, stop);
  });
  const status = await ending;
  process.exit(status);
}
