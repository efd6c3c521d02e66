// What GUIA.md tells the seller to do, done on a fresh clone: set up, checked, published to a host on this machine.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { follow as followStep, guideSteps, newPictures } from '../support/guide.ts';
import { TEST_PORT } from '../support/variants.ts';
import { follow } from './ask.ts';
import { type Host, startCloudflare } from './servers.ts';

const LONG_MS = 400_000;
const steps = guideSteps();

let clone = '';
let host: Host | undefined;

beforeAll(() => {
  mkdirSync('.cache', { recursive: true });
  clone = mkdtempSync(resolve('.cache', 'guide-'));
  const { status, stderr } = spawnSync('git', ['clone', '--quiet', resolve('.'), clone]);
  if (status !== 0) throw new Error(`git could not clone the project: ${stderr}`);
  symlinkSync(resolve('node_modules'), join(clone, 'node_modules'), 'dir');
  // The pictures that were drawn already: drawing them again tells nothing of the guide.
  if (existsSync('.cache/astro')) cpSync('.cache/astro', join(clone, '.cache', 'astro'), { recursive: true });
});
afterAll(async () => {
  await host?.stop();
  rmSync(clone, { recursive: true, force: true });
});

/** Runs one of the project's commands in the clone, as npm does. */
function run(script: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join('scripts', script), ...args], {
    cwd: clone,
    env: { ...process.env, WRANGLER_SEND_METRICS: 'false', CI: '1' },
    encoding: 'utf8',
    timeout: LONG_MS,
  });
  return { status, said: stdout + stderr };
}

describe('a fresh clone', () => {
  test('is stopped before anything is published', { timeout: LONG_MS }, () => {
    const { status, said } = run('deploy.ts', '--dry-run');
    expect(said).toContain('IMPEDE A PUBLICAÇÃO');
    expect(said).toContain('Nada foi publicado: resolva o que impede a publicação (veja acima).');
    expect(said).not.toContain('dry-run');
    expect(status).toBe(1);
  });

  test('set up as the guide says, it passes the preflight and is handed over', {
    timeout: LONG_MS,
  }, async () => {
    const files = steps.map(({ file }) => file.replace('src/content/', ''));
    expect(new Set(files)).toEqual(
      new Set([
        'home.yaml',
        'site.yaml',
        'proof.yaml',
        'prices.yaml',
        'links.yaml',
        'seller.yaml',
        'behaviour.yaml',
        'offer.yaml',
        'tracking.yaml',
      ]),
    );
    // What the guide says of pictures: one's own under the same name.
    const own = ['modulos/*.webp', 'oferta/mockup.webp'].flatMap((names) =>
      globSync(join('src/uploads', names)),
    );
    for (const picture of [...newPictures(steps), ...own]) {
      const path = join(clone, picture);
      mkdirSync(dirname(path), { recursive: true });
      await sharp({ create: { width: 1680, height: 1680, channels: 3, background: '#e7e0d4' } })
        .webp()
        .toFile(path);
    }
    for (const step of steps) followStep(step, clone);
    const { status, said } = run('deploy.ts', '--dry-run');
    expect(said).not.toContain('IMPEDE A PUBLICAÇÃO');
    expect(said).not.toContain('PEDE ATENÇÃO');
    expect(said).toMatch(/Conferência: 0 itens impedem a publicação, 0 pedem atenção, \d\d estão certos\./);
    expect(said).toMatch(/--dry-run: exiting now/);
    expect(status).toBe(0);
  });

  test('on its host it says what the seller wrote, and nothing of the demonstration', {
    timeout: LONG_MS,
  }, async () => {
    host = await startCloudflare(TEST_PORT + 20, clone);
    const page = async (path: string) => {
      const { status, headers, body } = await follow(host?.origin ?? '', path);
      expect(status, path).toBe(200);
      return { policy: headers['content-security-policy'], html: body.toString() };
    };
    const home = await page('/');
    const offer = await page('/oferta-exclusiva');
    const privacy = await page('/privacidade');
    const everywhere = [home, offer, privacy];
    for (const { html } of everywhere) {
      expect(html).not.toMatch(/example\.com|Rua Exemplo|Nome da Sua Empresa|Ana L\.|Rebeca S\./);
      expect(html).toContain('Planner Manhã com Deus');
      expect(html).toContain('Maria da Silva');
      expect(html).toContain('CPF 111.444.777-35');
      expect(html).toContain('mailto:oi@meuplanner.com.br');
    }
    expect(home.html).toContain('https://pay.kiwify.com.br/Aa1Bb2C');
    expect(home.html).toContain('https://pay.kiwify.com.br/Dd3Ee4F');
    expect(home.html).toContain('https://wa.me/5511987654321');
    expect(home.html).toContain('79,00');
    expect(home.html).toContain('38% de desconto');
    expect(home.html).toContain('href="https://www.meuplanner.com.br/"');
    expect(offer.html).toContain('https://pay.kiwify.com.br/Gg5Hh6I');
    expect(offer.html).toContain('R$ 69');
    expect(offer.html).toContain('Este preço vale só para quem chega por esta página.');
    expect(privacy.html).toContain('Kiwify');
    expect(privacy.html).toContain('YouTube');
    for (const { policy } of [home, offer]) {
      expect(policy).toContain('https://connect.facebook.net');
      expect(policy).toContain('https://www.googletagmanager.com');
      expect(policy).toContain('https://www.youtube-nocookie.com');
      expect(policy).not.toContain('unsafe-inline');
    }
  });
});
