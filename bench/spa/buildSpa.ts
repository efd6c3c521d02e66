import { join, resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { build, type Plugin, runnerImport } from 'vite';

const HERE = import.meta.dirname;
/** What only a server can draw; a module of the same name here stands in for each. */
const STAND_INS = new Set(['Picture.tsx', 'Player.tsx', 'uploads.ts']);
const DATA = 'virtual:spa-data';

function standIns(site: string): Plugin {
  const readData = async () => {
    const { module } = await runnerImport<typeof import('./spaData.ts')>(join(HERE, 'spaData.ts'));
    return module.readSpaData(site);
  };
  return {
    name: 'spa-stand-ins',
    enforce: 'pre',
    resolveId(id, importer) {
      if (id === DATA) return `\0${DATA}`;
      const name = id.split('/').at(-1) ?? id;
      return STAND_INS.has(name) && importer?.startsWith(resolve('src')) ? join(HERE, name) : undefined;
    },
    async load(id) {
      if (id !== `\0${DATA}`) return undefined;
      const json = JSON.stringify(JSON.stringify(await readData()));
      return `export const data = JSON.parse(${json});`;
    },
  };
}

/**
 * Builds the main page as a client-rendered Vite app, from the very same sections and content, into `outDir`, to be
 * served under `base` beside the built site of the folder `site`, whose pictures it shows.
 */
export async function buildSpa(site: string, outDir: string, base: string): Promise<void> {
  await build({
    root: HERE,
    base,
    configFile: false,
    logLevel: 'error',
    plugins: [standIns(site), tailwindcss()],
    build: { outDir: resolve(outDir), emptyOutDir: true, assetsInlineLimit: 0 },
  });
}
