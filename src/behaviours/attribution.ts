import { mergeTags, readTags, type Tags, tagCheckout, withoutClickIds } from '../domain/attribution.ts';
import { attempt } from './attempt.ts';
import { isConsentGiven, onConsentChange } from './consentChoice.ts';
import { isDebugging } from './debugMode.ts';

/** Where the session keeps what brought its visitor; layouts/TagsScript.astro looks there too. */
const ATTRIBUTION = 'attribution';

const ADDRESSES = ['href', 'data-href-after-deadline'];

/** What this visit keeps. Whatever else stands in its place is nobody's tags. */
export function readKept(): Tags {
  const kept = attempt(() => JSON.parse(sessionStorage.getItem(ATTRIBUTION) ?? '')) ?? {};
  return readTags(String(new URLSearchParams(attempt(() => new URLSearchParams(kept)) ?? '')));
}

function keep(tags: Tags): void {
  // While debugging the mode has to be noticed on the next page: see TagsScript.astro.
  const isWorthIt = Object.keys(tags).length > 0 || isDebugging();
  attempt(() =>
    isWorthIt
      ? sessionStorage.setItem(ATTRIBUTION, JSON.stringify(tags))
      : sessionStorage.removeItem(ATTRIBUTION),
  );
}

/**
 * Hands what brought the visitor on to the checkouts, in the real address of each buy link, under the names that each
 * takes. It is kept for the session's other pages; what singles a person out only with consent, and not after its end.
 * Without tags nothing is touched. `query` is the address's, as `location.search` gives it.
 */
export function startAttribution(query: string): () => void {
  const life = new AbortController();
  const arrived = readTags(query);
  /** By an address as it was written: the seller's own. */
  const own = new Map<string, string>();

  const allowed = (tags: Tags) => (isConsentGiven() ? tags : withoutClickIds(tags));
  const write = (tags: Tags) => {
    keep(allowed(tags));
    for (const link of document.querySelectorAll('a.buy-link')) {
      for (const name of ADDRESSES) {
        const found = link.getAttribute(name);
        if (!found) continue;
        const address = own.get(found) ?? found;
        const tagged = attempt(() => tagCheckout(address, tags)) ?? address;
        own.set(tagged, address);
        if (tagged !== found) link.setAttribute(name, tagged);
      }
    }
  };
  write(mergeTags(allowed(readKept()), arrived));
  // By then what is kept may be a later touch than this page's own.
  onConsentChange(() => write(mergeTags(arrived, allowed(readKept()))), life.signal);
  return () => life.abort();
}
