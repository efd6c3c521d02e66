type Way = 'prefetch' | 'prerender';

/** The rules that have a page prepared, word for word: the content security policy knows them by their hash. */
export const speculationRules = (how: Way, path: string): string =>
  JSON.stringify({ [how]: [{ source: 'list', urls: [path] }] });

/**
 * Makes a page of the site ready before the visitor is sent there, by speculation rules: `prefetch` fetches it,
 * `prerender` also draws it, unseen. Neither where the visitor saves data; a browser without them goes the usual way.
 */
export function prepareOffer(path: string): { prefetch: () => void; prerender: () => void } {
  const prepare = (how: Way) => () => {
    if (navigator.connection?.saveData) return;
    const rules = document.createElement('script');
    rules.type = 'speculationrules';
    rules.text = speculationRules(how, path);
    document.head.append(rules);
  };
  return { prefetch: prepare('prefetch'), prerender: prepare('prerender') };
}
