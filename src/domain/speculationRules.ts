/**
 * The speculation rules that fetch or prerender one page before the visitor is sent there. The content security policy
 * allows them by the hash of this exact text. See docs/behaviour.md#ways-to-the-offer.
 *
 * @param how `prefetch` fetches the page, `prerender` also renders it in the background
 * @param path the page's path, beginning with a slash
 */
export const speculationRules = (how: 'prefetch' | 'prerender', path: string): string =>
  JSON.stringify({ [how]: [{ source: 'list', urls: [path] }] });
