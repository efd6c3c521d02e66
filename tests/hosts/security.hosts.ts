import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildVariant } from '../../scripts/buildVariant.ts';
import { serveFolder } from '../../scripts/serve.ts';
import { VARIANTS, variantUrl } from '../support/variants.ts';
import { ask } from './ask.ts';
import { observe } from './observatory.ts';
import { type Host, startCaddy, startCloudflare, startNginx } from './servers.ts';

const PATHS = [
  '/',
  '/oferta-exclusiva',
  '/privacidade',
  '/um/caminho.html',
  '/uploads/nada.png',
  '/robots.txt',
];

/** Faults of a policy that are certain, as Google's evaluator finds them. */
function faultsOf(policy: string): string[] {
  return new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity <= Severity.MEDIUM)
    .map(({ directive, value, description }) => `${directive} ${value}: ${description}`);
}

describe.each([
  { name: 'nginx', start: startNginx },
  { name: 'Caddy', start: startCaddy },
  { name: 'Cloudflare', start: startCloudflare },
])('$name', ({ start }) => {
  let host: Host;
  beforeAll(async () => {
    host = await start();
  });
  afterAll(() => host?.stop());

  test.each(PATHS)('has A+ from the Observatory’s rules for %s', async (path) => {
    const { score, grade, failed } = await observe(host.origin, path);
    expect(failed).toEqual([]);
    expect(grade).toBe('A+');
    const isDrawnByBrowser = path.startsWith('/uploads/');
    expect(score).toBeGreaterThanOrEqual(isDrawnByBrowser ? 115 : 130);
  });

  test.each(PATHS)('has a policy without faults for %s', async (path) => {
    const { headers } = await ask(host.origin, path);
    expect(faultsOf(headers['content-security-policy'] ?? '')).toEqual([]);
  });
});

describe('with services that measure visits', () => {
  let server: Awaited<ReturnType<typeof serveFolder>>;
  beforeAll(async () => {
    server = await serveFolder(buildVariant('tracked'), VARIANTS.tracked.port);
  });
  afterAll(() => void server?.close());

  test.each(['/', '/oferta-exclusiva'])('%s keeps A+ and a policy without faults', async (path) => {
    const origin = variantUrl('tracked');
    const { score, grade, failed } = await observe(origin, path);
    expect(failed).toEqual([]);
    expect(grade).toBe('A+');
    expect(score).toBeGreaterThanOrEqual(130);
    const { headers } = await ask(origin, path);
    expect(headers['content-security-policy']).toContain('https://connect.facebook.net');
    expect(faultsOf(headers['content-security-policy'] ?? '')).toEqual([]);
  });
});

test('the evaluator would find a fault', () => {
  expect(faultsOf("script-src 'unsafe-inline' https:")).not.toEqual([]);
});
