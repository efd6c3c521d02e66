// Builds the site as sellers with other settings would have it, and serves each on its own port, for tests/.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { VARIANTS, type Variant, variantFolder } from '../tests/support/variants.ts';
import { findRuntime, tools } from './project.mjs';
import { serveFolder } from './serve.ts';

function writeContent(folder: string, { changes }: Variant): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync('src/content', folder, { recursive: true });
  for (const [file, fields] of Object.entries(changes)) {
    const path = join(folder, file);
    const document = parseDocument(readFileSync(path, 'utf8'));
    for (const [field, value] of Object.entries(fields)) document.setIn(field.split('.'), value);
    writeFileSync(path, document.toString());
  }
}

function build(name: string, variant: Variant): string {
  const site = join(variantFolder(name), 'dist');
  const page = join(site, 'index.html');
  if (existsSync(page) && statSync(page).mtimeMs > statSync('dist/index.html').mtimeMs) return site;
  const content = join(variantFolder(name), 'content');
  writeContent(content, variant);
  const { status } = spawnSync(findRuntime(), [tools.astro, 'build', '--silent', '--outDir', site], {
    env: { ...process.env, CONTENT_FOLDER: content },
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`The site could not be built with the settings of "${name}".`);
  return site;
}

const sites = Object.entries(VARIANTS).map(([name, variant]) => ({
  site: build(name, variant),
  port: variant.port,
}));
for (const { site, port } of sites) await serveFolder(site, port);
