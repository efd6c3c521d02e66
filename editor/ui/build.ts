import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { build } from 'vite';
import { drawingOf } from '../../src/components/iconDrawing.ts';
import { FEATURE_ICONS } from '../../src/domain/featureIcons.ts';

/** Where the built interface is served from. */
export const INTERFACE_FOLDER = join('.cache', 'editor');

/** More than the interface imports: a list of its own imports would miss the next one. */
const SOURCES = ['editor', 'src', 'package-lock.json'];

function newestChangeMs(path: string): number {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newestChangeMs(join(path, name))));
}

/** Whether the built interface is as new as its sources. */
function isBuilt(): boolean {
  const page = join(INTERFACE_FOLDER, 'index.html');
  return existsSync(page) && statSync(page).mtimeMs >= Math.max(...SOURCES.map(newestChangeMs));
}

/** All drawings that a feature can have, each under its name, in the colour of the text around it. */
function drawingSheet(): string {
  const symbols = FEATURE_ICONS.map(
    (icon) => `<symbol id="${icon}" viewBox="0 0 24 24">${drawingOf(icon)}</symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;
}

/** Builds the editor's interface, unless it is built from the same sources. Throws what Vite throws. */
export async function buildInterface(): Promise<void> {
  if (isBuilt()) return;
  await build({
    configFile: false,
    plugins: [tailwindcss()],
    root: join('editor', 'ui'),
    base: './',
    // The seller reads this terminal, so it shows no timings.
    logLevel: 'error',
    // Independent of the environment of the process.
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { development: false } },
    build: {
      outDir: join('..', '..', INTERFACE_FOLDER),
      emptyOutDir: true,
      assetsInlineLimit: 0,
      target: 'es2022',
      // One file, read from this computer's disk.
      chunkSizeWarningLimit: 2000,
    },
  });
  writeFileSync(join(INTERFACE_FOLDER, 'desenhos.svg'), drawingSheet());
}
