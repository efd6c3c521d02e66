// Whether an SVG is a drawing and nothing else: only elements and attributes that draw.
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';

const ELEMENTS = new Set(
  `svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan linearGradient radialGradient
   stop clipPath mask pattern marker filter feGaussianBlur feOffset feBlend feColorMatrix feComposite feFlood feMerge
   feMergeNode feDropShadow style`.split(/\s+/),
);

const HAS_CODE =
  'O SVG tem mais do que desenho (um programa, um estilo ou um link): salve-o como "SVG simples", ou use um PNG';
const NOT_READABLE = 'O SVG não pôde ser lido: salve-o de novo, ou use um PNG';

type Node = DefaultTreeAdapterTypes.ChildNode;

/** Whether a value or a style names nothing outside of the file and runs nothing. */
const staysInside = (value: string): boolean =>
  !/script:|data:|expression|@import|\\/i.test(value) && !/url\(\s*["']?(?!#)/i.test(value);

function isDrawing(node: Node): boolean {
  if (node.nodeName === '#text') return 'value' in node && staysInside(node.value);
  if (node.nodeName === '#comment') return true;
  if (!('tagName' in node) || !ELEMENTS.has(node.tagName)) return false;
  const attributesDraw = node.attrs.every(({ name, value }) => {
    if (/^on/i.test(name) || !staysInside(value)) return false;
    return name !== 'href' || value.startsWith('#');
  });
  return attributesDraw && node.childNodes.every(isDrawing);
}

/** Why an SVG is refused; undefined when it may be shown. */
export function svgViolation(bytes: Buffer): string | undefined {
  const text = bytes.toString().replace(/^\ufeff?\s*<\?xml[^>]*\?>/, '');
  if (/<!(?:ENTITY|\[CDATA)|<\?|\0/i.test(text)) return HAS_CODE;
  const nodes = parseFragment(text.replace(/<!DOCTYPE[^>[]*>/i, '')).childNodes.filter(
    (node) => !(node.nodeName === '#text' && 'value' in node && node.value.trim() === ''),
  );
  const roots = nodes.filter(({ nodeName }) => nodeName !== '#comment');
  if (roots.length !== 1 || roots[0]?.nodeName !== 'svg') return NOT_READABLE;
  return nodes.every(isDrawing) ? undefined : HAS_CODE;
}
