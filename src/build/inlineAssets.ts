/** An icon of more words than that is the seller's own, and a file: each page would carry it. */
const MOST_ICON_BYTES = 512;

/**
 * Whether a file goes into the page that names it: the page's own scripts, and the icon of the tab if it is small, which
 * the browser would ask for while it paints. Pictures and captions stay files, each asked for when it is needed.
 */
export function isInlined(file: string, { length }: { length: number }): boolean {
  return file.endsWith('.js') || (file.endsWith('/marca/favicon.svg') && length <= MOST_ICON_BYTES);
}
