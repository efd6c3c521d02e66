import { describe, expect, it } from 'vitest';
import { svgViolation } from './svg.ts';

const SVG = 'xmlns="http://www.w3.org/2000/svg"';
const XLINK = 'xmlns:xlink="http://www.w3.org/1999/xlink"';
const HTML = 'http://www.w3.org/1999/xhtml';
const svg = (inner: string, attributes = '') => `<svg ${SVG} ${attributes} viewBox="0 0 9 9">${inner}</svg>`;
const path = '<path d="M0 0h9"/>';
/** Nested elements, each of which contains many references to the next. */
const nested = (element: string, attribute: string) =>
  Array.from(
    { length: 12 },
    (_, index) =>
      `<${element} id="a${index}">${`<rect ${attribute}="url(#a${index + 1})"/>`.repeat(10)}</${element}>`,
  ).join('');
const check = (text: string | Buffer) => svgViolation(Buffer.from(text));

describe('a drawing', () => {
  it.each(
    Object.entries({
      'with a declaration': `\ufeff<?xml version="1.0" encoding="utf-8" standalone="no"?>\n${svg(path)}`,
      'of Illustrator': `<?xml version="1.0" encoding="UTF-8"?><!-- Generator: Adobe Illustrator --><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">${svg(`<style type="text/css">.st0{fill:#FFF;}</style><g class="st0">${path}</g>`, `${XLINK} xml:space="preserve"`)}`,
      'of CorelDRAW': svg(
        `<defs><style type="text/css"><![CDATA[ .fil0 {fill:#2B2A29} ]]></style></defs><g id="a"><metadata id="CorelCorpID_0"/>${path}</g>`,
      ),
      'of Inkscape': svg(
        `<defs id="d"/><g inkscape:label="Camada 1" style="-inkscape-font-specification:'Inter, Normal'">${path}</g>`,
        'xmlns:svg="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"',
      ),
      'with a prefix': `<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:path d="M0 0"/></s:svg>`,
      'that refers to itself': svg(
        `<g id="a">${path}</g><use href="#a"/><use xlink:href="#a"/><path fill="url(#b)" mask="url('#c')"/>`,
        XLINK,
      ),
      'with a shadow': svg(
        `<filter id="a"><feGaussianBlur/><feOffset/><feBlend/></filter><g filter="url(#a)">${path.repeat(99)}</g>`,
      ),
      'with colours of a style sheet': svg(
        `<style>.a{fill:url(#b)}</style><clipPath id="c">${path}</clipPath>${path.repeat(99)}`,
      ),
      'with a shadow by a style sheet': svg(
        `<style>.a{fill:red}\n.b{filter:url(#a)}</style><filter id="a"><feFlood/></filter><g class="a b">${'<path class="a"/>'.repeat(99)}</g>`,
      ),
      'with words': svg('<title>Ação &amp; fé: https://loja.com.br</title><text>&#233; &lt;3</text>'),
    }),
  )('%s is accepted', (_, text) => {
    expect(check(text)).toBeUndefined();
  });
});

describe('refuses a file that does more than draw', () => {
  it.each(
    Object.entries({
      'a script in a style in a title': svg('<title><style><script>alert(1)</script></style></title>'),
      'a script in a title': svg(`<title><h:script xmlns:h="${HTML}">alert(1)</h:script></title>`),
      'a script that HTML reads as text': svg('<style><script>alert(1)</script></style>'),
      'a script after a comment that HTML ends': svg('<!--> --><script>alert(1)</script>'),
      'elements of HTML': svg(`<g xmlns="${HTML}"><path/></g>`),
      'a root of no namespace': `<svg>${path}</svg>`,
      'a root of HTML': `<svg xmlns="${HTML}">${path}</svg>`,
      'a script of another prefix': svg('<x:script>1</x:script>', 'xmlns:x="http://www.w3.org/2000/svg"'),
      'an element that links': svg(`<a href="#b">${path}</a>`),
      'a capital': svg('<SCRIPT>1</SCRIPT>'),
      'foreign content': svg('<foreignObject><p>a</p></foreignObject>'),
      'a link of another prefix': svg(
        '<use x:href="//evil.example/a.svg#b"/>',
        'xmlns:x="http://www.w3.org/1999/xlink"',
      ),
      'a link of an unknown namespace': svg('<use x:href="data:,x"/>', 'xmlns:x="urn:x"'),
      'a link in capitals': svg('<use HREF="https://evil.example"/>'),
      'a link with a space': svg('<use href=" javascript:alert(1)"/>'),
      'a link in references': svg('<use href="&#x6a;avascript&colon;alert(1)"/>'),
      'a base address': svg('<use href="#a"/>', 'xml:base="https://evil.example/a.svg"'),
      'an event': svg(path, 'onload="alert(1)"'),
      'an event in capitals': svg(path, 'ONLOAD="alert(1)"'),
      'an event of a prefix': svg('<g x:onclick="1"/>', 'xmlns:x="http://www.w3.org/2000/svg"'),
      'an animation of a link': svg('<animate attributeName="href" values="javascript:alert(1)"/>'),
      'a set of an event': svg('<set attributeName="onmouseover" to="alert(1)"/>'),
      'a picture': svg('<image href="data:image/svg+xml,&lt;svg/>"/>'),
      'an address in a style': svg('<style>g{fill:url(https://evil.example)}</style>'),
      'an address in CDATA': svg('<style><![CDATA[@import "https://evil.example";]]></style>'),
      'an address in two pieces': svg('<style>g{fill:u<!-- -->rl(https://evil.example)}</style>'),
      'an address in an attribute': svg('<g style="fill:url( &quot;//evil.example&quot;)"/>'),
      'an address in references of CSS': svg('<style>g{fill:\\75rl(//evil.example)}</style>'),
      'a set of pictures': svg('<style>svg{cursor:image-set("//evil.example" 1x)}</style>'),
      'an address before an element': svg('<style>@import "//evil.example";<g/></style>'),
      'a style sheet': `<?xml-stylesheet href="https://evil.example/a.css"?>${svg(path)}`,
      'a style sheet after the declaration': `<?xml version="1.0"?><?xml-stylesheet href="//evil.example"?>${svg(path)}`,
      'an instruction inside': svg('<?php echo 1 ?>'),
      'an entity': `<!DOCTYPE svg [<!ENTITY x "<script>alert(1)</script>">]>${svg('&x;')}`,
      'an attribute of the document type': `<!DOCTYPE svg [<!ATTLIST svg onload CDATA "alert(1)">]>${svg(path)}`,
      'too many copies': svg(`<g id="a">${path}</g>${'<use href="#a"/>'.repeat(200)}`),
      'too many shapes': svg(path.repeat(100_000)),
      'masks in masks by a style sheet': svg(
        `${'<mask id="a"><rect/><rect/></mask>'.repeat(20)}<style>rect{mask:url(#a)}</style>`,
      ),
      'many filters': svg(
        Array.from({ length: 2000 }, (_, index) => `<filter id="a${index}"><feFlood/></filter>`).join(''),
      ),
      'a filter of many steps': svg(`<filter id="a">${'<feGaussianBlur/>'.repeat(2000)}</filter>`),
      'many filtered shapes': svg('<path filter="url(#a)"/>'.repeat(200)),
      'many blurred shapes': svg('<path style="filter:blur(99px)"/>'.repeat(200)),
      'many shapes that a style sheet blurs': svg(
        `<style>path{filter:blur(99px)}</style>${path.repeat(200)}`,
      ),
      'many shapes of a class that a style sheet blurs': svg(
        `<style>.a{filter:blur(99px)}</style>${'<path class="a"/>'.repeat(200)}`,
      ),
      'shapes that inherit a filter': svg(
        `<style>.a{filter:blur(99px)} path{all:inherit}</style><g class="a">${path.repeat(200)}</g>`,
      ),
      'a filter around a class': svg(
        `<style>path{filter:blur(99px);.a{filter:none}}</style>${path.repeat(200)}`,
      ),
      'masks in masks': svg(nested('mask', 'mask')),
      'patterns in patterns': svg(nested('pattern', 'fill')),
      'groups in groups': svg('<g>'.repeat(20_000) + '</g>'.repeat(20_000)),
    }),
  )('%s', (_, text) => {
    expect(check(text)).toEqual(expect.any(String));
  });

  it.each(
    Object.entries({
      'not closed': `<svg ${SVG}><g>`,
      'two roots': svg('') + svg(''),
      'text around it': `a${svg(path)}`,
      'an unknown name': svg('&nbsp;'),
      'an unknown prefix': svg('<x:path/>'),
      'attributes twice': svg('', 'id="a" id="b"'),
      'no XML': '<svg xmlns=http://www.w3.org/2000/svg>',
      nothing: '',
      'XML 1.1': `<?xml version="1.1"?>${svg(path)}`,
      'ISO-2022-JP, declared': `<?xml version="1.0" encoding="ISO-2022-JP"?>${svg(path)}`,
      'ISO-2022-JP, by its bytes': svg('<title>\x1b$B<script>\x1b(B</title>'),
      'UTF-7': `<?xml version="1.0" encoding="UTF-7"?>${svg(path)}`,
      'Latin 1': Buffer.from(svg('<title>Ação</title>'), 'latin1'),
      'UTF-16': Buffer.from(`\ufeff${svg(path)}`, 'utf16le'),
      'UTF-16 without a mark': Buffer.from(svg(path), 'utf16le'),
      'UTF-16, declared': `<?xml version="1.0" encoding="UTF-16"?>${svg(path)}`,
      'control characters': svg('<title>\0</title>'),
    }),
  )('%s', (_, text) => {
    expect(check(text)).toEqual(expect.any(String));
  });
});
