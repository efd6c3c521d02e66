/** Vite adds and removes styles, and where scripts are on `<noscript>` has no elements. */
const elementsOf = (head: HTMLHeadElement) =>
  Array.from(head.children).filter((element) => !element.matches('style[data-vite-dev-id], noscript'));

/**
 * Shows title, colours and fonts of the next version.
 *
 * @return false when the heads have different elements: the page must be loaded again
 */
export function patchHead(before: HTMLHeadElement, next: HTMLHeadElement): boolean {
  const [old, now] = [elementsOf(before), elementsOf(next)];
  const live = elementsOf(document.head);
  if (old.length !== now.length || old.some((element, index) => element.localName !== now[index]?.localName))
    return false;
  for (const [index, element] of now.entries()) {
    const previous = old[index];
    if (!previous || element.isEqualNode(previous)) continue;
    const shown = live.find((each) => each.isEqualNode(previous));
    if (!shown) return false;
    // Scripts that have run must not run again.
    if (element.localName === 'script') shown.textContent = element.textContent;
    else shown.replaceWith(document.importNode(element, true));
  }
  return true;
}
