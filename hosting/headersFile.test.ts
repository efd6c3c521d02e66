// The effect of the file is tested on Cloudflare's own runtime in tests/hosts/answers.hosts.ts.
import { expect, test } from 'vitest';
import { headerRules } from './headers.ts';
import { writeHeadersFile } from './headersFile.ts';

test('the build stops when Cloudflare would ignore a rule or a part of a line', () => {
  const write = (count: number, style = "'sha256-a'") =>
    writeHeadersFile({
      rules: headerRules({ 'style-src': [style] }),
      assets: Array.from({ length: count }, (_, index) => `/uploads/assets/${index}.js`),
    });
  expect(write(97)).toContain('/uploads/assets/96.js');
  expect(() => write(98)).toThrow('needs 101 rules in _headers, and Cloudflare accepts 100');
  expect(() => write(1, 'x'.repeat(2000))).toThrow(/has 20\d\d characters, and Cloudflare accepts 2000/);
});
