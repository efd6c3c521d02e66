import { Window } from 'happy-dom';

const DROPPED = 'script, style, noscript, template, dialog, svg, picture, img, video, input, link, [hidden]';
const KEPT = new Set('H1 H2 H3 H4 P UL OL LI BLOCKQUOTE DETAILS SUMMARY A STRONG S'.split(' '));

const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

type Parent = { childNodes: Iterable<object> };

function write(parent: Parent): string {
  return [...parent.childNodes].map((node) => writeNode(node as Node)).join('');
}

function writeNode(node: Node): string {
  if (node.nodeType === node.TEXT_NODE) return escapeText(node.textContent ?? '');
  if (node.nodeType !== node.ELEMENT_NODE) return '';
  const element = node as Element;
  const name = element.tagName.toLowerCase();
  if (!KEPT.has(element.tagName)) return write(element);
  const href = name === 'a' ? ` href="${escapeText(element.getAttribute('href') ?? '')}"` : '';
  return `<${name}${href}>${write(element)}</${name}>`;
}

/**
 * The floor under a page of the site: a page with the same words and links in bare HTML, without styles, scripts and
 * pictures. No page that says the same can be painted sooner. Throws an Error when the page has no headline.
 */
export function floorPage(html: string): string {
  const { document } = new Window();
  document.write(html);
  for (const element of document.querySelectorAll(DROPPED)) element.remove();
  if (!document.querySelector('h1')) throw new Error('The page has no headline: there is no floor to it.');
  return [
    '<!doctype html><html lang="pt-BR"><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<link rel="icon" href="data:,">',
    `<title>${escapeText(document.title)}</title><body>`,
    write(document.body as unknown as Parent),
  ].join('');
}
