import { speculationRules } from '../../domain/speculationRules.ts';

/**
 * Prepares a page of the site before the visitor is sent there, by speculation rules: `prefetch` fetches it,
 * `prerender` also renders it in the background. Neither where the visitor saves data; a browser without speculation rules
 * loads the page as usual. Implements docs/behaviour.md#ways-to-the-offer.
 */
export function prepareOffer(path: string): { prefetch: () => void; prerender: () => void } {
  const prepare = (how: 'prefetch' | 'prerender') => () => {
    if (navigator.connection?.saveData) return;
    const rules = document.createElement('script');
    rules.type = 'speculationrules';
    rules.text = speculationRules(how, path);
    document.head.append(rules);
  };
  return { prefetch: prepare('prefetch'), prerender: prepare('prerender') };
}
