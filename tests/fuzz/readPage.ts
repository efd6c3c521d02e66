import { defaultTreeAdapter as adapter, parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

const JSON_ATTRIBUTES = /^(?:props|data-track|data-seen|data-phases)$/;

/** An attribute's value; JSON and the text of a link to the chat unpacked. */
function unpack(name: string, value: string): unknown {
  // A hash of the island's props.
  if (name === 'uid') return '';
  if (JSON_ATTRIBUTES.test(name)) return JSON.parse(value);
  return value.startsWith('https://wa.me/') ? decodeURIComponent(value) : value;
}

/** A page or a part of one as a browser reads it: a list of its tags, with their attributes, and its texts. */
export function readPage(html: string): unknown[] {
  const nodes: unknown[] = [];
  const read = (parent: Tree.ParentNode) => {
    for (const node of parent.childNodes) {
      const last = nodes.at(-1);
      if (adapter.isTextNode(node)) {
        // A comment between two texts does not part them.
        if (typeof last === 'string') nodes[nodes.length - 1] = last + node.value;
        else nodes.push(node.value);
      } else if (adapter.isElementNode(node)) {
        // Two builds have two times.
        const lasting = node.attrs.filter(({ name }) => name !== 'data-built-at');
        const attributes = lasting.map(({ name, value }) => [name, unpack(name, value)]);
        nodes.push([`<${node.tagName}>`, attributes]);
        const [text] = node.childNodes;
        const isData = node.attrs.some(({ value }) => value === 'application/ld+json');
        if (isData && text && adapter.isTextNode(text)) nodes.push([JSON.parse(text.value)]);
        else read('content' in node ? (node as Tree.Template).content : node);
        nodes.push([`</${node.tagName}>`]);
      }
    }
  };
  // Parsed as without scripts, so that the contents of <noscript> count.
  read(parse(html, { scriptingEnabled: false }));
  return nodes;
}
