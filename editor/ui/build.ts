import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { build } from 'vite';
import { drawingOf } from '../../src/components/iconDrawing.ts';
import { FEATURE_ICONS } from '../../src/domain/featureIcons.ts';

/** The folder of the built interface. */
export const INTERFACE_FOLDER = join('.cache', 'editor');

/** The files and folders from which the interface is built. With whole folders, a new import needs no entry here. */
const SOURCES = ['editor', 'src', 'package-lock.json'];

function newestChangeMs(path: string): number {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newestChangeMs(join(path, name))));
}

/** Whether the built interface is as new as its sources. */
function isUpToDate(): boolean {
  const page = join(INTERFACE_FOLDER, 'index.html');
  return existsSync(page) && statSync(page).mtimeMs >= Math.max(...SOURCES.map(newestChangeMs));
}

/** An SVG sprite with a symbol for each drawing that a feature can have. The symbol's id is the drawing's name. */
function drawingSheet(): string {
  const symbols = FEATURE_ICONS.map(
    (icon) => `<symbol id="${icon}" viewBox="0 0 24 24">${drawingOf(icon)}</symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;
}

/** Builds the editor's interface, unless the built one is up to date. Throws Vite's errors. */
export async function buildInterface(): Promise<void> {
  if (isUpToDate()) return;
  await build({
    configFile: false,
    plugins: [tailwindcss()],
    root: join('editor', 'ui'),
    base: './',
    // The seller reads this terminal, so it shows no timings.
    logLevel: 'error',
    // The build does not depend on the NODE_ENV of the process.
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { development: false } },
    build: {
      outDir: join('..', '..', INTERFACE_FOLDER),
      emptyOutDir: true,
      assetsInlineLimit: 0,
      target: 'es2022',
      // The interface is one file, which is read from this computer's disk.
      chunkSizeWarningLimit: 2000,
    },
  });
  writeFileSync(join(INTERFACE_FOLDER, 'desenhos.svg'), drawingSheet());
}
