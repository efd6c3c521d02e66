import {
  type CampaignParams,
  readCampaignParams,
  withCampaignParams,
  withConsentedClickIds,
} from '../../domain/campaignParams.ts';
import { tryOrUndefined } from '../tryOrUndefined.ts';
import { consentedClickIds, findConsentNotice, onConsentChange } from './consent.ts';

const STORAGE_KEY = 'campaign';

/** The seller's original address for each address with added parameters. */
const originals = new Map<string, string>();

/** The campaign parameters that this visit has stored. Unknown parameters under the key are ignored. */
export function storedCampaignParams(): CampaignParams {
  return readCampaignParams(tryOrUndefined(() => sessionStorage.getItem(STORAGE_KEY)) ?? '');
}

/** The parameters without the click ids of services that have no consent. */
export const filterByConsent = (params: CampaignParams): CampaignParams =>
  withConsentedClickIds(params, consentedClickIds());

function store(params: CampaignParams): void {
  const query = String(new URLSearchParams(params));
  tryOrUndefined(() =>
    query ? sessionStorage.setItem(STORAGE_KEY, query) : sessionStorage.removeItem(STORAGE_KEY),
  );
}

const canStore = () =>
  tryOrUndefined(() => {
    const probe = `${STORAGE_KEY}-probe`;
    sessionStorage.setItem(probe, probe);
    sessionStorage.removeItem(probe);
    return true;
  });

/**
 * The address of another page of the site for this visit. Where storage is denied, as in some in-app browsers, the
 * address contains the campaign parameters of this page's address. Implements docs/behaviour.md#campaign-parameters.
 */
export function pathWithCampaign(path: string): string {
  if (canStore()) return path;
  const query = String(new URLSearchParams(filterByConsent(readCampaignParams(location.search))));
  return query ? `${path}?${query}` : path;
}

/** The seller's address of a buy link, without the parameters that `startCampaign` has added. */
export const originalAddress = (address: string): string => originals.get(address) ?? address;

/**
 * Adds the campaign parameters of the visit to the address of each buy link, under the names that its checkout accepts,
 * and stores them for the session's other pages. Click ids are added and stored only while there is consent to their
 * service. Implements docs/behaviour.md#campaign-parameters.
 */
export function startCampaign(): void {
  const arrived = readCampaignParams(location.search);
  const apply = (found: CampaignParams) => {
    const params = filterByConsent(found);
    // A page without the notice does not know the consented ids, and leaves the stored ones for the pages that do.
    store(findConsentNotice() ? params : { ...storedCampaignParams(), ...params });
    for (const link of document.querySelectorAll('[data-buy-link]')) {
      const current = link.getAttribute('href');
      if (!current) continue;
      const original = originalAddress(current);
      const decorated = tryOrUndefined(() => withCampaignParams(original, params)) ?? original;
      originals.set(decorated, original);
      if (decorated !== current) link.setAttribute('href', decorated);
    }
  };
  apply({ ...storedCampaignParams(), ...arrived });
  // Another page may have stored newer parameters in the meantime.
  onConsentChange(() => apply({ ...arrived, ...storedCampaignParams() }));
}
