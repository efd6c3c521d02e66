const STYLES = /(?<=<style>)[\s\S]*?(?=<\/style>)/g;

/** The texts of a page's style elements. */
export const stylesOf = (page: string): string[] => page.match(STYLES) ?? [];

export const withoutStyles = (page: string): string => page.replace(STYLES, '');

/** A page with other texts in its style elements, in their order. */
export function withStyles(page: string, styles: readonly string[]): string {
  const rest = [...styles];
  return page.replace(STYLES, (style) => rest.shift() ?? style);
}
