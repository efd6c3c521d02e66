import type { TrackedEvent } from '../domain/checkout.ts';
import { attempt } from './attempt.ts';
import { findNotice, isConsentGiven, onConsentChange } from './consentChoice.ts';
import { isDebugging } from './debugMode.ts';
import { linkGoogleAnalytics } from './googleAnalytics.ts';
import { linkMetaPixel } from './metaPixel.ts';
import { watchPageEvents } from './pageEvents.ts';

/** A way to a service that measures: what it is told goes no further before `grant` or after `revoke`. */
export type TrackerLink = { grant: () => void; send: (event: TrackedEvent) => void; revoke: () => void };

/** Meta's and Google's cookies. */
const COOKIES = /^_(?:fb[pc]|ga|gid|gat|gcl)/;

/** Deletes what the services have kept of the visitor. It stands under the site's own name or one above it, which none can ask. */
export function forgetVisitor(): void {
  const parts = location.hostname.split('.');
  const domains = ['', ...parts.map((_, index) => `; domain=${parts.slice(index).join('.')}`)];
  for (const cookie of (attempt(() => document.cookie) ?? '').split(/;\s*/)) {
    const name = cookie.split('=', 1)[0] ?? '';
    if (!COOKIES.test(name)) continue;
    // biome-ignore lint/suspicious/noDocumentCookie: Safari and Firefox have had no other way for long.
    for (const domain of domains) document.cookie = `${name}=; max-age=0; path=/${domain}`;
  }
}

/** Fetches a service's script, whose address waits in the notice: the content security policy is read from there. */
function loader(notice: HTMLElement, tracker: string): () => void {
  let isAsked = false;
  return () => {
    if (isAsked) return;
    isAsked = true;
    const waiting = notice
      .querySelector('template')
      ?.content.querySelector<HTMLElement>(`[data-tracker="${tracker}"]`);
    const script = document.createElement('script');
    script.async = true;
    script.src = waiting?.dataset['src'] ?? '';
    document.head.append(script);
  };
}

/**
 * Measures the visit while there is consent, as the page's notice declares, and stops and forgets at once when that ends,
 * wherever it does. An event is told once a page, only while there is consent, and none is kept for later. Does nothing
 * while debugging, and on a page without the notice.
 */
export function startTracking(): () => void {
  const notice = findNotice();
  if (!notice || isDebugging()) return () => {};
  const life = new AbortController();
  const { metaPixel, googleAnalytics } = notice.dataset;
  const meta = metaPixel ? linkMetaPixel(metaPixel, loader(notice, 'metaPixel')) : undefined;
  const google = googleAnalytics
    ? linkGoogleAnalytics(googleAnalytics, loader(notice, 'googleAnalytics'))
    : undefined;
  const links = [meta, google].filter((link) => link !== undefined);
  const told = new Set<string>();
  let stopEvents: (() => void) | undefined;

  const tell = (event: TrackedEvent) => {
    const [name] = event;
    // Meta's pixel hears of the press from the link itself: see checkoutTracking.ts.
    if (name === 'InitiateCheckout') google?.send(event);
    else if (!told.has(name)) for (const link of links) link.send(event);
    told.add(name);
  };
  const end = () => {
    stopEvents?.();
    stopEvents = undefined;
    for (const link of links) link.revoke();
    forgetVisitor();
  };
  const follow = () => {
    if (isConsentGiven() === Boolean(stopEvents)) return;
    if (stopEvents) return end();
    for (const link of links) link.grant();
    stopEvents = watchPageEvents(tell);
  };
  onConsentChange(follow, life.signal);
  if (isConsentGiven()) follow();
  else forgetVisitor();
  return () => {
    life.abort();
    stopEvents?.();
  };
}
