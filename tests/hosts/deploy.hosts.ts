// npm run deploy in a copy of the project, up to the upload.
import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseDocument } from 'yaml';

const LEFT_OUT = ['.git', '.cache', '.astro', '.wrangler', 'content', 'dist', 'node_modules', 'packed'];

/** What keeps the demonstration from being published, set as a seller would; the rest may stay. */
const READY = {
  'site.yaml': { name: 'Manhã com Deus', address: 'https://www.manhacomdeus.com.br' },
  'links.yaml': {
    checkoutA: 'https://pay.kiwify.com.br/AAA',
    checkoutB: 'https://pay.kiwify.com.br/BBB',
    checkoutExclusive: 'https://pay.kiwify.com.br/CCC',
    chatPhone: '5519981234567',
  },
  'proof.yaml': Object.fromEntries(
    [0, 1, 2].map((index) => [`testimonials.${index}.alt`, 'Uma cliente conta como usa o planner.']),
  ),
  'seller.yaml': {
    name: 'Joana Prado Lima',
    document: '529.982.247-25',
    address: 'Rua Barão de Jaguara, 707, Centro, Campinas, SP, 13015-001',
    email: 'oi@manhacomdeus.com.br',
  },
};
const OWN_PICTURES = [
  'depoimentos/conversa-1.webp',
  'depoimentos/conversa-2.webp',
  'depoimentos/conversa-3.webp',
  'social/fundo.jpg',
  'video/tour.webp',
  'video/tour-celular.webp',
];

let project = '';
const content = (...names: string[]) => join(project, 'content', ...names);

beforeAll(() => {
  project = mkdtempSync(resolve('.cache', 'deploy-'));
  const isCopied = (path: string) => !LEFT_OUT.includes(path.split(sep)[0] ?? '');
  cpSync('.', project, { recursive: true, filter: isCopied });
  cpSync(join('tests', 'fixtures', 'content'), content(), { recursive: true });
  symlinkSync(resolve('node_modules'), join(project, 'node_modules'), 'junction');
  // Pictures that were encoded before.
  cpSync(join('.cache', 'astro'), join(project, '.cache', 'astro'), { recursive: true });
});
afterAll(() => rmSync(project, { recursive: true, force: true }));

function deploy(): { status: number | null; output: string } {
  const { CONTENT, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/deploy.ts', '--dry-run'], {
    cwd: project,
    env: { ...env, WRANGLER_SEND_METRICS: 'false', CI: '1' },
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

test('the demonstration is not published', () => {
  const { status, output } = deploy();
  expect(output).toContain('IMPEDE A PUBLICAÇÃO');
  expect(output).toContain('Nada foi publicado: resolva o que impede a publicação (veja acima).');
  expect(output).not.toContain('dry-run');
  expect(status).toBe(1);
});

test('content of one’s own is checked, built and handed over', () => {
  for (const [file, fields] of Object.entries(READY)) {
    const document = parseDocument(readFileSync(content(file), 'utf8'));
    for (const [path, value] of Object.entries(fields)) document.setIn(path.split('.'), value);
    writeFileSync(content(file), document.toString());
  }
  // Other bytes, the same picture.
  for (const picture of OWN_PICTURES) appendFileSync(content('uploads', picture), '\n');
  const { status, output } = deploy();
  expect(output).not.toContain('IMPEDE A PUBLICAÇÃO');
  expect(output).toContain('--dry-run: exiting now');
  expect(status).toBe(0);
});
