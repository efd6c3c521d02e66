import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

/** An element with its attributes, and where it stands: line and column. */
export type Found = { name: string; attributes: Record<string, string>; text: string; place: string };

export type Page = { elements: Found[]; ids: Set<string> };

const textOf = (node: Tree.ParentNode) =>
  node.childNodes.map((child) => (defaultTreeAdapter.isTextNode(child) ? child.value : '')).join('');

function collect(node: Tree.ParentNode, found: Found[], ids: Set<string> | undefined): void {
  for (const child of node.childNodes) {
    if (!defaultTreeAdapter.isElementNode(child)) continue;
    const attributes = Object.fromEntries(child.attrs.map(({ name, value }) => [name, value]));
    const { startLine = 0, startCol = 0 } = child.sourceCodeLocation ?? {};
    found.push({ name: child.tagName, attributes, text: textOf(child), place: `${startLine}:${startCol}` });
    if (attributes['id'] !== undefined) ids?.add(attributes['id']);
    collect(child, found, ids);
    // What waits in a template is no place to go to.
    if ('content' in child) collect((child as Tree.Template).content, found, undefined);
  }
}

/** The elements of a page as a browser reads it, templates included, and the ids that a fragment can lead to. */
export function readPage(html: string): Page {
  const page: Page = { elements: [], ids: new Set() };
  collect(parse(html, { sourceCodeLocationInfo: true }), page.elements, page.ids);
  return page;
}
