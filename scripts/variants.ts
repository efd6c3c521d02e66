// Builds the site as sellers with other settings would have it, and serves each on its own port, for tests/.
// Names on the command line choose among them; --build builds alone.
import { VARIANTS } from '../tests/support/variants.ts';
import { buildVariant } from './buildVariant.ts';
import { serveFolder } from './serve.ts';

const all = Object.keys(VARIANTS) as (keyof typeof VARIANTS)[];
const isServed = !process.argv.includes('--build');
const wanted = process.argv.slice(2).filter((name) => name !== '--build');
const names = wanted.length > 0 ? wanted.flatMap((name) => all.filter((one) => one === name)) : all;
const sites = names.map((name) => ({ site: buildVariant(name), port: VARIANTS[name].port }));
if (isServed) for (const { site, port } of sites) await serveFolder(site, port);
