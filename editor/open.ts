// Opens the editor with its preview.
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { UserError } from '../scripts/project.mjs';
import { CONTENT_FOLDER } from '../src/content-model/contentFolder.ts';
import { openEditor } from './server/openEditor.ts';
import { openOutside } from './server/openOutside.ts';
import { buildInterface, INTERFACE_FOLDER } from './ui/build.ts';

function readOptions(): { port?: number; opensBrowser: boolean; hasShortcut: boolean } {
  try {
    const { values } = parseArgs({
      options: { port: { type: 'string' }, 'no-open': { type: 'boolean' }, shortcut: { type: 'boolean' } },
    });
    const port = values.port === undefined ? undefined : Number(values.port);
    if (port !== undefined && !(Number.isInteger(port) && port > 0 && port <= 65535)) throw new Error();
    return { ...(port && { port }), opensBrowser: !values['no-open'], hasShortcut: !!values.shortcut };
  } catch {
    throw new UserError('As opções do editor são --port, com um número de 1 a 65535, e --no-open.');
  }
}

/** Opens the editor, and the preview as soon as there is content. A signal ends the process. */
export async function open(): Promise<void> {
  const { port, opensBrowser, hasShortcut } = readOptions();
  console.log('Abrindo o editor…');
  await buildInterface();
  // Must be set before Astro and React are imported.
  process.env.NODE_ENV = 'development';
  process.env['ASTRO_TELEMETRY_DISABLED'] = '1';
  const isNewSite = !existsSync(CONTENT_FOLDER);
  const previewOrigin = Promise.withResolvers<string>();
  const server = await openEditor({
    interfaceFolder: INTERFACE_FOLDER,
    previewOrigin: previewOrigin.promise,
    ...(port && { port }),
  });
  let stopPreview = async () => {};
  const stop = async () => {
    await Promise.all([server.close(), stopPreview()]);
    process.exit(0);
  };
  // Must run before Vite's handler, which ends the process.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.prependOnceListener(signal, stop);
  const announce = () => {
    console.log(`\nO editor está em ${server.origin}\nPara fechar, feche esta janela: tudo já está salvo.\n`);
    if (opensBrowser) openOutside(server.origin);
  };

  if (isNewSite) announce();
  await server.contentOpened;
  const { startPreview } = await import('./server/startPreview.ts');
  const preview = await startPreview(server.origin);
  stopPreview = preview.stop;
  previewOrigin.resolve(preview.origin);
  if (!isNewSite) announce();
  if (!hasShortcut) return;
  try {
    const { writeShortcut } = await import('../scripts/starter/shortcut.ts');
    await writeShortcut(preview.origin);
  } catch (error) {
    // The editor works without a shortcut.
    console.warn('O atalho não foi criado.', error);
  }
}
