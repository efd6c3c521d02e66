/** A group of a regular expression that matches any of some texts. */
export const oneOf = (texts: string[]): string =>
  `(${texts.map((text) => text.replace(/[.\\+*?^$(){}|[\]]/g, '\\$&')).join('|')})`;
