import type { TrackedEvent } from '../../trackers/events.ts';
import { TRACKER_CLIENTS } from '../../trackers/index.ts';
import type { TrackingService } from '../../trackers/tracker.ts';
import { tryOrUndefined } from '../tryOrUndefined.ts';
import { checkoutEventsSince, onCheckoutEvent } from './checkoutEvents.ts';
import {
  answeredAtMs,
  type DeclaredTracker,
  declaredTrackers,
  isConsentGiven,
  onConsentChange,
} from './consent.ts';
import { isDebugging } from './debugMode.ts';
import { observePageEvents } from './pageEvents.ts';

/**
 * Deletes the services' cookies and their data in local storage. A cookie may belong to the site's own host name or to
 * a domain above it. Scripts cannot read a cookie's domain, so this function tries every one. Implements
 * docs/behaviour.md#consent.
 */
function deleteTrackingData(): void {
  for (const { storageKey } of TRACKER_CLIENTS)
    if (storageKey) tryOrUndefined(() => localStorage.removeItem(storageKey));
  const parts = location.hostname.split('.');
  const domains = ['', ...parts.map((_, index) => `; domain=${parts.slice(index).join('.')}`)];
  for (const cookie of (tryOrUndefined(() => document.cookie) ?? '').split(/;\s*/)) {
    const name = cookie.split('=', 1)[0] ?? '';
    if (!TRACKER_CLIENTS.some(({ cookies }) => cookies?.test(name))) continue;
    // biome-ignore lint/suspicious/noDocumentCookie: older versions of Safari and Firefox have no other way.
    for (const domain of domains) document.cookie = `${name}=; max-age=0; path=/${domain}`;
  }
}

function createServices({ name, id, src }: DeclaredTracker): TrackingService[] {
  let isLoaded = false;
  const load = () => {
    if (isLoaded) return;
    isLoaded = true;
    document.head.append(Object.assign(document.createElement('script'), { async: true, src }));
  };
  return TRACKER_CLIENTS.filter((client) => client.name === name).map((client) => client.create(id, load));
}

/**
 * Measures the visit while there is consent, with the services that the page's notice declares, and deletes the
 * services' data when there is none. The page view and the first visible price are sent once per page; buy links that
 * were followed before consent are not sent later. Does nothing in debug mode or on a page without the notice.
 * Implements docs/behaviour.md#measured-events.
 */
export function startTracking(): void {
  const services = isDebugging() ? [] : declaredTrackers().flatMap(createServices);
  if (services.length === 0) return;
  const sent = new Set<string>();
  let stopPageEvents: (() => void) | undefined;

  const send = (event: TrackedEvent) => {
    const [name] = event;
    if (sent.has(name)) return;
    sent.add(name);
    for (const service of services) service.send(event);
  };
  const end = () => {
    stopPageEvents?.();
    stopPageEvents = undefined;
    for (const service of services) service.revoke();
    deleteTrackingData();
  };
  const followConsent = () => {
    if (isConsentGiven() === Boolean(stopPageEvents)) return;
    if (stopPageEvents) return end();
    for (const service of services) service.grant();
    stopPageEvents = observePageEvents(send);
  };
  const sendCheckout = (event: TrackedEvent, isEarlier: boolean) => {
    for (const service of services) service.sendCheckout(event, isEarlier);
  };
  onCheckoutEvent((event) => stopPageEvents && sendCheckout(event, false));
  onConsentChange(followConsent);
  if (isConsentGiven()) {
    followConsent();
    // Also reports the links that were followed before this module was loaded, but after the visitor's answer.
    for (const event of checkoutEventsSince(answeredAtMs())) sendCheckout(event, true);
  } else deleteTrackingData();
}
