// Checks that an SVG only contains elements and attributes that draw.
import { isUtf8 } from 'node:buffer';
import { SaxesParser } from 'saxes';

const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';
const XMLNS_NAMESPACE = 'http://www.w3.org/2000/xmlns/';

const ELEMENTS = new Set(
  `svg g defs symbol use title desc metadata path rect circle ellipse line polyline polygon text tspan linearGradient
   radialGradient stop clipPath mask pattern marker filter feGaussianBlur feOffset feBlend feColorMatrix feComposite feFlood
   feMerge feMergeNode feDropShadow style`.split(/\s+/),
);

/** The deepest nesting. Deeper files exhaust the stack of programs that draw them. */
const MAX_DEPTH = 250;
/**
 * The maximum number of copies, nested references and filtered elements together. Copies of copies and nested
 * references multiply, so a few lines could take forever to draw. Filters are slow too.
 */
const MAX_COSTLY_ELEMENTS = 30;
const MAX_FILTER_STEPS = 100;
const REFERRED_TO = ['clipPath', 'mask', 'marker', 'pattern'];
/** The largest size, ten times the size of a usual logo. Checking a larger file would take seconds. */
const MAX_BYTES = 1024 ** 2;

const HAS_CODE =
  'O SVG tem mais do que desenho (um programa, um estilo ou um link): salve-o como "SVG simples", ou use um PNG';
const NOT_READABLE = 'O SVG não pôde ser lido: salve-o de novo, ou use um PNG';
const NOT_UTF8 = 'O SVG não está na codificação UTF-8: salve-o de novo com ela, ou use um PNG';
const TOO_COMPLEX = 'O SVG tem formas, grupos ou cópias demais: simplifique o desenho, ou use um PNG';

/** The reason for refusing a file; the message is for the seller. */
class Refused extends Error {}

/** Whether a value or a style refers to nothing outside of the file and runs no code. */
const isSelfContained = (value: string): boolean =>
  !/script:|data:|expression|@import|image-set|\bsrc\(|\bimage\(|\\/i.test(value) &&
  !/url\((?!\s*["']?#)/i.test(value);

type Attribute = { local: string; uri: string; value: string };

function isSafeAttribute({ local, uri, value }: Attribute): boolean {
  if (uri === XMLNS_NAMESPACE) return true;
  // The namespace is ignored, because programs differ in how strictly they read it.
  const name = local.toLowerCase();
  if (name.startsWith('on') || name === 'base' || !isSelfContained(value)) return false;
  return name !== 'href' || value.startsWith('#');
}

/** Matches each rule of a style sheet that has a single class as its selector. */
const CLASS_RULE = /(?<=^|[};])\s*\.([\w-]+)\s*\{([^{}]*)\}/g;

/** The classes to which a style sheet gives a filter; undefined if its other selectors may give one too. */
function filteredClasses(style: string): string[] | undefined {
  const rules = Array.from(style.matchAll(CLASS_RULE), ([, name = '', declarations = '']) => ({
    name,
    count: declarations.match(/filter/gi)?.length ?? 0,
  })).filter(({ count }) => count > 0);
  const known = rules.reduce((sum, { count }) => sum + count, 0);
  const isAllKnown = known === style.match(/filter/gi)?.length && !/inherit/i.test(style);
  return isAllKnown ? rules.map(({ name }) => name) : undefined;
}

const isFiltered = ({ local, value }: Attribute): boolean =>
  local === 'filter' || (local === 'style' && /filter/i.test(value));

/**
 * @throws Refused when the file is not an SVG, is more than a drawing or too complex; another Error when it is not XML
 */
function checkDrawing(text: string): void {
  const parser = new SaxesParser({ xmlns: true });
  const open: string[] = [];
  const counts = { elements: 0, referredTo: 0, costly: 0, filterSteps: 0 };
  let style = '';
  let allStyles = '';
  const classes: string[] = [];
  const refuse = (message: string) => {
    throw new Refused(message);
  };
  const addStyle = (part: string) => {
    style += part;
  };
  parser.on('xmldecl', ({ version, encoding = 'utf-8' }) => {
    if (version !== '1.0') refuse(NOT_READABLE);
    if (encoding.toLowerCase() !== 'utf-8') refuse(NOT_UTF8);
  });
  // Brackets in a document type contain definitions of entities and attributes.
  parser.on('doctype', (definition) => definition.includes('[') && refuse(HAS_CODE));
  parser.on('processinginstruction', () => refuse(HAS_CODE));
  parser.on('opentag', ({ local, uri, attributes: byName }) => {
    const attributes = Object.values(byName);
    if (open.length === 0 && local !== 'svg') refuse(NOT_READABLE);
    if (open.at(-1) === 'style' || uri !== SVG_NAMESPACE || !ELEMENTS.has(local)) refuse(HAS_CODE);
    if (!attributes.every(isSafeAttribute)) refuse(HAS_CODE);
    const isReferredTo = open.some((outer) => REFERRED_TO.includes(outer));
    const refers = isReferredTo && attributes.some(({ value }) => /url\(/i.test(value));
    counts.elements += 1;
    if (isReferredTo) counts.referredTo += 1;
    if (local === 'use' || refers || attributes.some(isFiltered)) counts.costly += 1;
    classes.push(...new Set(byName['class']?.value.split(/\s+/)));
    if (local.startsWith('fe')) counts.filterSteps += 1;
    open.push(local);
    if (open.length > MAX_DEPTH) refuse(TOO_COMPLEX);
    style = '';
  });
  parser.on('text', addStyle);
  parser.on('cdata', addStyle);
  parser.on('closetag', ({ local }) => {
    open.pop();
    if (local !== 'style') return;
    if (!isSelfContained(style)) refuse(HAS_CODE);
    allStyles += style;
  });
  parser.write(text).close();
  // Without a list of classes, every element may have a filter.
  const filtered = /filter/i.test(allStyles) ? filteredClasses(allStyles) : [];
  const filteredByStyles = filtered
    ? classes.filter((name) => filtered.includes(name)).length
    : counts.elements;
  const refersInStyles = /url\(/i.test(allStyles) ? counts.referredTo : 0;
  const costlyByStyles = Math.max(filteredByStyles, refersInStyles);
  if (counts.costly + costlyByStyles > MAX_COSTLY_ELEMENTS || counts.filterSteps > MAX_FILTER_STEPS)
    refuse(TOO_COMPLEX);
}

/**
 * Why an SVG is refused; undefined if it is accepted. It is parsed as XML, as browsers parse a separate SVG file.
 *
 * @returns a message for the seller
 */
export function svgViolation(bytes: Buffer): string | undefined {
  if (bytes.length > MAX_BYTES) return TOO_COMPLEX;
  if (!isUtf8(bytes)) return NOT_UTF8;
  try {
    checkDrawing(bytes.toString());
    return undefined;
  } catch (error) {
    return error instanceof Refused ? error.message : NOT_READABLE;
  }
}
