/** Leaves out the styles that Vite adds and removes, and `<noscript>`, which has no elements while scripts run. */
const elementsOf = (head: HTMLHeadElement) =>
  Array.from(head.children).filter((element) => !element.matches('style[data-vite-dev-id], noscript'));

/**
 * Updates the page to the next version's title, colours and fonts.
 *
 * @returns false when the heads have different elements: the page must be loaded again
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
