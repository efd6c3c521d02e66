// Updates the shown page to a newer version from the server. Only the differences between the two versions are applied,
// so changes made by scripts stay.

/** A version from the server, with the node of the shown page for each of its nodes. */
export type ServerPage = { root: Element; liveOf: Map<Node, Node> };

const isNamed = (node: Node | undefined, other: Node | undefined): boolean =>
  node?.nodeName === other?.nodeName &&
  (!(node instanceof Element && other instanceof Element) || node.id === other.id);

/** The child elements and texts. Comments are left out, because Astro removes some of them. */
const childrenOf = (node: Node): Node[] =>
  Array.from(node.childNodes).filter((child) => child instanceof Element || child instanceof Text);

/** Whether a node is ignored: a style that Vite adds, or `<noscript>`, which has elements only without scripts. */
const isIgnored = (node: Node): boolean =>
  node instanceof Element && (node.hasAttribute('data-vite-dev-id') || node.localName === 'noscript');

/** The elements that scripts start only when the page loads. */
const STARTED_ON_LOAD = '[data-carousel], [data-clock]';

const startsOnLoad = (node: Node): boolean =>
  node instanceof Element && (node.matches(STARTED_ON_LOAD) || node.querySelector(STARTED_ON_LOAD) !== null);

function pair(node: Node, live: Node, liveOf: Map<Node, Node>): void {
  liveOf.set(node, live);
  for (const [index, child] of Array.from(node.childNodes).entries()) {
    const other = live.childNodes[index];
    if (other) pair(child, other, liveOf);
  }
}

/** The first version, copied from the shown page before scripts change it. */
export function firstVersion(live: Element): ServerPage {
  const root = live.cloneNode(true) as Element;
  const liveOf = new Map<Node, Node>();
  pair(root, live, liveOf);
  return { root, liveOf };
}

function patchAttributes(before: Element, after: Element, live: Element): void {
  for (const { name } of before.attributes) if (!after.hasAttribute(name)) live.removeAttribute(name);
  for (const { name, value } of after.attributes)
    if (before.getAttribute(name) !== value) live.setAttribute(name, value);
}

/**
 * Updates the shown page from one version to the next.
 *
 * @param typed the text nodes that patchText has changed since `before` was shown
 * @returns the next version; undefined if a carousel or a countdown would have to be added or removed, or if the shown
 *   page lacks a node to update, so that the page must be reloaded
 */
export function patchPage(
  before: ServerPage,
  next: Element,
  typed: ReadonlySet<Node>,
): ServerPage | undefined {
  const liveOf = new Map<Node, Node>();

  function patch(node: Node, after: Node): boolean {
    const live = before.liveOf.get(node);
    if (!live) return false;
    liveOf.set(after, live);
    if (node instanceof Element && after instanceof Element && live instanceof Element) {
      if (node instanceof HTMLTemplateElement) {
        if (node.innerHTML !== (after as HTMLTemplateElement).innerHTML) live.innerHTML = after.innerHTML;
      }
      patchAttributes(node, after, live);
      return patchChildren(node, after, live);
    }
    if (node.nodeValue !== after.nodeValue || typed.has(live)) live.nodeValue = after.nodeValue;
    return true;
  }

  function patchChildren(node: Element, after: Element, live: Element): boolean {
    const old = childrenOf(node).filter((child) => !isIgnored(child));
    const now = childrenOf(after).filter((child) => !isIgnored(child));
    const length = Math.min(old.length, now.length);
    let first = 0;
    while (first < length && isNamed(old[first], now[first])) first += 1;
    let last = 0;
    while (last < length - first && isNamed(old.at(-1 - last), now.at(-1 - last))) last += 1;
    const removed = old.slice(first, old.length - last);
    const added = now.slice(first, now.length - last);
    if ([...removed, ...added].some(startsOnLoad)) return false;
    const same = [...old.slice(0, first), ...old.slice(old.length - last)];
    const sameNow = [...now.slice(0, first), ...now.slice(now.length - last)];
    if (!same.every((child, index) => patch(child, sameNow[index] ?? child))) return false;
    const following = last > 0 ? before.liveOf.get(old[old.length - last] ?? node) : undefined;
    for (const child of removed) (before.liveOf.get(child) as ChildNode | undefined)?.remove();
    for (const child of added) {
      const copy = document.importNode(child, true);
      live.insertBefore(copy, following?.parentNode === live ? following : null);
      pair(child, copy, liveOf);
    }
    return true;
  }

  return patch(before.root, next) ? { root: next, liveOf } : undefined;
}
