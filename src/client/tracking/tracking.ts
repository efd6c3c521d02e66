import type { TrackedEvent } from '../../domain/trackers.ts';
import { tryOrUndefined } from '../tryOrUndefined.ts';
import { earlierCheckoutEvents, onCheckoutEvent } from './checkoutEvents.ts';
import { findNotice, isConsentGiven, onConsentChange } from './consent.ts';
import { isDebugging } from './debugMode.ts';
import { createGoogleAnalytics } from './googleAnalytics.ts';
import { createMetaPixel } from './metaPixel.ts';
import { observePageEvents } from './pageEvents.ts';

/** Meta's and Google's cookies. */
const COOKIES = /^_(?:fb[pc]|ga|gid|gat|gcl)/;

/**
 * Deletes the services' cookies. They may belong to the site's own host name or to one above it, which cannot be queried.
 * Implements docs/behaviour.md#consent.
 */
export function deleteTrackingCookies(): void {
  const parts = location.hostname.split('.');
  const domains = ['', ...parts.map((_, index) => `; domain=${parts.slice(index).join('.')}`)];
  for (const cookie of (tryOrUndefined(() => document.cookie) ?? '').split(/;\s*/)) {
    const name = cookie.split('=', 1)[0] ?? '';
    if (!COOKIES.test(name)) continue;
    // biome-ignore lint/suspicious/noDocumentCookie: Safari and Firefox have long had no other way.
    for (const domain of domains) document.cookie = `${name}=; max-age=0; path=/${domain}`;
  }
}

/** Loads a service's script. Its address is in the notice, where the content security policy is computed from. */
function scriptLoader(notice: HTMLElement, service: string): () => void {
  let isLoaded = false;
  return () => {
    if (isLoaded) return;
    isLoaded = true;
    const declared = notice
      .querySelector('template')
      ?.content.querySelector<HTMLElement>(`[data-tracker="${service}"]`);
    const script = document.createElement('script');
    script.async = true;
    script.src = declared?.dataset['src'] ?? '';
    document.head.append(script);
  };
}

/**
 * Measures the visit while there is consent, with the services that the page's notice declares, and deletes their cookies
 * when consent ends. Page view and price are sent once a page, events before consent never. Does nothing in debug mode and
 * on a page without the notice. Implements docs/behaviour.md#measured-events.
 */
export function startTracking(): () => void {
  const notice = findNotice();
  if (!notice || isDebugging()) return () => {};
  const controller = new AbortController();
  const { metaPixel, googleAnalytics } = notice.dataset;
  const meta = metaPixel ? createMetaPixel(metaPixel, scriptLoader(notice, 'metaPixel')) : undefined;
  const google = googleAnalytics
    ? createGoogleAnalytics(googleAnalytics, scriptLoader(notice, 'googleAnalytics'))
    : undefined;
  const services = [meta, google].filter((service) => service !== undefined);
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
    deleteTrackingCookies();
  };
  const followConsent = () => {
    if (isConsentGiven() === Boolean(stopPageEvents)) return;
    if (stopPageEvents) return end();
    for (const service of services) service.grant();
    stopPageEvents = observePageEvents(send);
  };
  // The pixel gets this event from checkoutEvents.ts, which works without this module too.
  onCheckoutEvent((event) => stopPageEvents && google?.send(event), controller.signal);
  onConsentChange(followConsent, controller.signal);
  // With consent, links followed before this module was loaded count; a pixel installed by other means has reported them.
  const missing = [window.fbq === undefined ? meta : undefined, google];
  if (isConsentGiven()) {
    followConsent();
    for (const event of earlierCheckoutEvents()) for (const service of missing) service?.send(event);
  } else deleteTrackingCookies();
  return () => {
    controller.abort();
    stopPageEvents?.();
  };
}
