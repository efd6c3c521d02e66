import { defaultTreeAdapter as adapter, parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

const JSON_ATTRIBUTES = /^(?:data-track|data-seen|data-phases|data-clock)$/;

/** The time of the build differs between two builds, and the size of a heading may depend on its length. */
const VARYING = ['data-built-at', 'class'];

/** The value of an attribute. JSON and the message of a chat link are decoded. */
function unpack(name: string, value: string): unknown {
  if (JSON_ATTRIBUTES.test(name)) return JSON.parse(value);
  return value.startsWith('https://wa.me/') ? decodeURIComponent(value) : value;
}

/** Parses HTML as a browser does, into a list of tags with their attributes and texts. */
export function readPage(html: string): unknown[] {
  const nodes: unknown[] = [];
  const read = (parent: Tree.ParentNode) => {
    for (const node of parent.childNodes) {
      const last = nodes.at(-1);
      if (adapter.isTextNode(node)) {
        // A comment between two texts does not separate them.
        if (typeof last === 'string') nodes[nodes.length - 1] = last + node.value;
        else nodes.push(node.value);
      } else if (adapter.isElementNode(node)) {
        const lasting = node.attrs.filter(({ name }) => !VARYING.includes(name));
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
  // Parsed with scripting disabled, so that the elements in <noscript> are included.
  read(parse(html, { scriptingEnabled: false }));
  return nodes;
}
