/**
 * The elements of a head without the styles that Vite adds and removes, and without `<noscript>`, which has elements
 * only without scripts.
 */
const elementsOf = (head: HTMLHeadElement) =>
  Array.from(head.children).filter((element) => !element.matches('style[data-vite-dev-id], noscript'));

/**
 * Updates the elements of the shown page's head, such as its title and colours, from one version to the next.
 *
 * @returns false if the number or the kinds of the elements differ, or if the shown head lacks an element to update, so
 *   that the page must be reloaded
 */
export function patchHead(before: HTMLHeadElement, next: HTMLHeadElement): boolean {
  const [oldElements, newElements] = [elementsOf(before), elementsOf(next)];
  const shownElements = elementsOf(document.head);
  const isSameKind = (element: Element, index: number) => element.localName === newElements[index]?.localName;
  if (oldElements.length !== newElements.length || !oldElements.every(isSameKind)) return false;
  for (const [index, element] of newElements.entries()) {
    const previous = oldElements[index];
    if (!previous || element.isEqualNode(previous)) continue;
    const shown = shownElements.find((each) => each.isEqualNode(previous));
    if (!shown) return false;
    // Scripts that have run must not run again.
    if (element.localName === 'script') shown.textContent = element.textContent;
    else shown.replaceWith(document.importNode(element, true));
  }
  return true;
}
