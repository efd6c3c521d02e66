// The effect of the file is tested on Cloudflare's own runtime in tests/hosts/answers.hosts.ts.
import { expect, test } from 'vitest';
import { headerRules } from './headers.ts';
import { writeHeadersFile } from './headersFile.ts';

type SiteSize = { files?: number; pages?: number; style?: string };

function write({ files = 1, pages = 1, style = "'sha256-a'" }: SiteSize): string {
  const policy = { 'style-src': [style] };
  const page = (index: number) => ({ file: index === 0 ? '/index.html' : `/pagina-${index}.html`, policy });
  return writeHeadersFile({
    rules: headerRules(
      policy,
      Array.from({ length: pages }, (_, index) => page(index)),
    ),
    assets: Array.from({ length: files }, (_, index) => `/uploads/assets/${index}.js`),
  });
}

const patternsOf = (text: string) => text.split('\n').filter((line) => line.startsWith('/'));

test('all assets are cached for a day if a rule for each would exceed the number of rules that Cloudflare accepts', () => {
  const few = patternsOf(write({ files: 60, pages: 30 }));
  expect(few.slice(0, 3)).toEqual(['/*', '/', '/index.html']);
  expect(few).toContain('/uploads/assets/59.js');
  const many = write({ files: 70, pages: 30 });
  expect(patternsOf(many).length).toBeLessThan(40);
  expect(many).toContain('Cache-Control: public, max-age=86400');
  expect(many).not.toContain('immutable');
});

test('the name of a file is written as browsers request it', () => {
  const text = writeHeadersFile({
    rules: headerRules({}, []),
    assets: ['/uploads/assets/Foto da Ána.B96ShiKM.webp'],
  });
  expect(patternsOf(text)).toContain('/uploads/assets/Foto%20da%20%C3%81na.B96ShiKM*');
});

test('the build stops when Cloudflare would ignore a rule or a part of a line', () => {
  expect(() => write({ pages: 97 })).toThrow('needs 102 rules in _headers, and Cloudflare accepts 100');
  expect(() => write({ style: 'x'.repeat(2000) })).toThrow(
    /has 20\d\d characters, and Cloudflare accepts 2000/,
  );
});
