/** A clicked element or one of its ancestors, as the rule sees it. */
type PathElement = {
  /** Its address and classes. */
  attributes: string;
  /** Its own text; of a link or a button, all of its text. */
  text: string;
};

/**
 * Whether a click means that the visitor is going to buy. Implements docs/behaviour.md#buy-like-click.
 *
 * @param path the clicked element and those around it
 */
export function isBuyLikeClick(path: readonly PathElement[]): boolean {
  return path.some(
    ({ attributes, text }) =>
      /checkout|buy|compra|:\/\/pay\./i.test(attributes) || /comprar|aproveitar/i.test(text),
  );
}

/** Describes the clicked element and those around it for `isBuyLikeClick`. */
export function describePath(clicked: Element): PathElement[] {
  const path: PathElement[] = [];
  for (let element: Element | null = clicked; element; element = element.parentElement) {
    const ownText = Array.from(element.childNodes, ({ nodeValue }) => nodeValue);
    path.push({
      attributes: `${element.getAttribute('href')} ${element.getAttribute('class')}`,
      text: `${element.matches('a, button') ? element.textContent : ownText}`,
    });
  }
  return path;
}
