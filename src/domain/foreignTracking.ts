import { isClickId } from './campaignParams.ts';

/** Parameters that a platform or an ad network adds to an address for one visitor or one campaign. */
const FOREIGN =
  /^(?:utm_.*|src|sck|xcod|_gl|_ga|_gac.*|hotfeature|gad_.*|_hs.*|mc_[ce]id|s[123]|trk\d?|sid|session_?id|jsessionid|phpsessid|sessid)$/i;

const isForeign = (name: string) => FOREIGN.test(name) || isClickId(name.toLowerCase());

/**
 * Removes the tracking parameters of a visit from a copied address, because they would credit every later sale to that
 * visit. The path, the other parameters and the fragment stay unchanged. `removed` contains the names of the removed
 * parameters. Implements docs/behaviour.md#checkouts.
 */
export function withoutForeignTracking(address: string): { address: string; removed: string[] } {
  const [, page = '', query = '', fragment = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(address) ?? [];
  const parameters = query.split('&').flatMap((pair) => {
    const [name] = new URLSearchParams(pair).keys();
    return name === undefined ? [] : [{ pair, name }];
  });
  const kept = parameters.filter(({ name }) => !isForeign(name)).map(({ pair }) => pair);
  const removed = parameters.map(({ name }) => name).filter(isForeign);
  return {
    address: `${page}${kept.length > 0 ? `?${kept.join('&')}` : ''}${fragment}`,
    removed: [...new Set(removed)],
  };
}
