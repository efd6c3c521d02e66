import { platformName } from '../../../src/domain/campaignParams.ts';

/** Tracking parameters that a copied address has from a visit: they would credit every later sale to that visit. */
const TRACKING =
  /^(?:utm_\w+|fbclid|gclid|gbraid|wbraid|ttclid|msclkid|_gl|_ga|src|sck|xcod|hotfeature|trk[23]?)$/;

/** A typed or pasted address with "https://", and without a slash alone after the host. What is no address stays. */
export function completeLink(typed: string): string {
  const written = typed.trim();
  const link = /^[\w-]+(?:\.[\w-]+)+(?:[/?#]|$)/.test(written)
    ? `https://${written}`
    : written.replace(/^http:/i, 'https:');
  return link.replace(/^(https:\/\/[^/]+)\/$/i, '$1');
}

type CleanedLink = { link: string; removed: string[]; platform: string | undefined };

/** A pasted link without tracking parameters, their names, and its checkout platform. */
export function cleanLink(pasted: string): CleanedLink {
  const link = completeLink(pasted);
  if (!URL.canParse(link)) return { link, removed: [], platform: undefined };
  const [, start = '', query, fragment = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(link) ?? [];
  const pairs = query?.split('&') ?? [];
  const nameOf = (pair: string) => pair.split('=')[0] ?? '';
  const removed = pairs.map(nameOf).filter((name) => TRACKING.test(name));
  const kept = pairs.filter((pair) => !TRACKING.test(nameOf(pair)));
  const cleaned = `${start}${kept.length > 0 ? `?${kept.join('&')}` : ''}${fragment}`;
  return { link: cleaned, removed, platform: platformName(cleaned) };
}
