import { describe, expect, it } from 'vitest';
import { svgViolation } from './svg.ts';

const SVG = 'xmlns="http://www.w3.org/2000/svg"';
const XLINK = 'xmlns:xlink="http://www.w3.org/1999/xlink"';
const HTML = 'http://www.w3.org/1999/xhtml';
const svg = (inner: string, attributes = '') => `<svg ${SVG} ${attributes} viewBox="0 0 9 9">${inner}</svg>`;
const path = '<path d="M0 0h9"/>';
const violationOf = (text: string | Buffer) => svgViolation(Buffer.from(text));

it.each(
  Object.entries({
    'from Illustrator': `\ufeff<?xml version="1.0" encoding="utf-8" standalone="no"?>\n<!-- Generator: Adobe Illustrator --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">${svg(`<style type="text/css">.st0{fill:#FFF;}</style><g class="st0">${path}</g>`, `${XLINK} xml:space="preserve"`)}`,
    'from CorelDRAW': svg(
      `<defs><style type="text/css"><![CDATA[ .fil0 {fill:#2B2A29} ]]></style></defs><g id="a"><metadata id="CorelCorpID_0"/>${path}</g>`,
    ),
    'from Inkscape': svg(
      `<defs id="d"/><g inkscape:label="Camada 1" style="-inkscape-font-specification:'Inter, Normal'">${path}</g>`,
      'xmlns:svg="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"',
    ),
    'with a prefix': `<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:path d="M0 0"/></s:svg>`,
    'with references to its own elements': svg(
      `<g id="a">${path}</g><use href="#a"/><use xlink:href="#a"/><path fill="url(#b)" mask="url('#c')"/>`,
      XLINK,
    ),
    'with a shadow': svg(
      `<filter id="a"><feGaussianBlur/><feOffset/><feBlend/></filter><g filter="url(#a)">${path.repeat(99)}</g>`,
    ),
    'coloured by a style sheet': svg(
      `<style>.a{fill:url(#b)}</style><clipPath id="c">${path}</clipPath>${path.repeat(99)}`,
    ),
    'with a shadow from a style sheet': svg(
      `<style>.a{fill:red}\n.b{filter:url(#a)}</style><filter id="a"><feFlood/></filter><g class="a b">${'<path class="a"/>'.repeat(99)}</g>`,
    ),
    'with words': svg('<title>Ação &amp; fé: https://loja.com.br</title><text>&#233; &lt;3</text>'),
  }),
)('a drawing %s is accepted', (_, text) => {
  expect(violationOf(text)).toBeUndefined();
});

it.each(['a', 'animate', 'foreignObject', 'image', 'script', 'set'])('refuses <%s>', (name) => {
  expect(violationOf(svg(`<${name}/>`))).toContain('mais do que desenho');
});

/** The refused files, by a part of the message for the seller. */
const REFUSED: Record<string, Record<string, string | Buffer>> = {
  'mais do que desenho': {
    'elements of HTML': svg(`<g xmlns="${HTML}"><path/></g>`),
    'a link in an unknown namespace': svg('<use x:href="//evil.example/a.svg#b"/>', 'xmlns:x="urn:x"'),
    'a link in capitals': svg('<use HREF="https://evil.example"/>'),
    'a base address': svg('<use href="#a"/>', 'xml:base="https://evil.example/a.svg"'),
    'an event handler with a prefix': svg('<g x:onclick="1"/>', 'xmlns:x="http://www.w3.org/2000/svg"'),
    'an address in CDATA': svg('<style><![CDATA[@import "https://evil.example";]]></style>'),
    'an address in two pieces': svg('<style>g{fill:u<!-- -->rl(https://evil.example)}</style>'),
    'an address in an attribute': svg('<g style="fill:url( &quot;//evil.example&quot;)"/>'),
    'an address in CSS escapes': svg('<style>g{fill:\\75rl(//evil.example)}</style>'),
    'image-set()': svg('<style>svg{cursor:image-set("//evil.example" 1x)}</style>'),
    'an address in a style that contains an element': svg('<style>@import "//evil.example";<g/></style>'),
    'an xml-stylesheet instruction': `<?xml-stylesheet href="https://evil.example/a.css"?>${svg(path)}`,
    'an attribute declared in the document type': `<!DOCTYPE svg [<!ATTLIST svg onload CDATA "alert(1)">]>${svg(path)}`,
  },
  demais: {
    'too many copies': svg(`<g id="a">${path}</g>${'<use href="#a"/>'.repeat(200)}`),
    'too many shapes': svg(path.repeat(100_000)),
    'masks that a style sheet puts into masks': svg(
      `${'<mask id="a"><rect/><rect/></mask>'.repeat(20)}<style>rect{mask:url(#a)}</style>`,
    ),
    'a filter of many steps': svg(`<filter id="a">${'<feGaussianBlur/>'.repeat(2000)}</filter>`),
    'many filtered shapes': svg('<path filter="url(#a)"/>'.repeat(200)),
    'many blurred shapes': svg('<path style="filter:blur(99px)"/>'.repeat(200)),
    'many shapes of a class that a style sheet blurs': svg(
      `<style>.a{filter:blur(99px)}</style>${'<path class="a"/>'.repeat(200)}`,
    ),
    'shapes that inherit a filter': svg(
      `<style>.a{filter:blur(99px)} path{all:inherit}</style><g class="a">${path.repeat(200)}</g>`,
    ),
    'a filter with a nested rule': svg(
      `<style>path{filter:blur(99px);.a{filter:none}}</style>${path.repeat(200)}`,
    ),
    'patterns that use patterns': svg(
      `<pattern id="a">${'<rect fill="url(#b)"/>'.repeat(31)}</pattern><pattern id="b"/>`,
    ),
    'groups in groups': svg('<g>'.repeat(20_000) + '</g>'.repeat(20_000)),
  },
  'não pôde ser lido': {
    'an empty file': '',
    'XML 1.1': `<?xml version="1.1"?>${svg(path)}`,
    'ISO-2022-JP without a declaration': svg('<title>\x1b$B<script>\x1b(B</title>'),
  },
  'não está na codificação UTF-8': {
    'declared ISO-2022-JP': `<?xml version="1.0" encoding="ISO-2022-JP"?>${svg(path)}`,
    'Latin 1': Buffer.from(svg('<title>Ação</title>'), 'latin1'),
  },
};

describe.each(Object.entries(REFUSED))('refuses with “%s”', (reason, files) => {
  it.each(Object.entries(files))('%s', (_, text) => {
    expect(violationOf(text)).toContain(reason);
  });
});
