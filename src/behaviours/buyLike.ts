/** What counts of an element that was pressed, or of one around it. */
export type Pressed = {
  /** Where it leads and which classes it has. */
  marks: string;
  /** Its own words; of a link or a button also those of what it holds. */
  words: string;
};

/**
 * Whether a press tells that the visitor goes to buy: on a checkout link or button, or on or in an element whose class
 * suggests checkout or buy, or whose words contain 'comprar' or 'aproveitar' (specification §4). `path` holds the
 * pressed element and those around it.
 */
export function isBuyLike(path: readonly Pressed[]): boolean {
  return path.some(
    ({ marks, words }) => /checkout|buy|compra|:\/\/pay\./i.test(marks) || /comprar|aproveitar/i.test(words),
  );
}

/** Reads the pressed element and those around it. */
export function readPressed(pressed: Element): Pressed[] {
  const path: Pressed[] = [];
  for (let element: Element | null = pressed; element; element = element.parentElement) {
    const ownWords = Array.from(element.childNodes, ({ nodeValue }) => nodeValue);
    path.push({
      marks: `${element.getAttribute('href')} ${element.getAttribute('class')}`,
      words: `${element.matches('a, button') ? element.textContent : ownWords}`,
    });
  }
  return path;
}
