import { parse, serialize, type DefaultTreeAdapterTypes as Tree } from 'parse5';

const DROPPED = new Set('script style noscript template dialog svg picture img video input'.split(' '));
const KEPT = new Set('title h1 h2 h3 h4 p ul ol li blockquote details summary a strong s'.split(' '));

function bareNodes(nodes: Tree.ChildNode[]): Tree.ChildNode[] {
  return nodes.flatMap((node) => {
    if (node.nodeName === '#text') return [node];
    if (!('tagName' in node) || DROPPED.has(node.tagName)) return [];
    if (node.attrs.some(({ name }) => name === 'hidden')) return [];
    const childNodes = bareNodes(node.childNodes);
    if (!KEPT.has(node.tagName)) return childNodes;
    return [{ ...node, attrs: node.attrs.filter(({ name }) => name === 'href'), childNodes }];
  });
}

/**
 * The words and links of a page in bare HTML, without styles, scripts or pictures: no page with the same words can
 * paint sooner. Throws an Error when the page has no headline.
 */
export function floorPage(html: string): string {
  const page = parse(html);
  const bare = serialize({ ...page, childNodes: bareNodes(page.childNodes) });
  if (!bare.includes('<h1'))
    throw new Error('The page has no headline, so there is no floor page to compare it with.');
  return `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">${bare}`;
}
