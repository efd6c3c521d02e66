// Writes shortcuts on Linux, each time in a new process, with the test's own home folder and project.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { SHIPPED_PRODUCT } from '../../src/content-model/productFolders.ts';
import { icoOf } from './shortcut.ts';

const SHORTCUT = join(import.meta.dirname, 'shortcut.ts');

it.skipIf(process.platform !== 'linux')(
  'the shortcut follows the product’s name and, once deleted, stays deleted; a project copy does not change it',
  { timeout: 120_000 },
  () => {
    const root = realpathSync(mkdtempSync(join(tmpdir(), 'shortcut-')));
    onTestFinished(() => rmSync(root, { recursive: true }));
    const [desktop, project] = [join(root, 'Desktop'), join(root, 'Loja $1 `x`')];
    mkdirSync(desktop);
    cpSync(SHIPPED_PRODUCT, join(project, 'content'), { recursive: true });

    function start(folder = project): string[] {
      // The answer to a request to this origin is the path of the request.
      const script = `import { writeShortcut } from ${JSON.stringify(SHORTCUT)}; await writeShortcut('data:,');`;
      const { status } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
        cwd: folder,
        env: { PATH: '', HOME: root, CONTENT: 'content' },
        stdio: ['ignore', 'inherit', 'inherit'],
      });
      expect(status).toBe(0);
      return readdirSync(desktop);
    }
    function rename(name: string, folder = project): void {
      const site = join(folder, 'content', 'site.yaml');
      writeFileSync(site, readFileSync(site, 'utf8').replace(/^name: .*$/m, `name: "${name}"`));
    }

    expect(start()).toEqual(['Editor de Planner Devocional.desktop']);
    const readEntry = () => readFileSync(join(desktop, 'Editor de Planner Devocional.desktop'), 'utf8');
    const entry = readEntry();
    // Desktops unescape first the value and then the argument.
    expect(entry).toContain(`Exec=sh "${root}/Loja \\\\$1 \\\\\`x\\\\\`/Abrir o editor.command"`);
    expect(readFileSync(/^Icon=(.*)$/m.exec(entry)?.[1] ?? '', 'utf8')).toBe('/uploads/icone-512.png');

    const [copy, moved] = [join(root, 'Cópia'), join(root, 'Movida')];
    cpSync(project, copy, { recursive: true });
    start(copy);
    expect(readEntry()).toBe(entry);
    rename('Fé', copy);
    expect(start(copy)).toEqual(['Editor de Fé.desktop', 'Editor de Planner Devocional.desktop']);
    renameSync(copy, moved);
    rename('Luz', moved);
    expect(start(moved)).toEqual(['Editor de Luz.desktop', 'Editor de Planner Devocional.desktop']);

    rename('Amor / Paz: 24h 💛 ação');
    expect(start()).toEqual(['Editor de Amor Paz 24h ação.desktop', 'Editor de Luz.desktop']);
    rmSync(join(desktop, 'Editor de Amor Paz 24h ação.desktop'));
    expect(start()).toEqual(['Editor de Luz.desktop']);
  },
);

it('a Windows icon contains the whole picture', () => {
  const png = Buffer.from('picture');
  const ico = icoOf(png);
  const [size, offset] = [ico.readUInt32LE(14), ico.readUInt32LE(18)];
  expect(ico.subarray(offset, offset + size).equals(png)).toBe(true);
});
