import { defaultTreeAdapter as adapter, parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { unmark } from './marks.ts';

type Value = string | number | boolean | null | Value[] | { [key: string]: Value };
/** An element of a page as a browser reads it: comments left out, texts beside each other joined. */
type Element = { tag: string; attributes: Record<string, Value>; children: (Element | string | Value)[] };

/** What is left of a deadline at the time of the build. */
const CHANGING = 'firstSeconds';

const settled = (value: Value): Value => {
  if (Array.isArray(value)) return value.map(settled);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]) => (key === CHANGING ? [] : [[key, settled(item)]])),
  );
};

/** An attribute's value with what is packed in it unpacked: JSON, and the text of a link to the chat. */
function unpacked(name: string, value: string): Value {
  if (/^(?:props|data-track|data-seen|data-seen-after-deadline)$/.test(name))
    return settled(JSON.parse(value));
  if (value.startsWith('https://wa.me/')) return decodeURIComponent(value);
  return value;
}

function unpackedText(element: Tree.Element, text: string): Value {
  const type = element.attrs.find(({ name }) => name === 'type')?.value;
  if (element.tagName === 'script' && type === 'application/ld+json') return JSON.parse(text);
  // Which of our rules a page keeps depends on the words in it.
  return element.tagName === 'style' ? '' : text;
}

const AMOUNT = 'amount';
const TICK = 'tick';

const hasClass = (node: Tree.Element, name: string) =>
  node.attrs.some((attribute) => attribute.name === 'class' && attribute.value === name);

/** The texts of what the components make of a price, which stays in one piece, and of a tick, which is drawn, in any text. */
function textsOfPhrase(node: Tree.Element): Tree.TextNode[] | undefined {
  const isAmount = node.tagName === 'span' && hasClass(node, AMOUNT);
  if (isAmount) return node.childNodes.every(adapter.isTextNode) ? node.childNodes : undefined;
  const [title, path] = node.childNodes.filter(adapter.isElementNode);
  const isTick = node.tagName === 'svg' && hasClass(node, TICK) && path?.tagName === 'path';
  if (!isTick || node.childNodes.length !== 2 || title?.tagName !== 'title') return undefined;
  return title.childNodes.every(adapter.isTextNode) ? title.childNodes : undefined;
}

function childrenOf(parent: Tree.ParentNode): Element['children'] {
  const children: Element['children'] = [];
  const addText = (text: string) => {
    const before = children.at(-1);
    if (typeof before === 'string') children[children.length - 1] = before + text;
    else children.push(text);
  };
  for (const node of parent.childNodes) {
    if (adapter.isTextNode(node)) addText(node.value);
    else if (adapter.isElementNode(node)) {
      const texts = textsOfPhrase(node);
      if (texts) for (const { value } of texts) addText(value);
      else children.push(elementOf(node));
    }
  }
  return children;
}

function elementOf(node: Tree.Element): Element {
  const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, unpacked(name, value)]));
  const isTimer = attributes['role'] === 'timer';
  const inside = 'content' in node ? (node as Tree.Template).content : node;
  const children = isTimer ? [] : childrenOf(inside);
  return {
    tag: node.tagName,
    attributes,
    children: children.map((child) => (typeof child === 'string' ? unpackedText(node, child) : child)),
  };
}

/** A page whose classes are called by their order in it: the build's names depend on what else the page says. */
function withOrderedNames(html: string): string {
  const names = new Map([AMOUNT, TICK].map((name) => [name, name]));
  const nameOf = (name: string) => {
    const known = names.get(name) ?? `c${names.size}`;
    names.set(name, known);
    return known;
  };
  return html.replace(/(?<= class=")[^"]*/g, (classes) => classes.split(' ').map(nameOf).join(' '));
}

/** Reads a page or a part of one. */
export function readTree(html: string): Element['children'] {
  return childrenOf(parse(withOrderedNames(html)));
}

function difference(one: unknown, other: unknown, path: string): string | undefined {
  if (Object.is(one, other)) return undefined;
  if (!one || !other || typeof one !== 'object' || typeof other !== 'object') {
    return `${path}: ${JSON.stringify(one)} in the place of ${JSON.stringify(other)}`;
  }
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  const tag = 'tag' in one ? `<${one.tag}>` : '';
  for (const key of keys) {
    const found = difference(
      (one as Record<string, unknown>)[key],
      (other as Record<string, unknown>)[key],
      `${path}${tag} ${key}`,
    );
    if (found) return found;
  }
  return undefined;
}

/**
 * Where a page differs from the same page with marks, once each mark is replaced by its text: a text that is not there
 * word for word, or an element, attribute or address that came out of one. Undefined when nothing does.
 */
export function injection(html: string, markedHtml: string, texts: Map<string, string>): string | undefined {
  return difference(readTree(html), unmark(readTree(markedHtml), texts), '');
}
