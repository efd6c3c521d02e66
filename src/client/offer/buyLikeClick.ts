/** The text to search: all text inside a link or a button, or only the direct text nodes of any other element. */
function textOf(element: Element): string {
  const ownText = Array.from(element.childNodes, ({ nodeValue }) => nodeValue);
  return `${element.matches('a, button') ? element.textContent : ownText}`;
}

/** Whether a click on an element means that the visitor wants to buy. Implements docs/behaviour.md#buy-like-click. */
export function isBuyLikeClick(clicked: Element): boolean {
  for (let element: Element | null = clicked; element; element = element.parentElement) {
    const attributes = `${element.getAttribute('href')} ${element.getAttribute('class')}`;
    if (/checkout|buy|compra|:\/\/pay\./i.test(attributes)) return true;
    if (/comprar|aproveitar/i.test(textOf(element))) return true;
  }
  return false;
}
