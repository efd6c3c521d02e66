import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { externalFault } from './links.ts';
import { htmlFaults } from './rules.ts';
import { followLinks } from './site.ts';

const ADDRESS = 'https://loja.example.com';
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const page = (body: string, head = '') =>
  `<!DOCTYPE html>\n<html lang="pt-BR"><head><title>Uma página</title>${head}</head><body>\n${body}\n</body></html>\n`;

function faultsIn(files: Record<string, string>): string[] {
  for (const [name, text] of Object.entries({ 'index.html': page('<h1 id="topo">Oi</h1>'), ...files })) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return followLinks(folder, ADDRESS).faults;
}

describe('followLinks', () => {
  it('finds no fault in what leads somewhere', () => {
    const body = [
      '<a href="/">a</a> <a href="/#topo">b</a> <a href="#aqui">c</a> <a id="aqui" href="/outra">d</a>',
      '<img src="/uploads/a.webp" srcset="/uploads/a.webp 1x, /uploads/b.webp 2x" alt="">',
      `<a href="${ADDRESS}/outra">e</a> <a href="https://wa.me/55?text=Ol%C3%A1">f</a> <img src="data:," alt="">`,
      '<a href="mailto:oi+loja@sub.example.com.br">g</a>',
    ].join('\n');
    expect(
      faultsIn({
        'outra.html': page(body),
        'uploads/a.webp': '',
        'uploads/b.webp': '',
        'robots.txt': `Sitemap: ${ADDRESS}/mapa.xml\n`,
        'mapa.xml': `<loc>${ADDRESS}/</loc>`,
      }),
    ).toEqual([]);
  });

  it.each([
    ['a page', '<a href="/nada">x</a>', '"/nada" leads to nothing in the site'],
    ['a page with its ending', '<a href="/outra.htm">x</a>', '"/outra.htm" leads to nothing in the site'],
    ['a place', '<a href="#nada">x</a>', '"#nada" leads to no place on outra.html'],
    ['a place on another page', '<a href="/#nada">x</a>', '"/#nada" leads to no place on index.html'],
    [
      'a place in a template',
      '<a href="#t">x</a><template><i id="t"></i></template>',
      '"#t" leads to no place',
    ],
    ['a picture', '<img src="/uploads/x.webp" alt="">', '"/uploads/x.webp" leads to nothing'],
    [
      'a smaller picture',
      '<img srcset="/ 1x, /uploads/y.webp 2x" alt="">',
      '"/uploads/y.webp" leads to nothing',
    ],
    ['a poster', '<video poster="/p.webp"></video>', '"/p.webp" leads to nothing in the site'],
    [
      'a player in a template',
      '<template><video src="/v.mp4"></video></template>',
      '"/v.mp4" leads to nothing',
    ],
    [
      'an island',
      '<astro-island component-url="/assets/i.js"></astro-island>',
      '"/assets/i.js" leads to nothing',
    ],
    ['a script', '<script type="module">import"/assets/s.js"</script>', '"/assets/s.js" leads to nothing'],
    ['a style', '<style>a{background:url(/f.woff2)}</style>', '"/f.woff2" leads to nothing in the site'],
    ['a label', '<p aria-labelledby="sem">x</p>', '"#sem" leads to no place on outra.html'],
    [
      'the card',
      `<meta property="og:image" content="${ADDRESS}/c.png">`,
      `"${ADDRESS}/c.png" leads to nothing`,
    ],
    [
      'data',
      `<script type="application/ld+json">{"image":"${ADDRESS}/d.png"}</script>`,
      '/d.png" leads to nothing',
    ],
    ['nobody', '<a href="mailto:oi@loja">x</a>', '"mailto:oi@loja" is no address to write to'],
    ['a way outside', '<a href="http://pay.example.com/">x</a>', 'does not begin with https://'],
  ])('tells %s that is missing by file, line and column', (_, body, fault) => {
    const [found, ...others] = faultsIn({ 'outra.html': page(body) });
    expect(found).toMatch(/^outra\.html:3:\d+ /);
    expect(found).toContain(fault);
    expect(others).toEqual([]);
  });

  it('tells a preload that is missing by its place in the head', () => {
    const head = '<link rel="preload" as="image" href="/a.avif" imagesrcset="/b.avif 360w">';
    expect(faultsIn({ 'outra.html': page('', head) })).toEqual([
      'outra.html:2:51 "/a.avif" leads to nothing in the site',
      'outra.html:2:51 "/b.avif" leads to nothing in the site',
    ]);
  });

  it('tells what the other files name and the site lacks, by file and line', () => {
    expect(
      faultsIn({
        'robots.txt': `User-agent: *\nSitemap: ${ADDRESS}/mapa.xml\n`,
        'sitemap-0.xml': `<urlset>\n<loc>${ADDRESS}/perdida</loc></urlset>`,
        'site.webmanifest': '{"start_url":"/","icons":[{"src":"/icone.png"}]}',
        'assets/a.js': 'import{x}from"./b.js";import("./c.js")',
      }).toSorted(),
    ).toEqual([
      'assets/a.js:1 "./b.js" leads to nothing in the site',
      'assets/a.js:1 "./c.js" leads to nothing in the site',
      `robots.txt:2 "${ADDRESS}/mapa.xml" leads to nothing in the site`,
      'site.webmanifest:1 "/icone.png" leads to nothing in the site',
      `sitemap-0.xml:2 "${ADDRESS}/perdida" leads to nothing in the site`,
    ]);
  });
});

it.each([
  ['mailto:a@b.com', 'does not begin with https://'],
  ['javascript:alert(1)', 'does not begin with https://'],
  ['https://a b.com/', 'is no well-formed address'],
  ['https://pay.example.com/{nome}', 'is no well-formed address'],
  ['https://eu@pay.example.com/', 'carries a user name'],
  ['https://localhost/', 'names no host of the internet'],
  ['https://pay.example.com/a?b=c', undefined],
])('externalFault of %s', (address, fault) => {
  expect(externalFault(address)).toBe(fault);
});

describe('htmlFaults', () => {
  it('finds no fault in a right page', async () => {
    expect(await htmlFaults(page('<main><h1>Oi</h1></main>'))).toEqual([]);
  });

  it.each([
    ['<p id="a">x</p><p id="a">y</p>', '3:23 Duplicate ID "a" (no-dup-id)'],
    ['<p><span><div>x</div></span></p>', '(element-permitted-content)'],
    ['<img src="/a.webp">', '(wcag/h37)'],
    ['<button type="button"></button>', '(text-content)'],
    ['<script src="https://pay.example.com/a.js"></script>', '(require-sri)'],
    ['<audio src="/a.mp3" autoplay></audio>', '(no-autoplay)'],
  ])('tells %s by line and column', async (body, fault) => {
    const faults = await htmlFaults(page(body));
    expect(faults.join('\n')).toContain(fault);
    for (const told of faults) expect(told).toMatch(/^\d+:\d+ /);
  });
});
