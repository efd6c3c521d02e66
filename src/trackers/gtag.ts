// Google's script and its command queue, which Analytics and Ads share.
import type { TrackedEvent } from './events.ts';
import type { TrackerClient, TrackingService } from './tracker.ts';

declare global {
  interface Window {
    /** The queue of Google's commands. */
    dataLayer?: unknown[];
  }
}

/** The address of Google's script for one of its ids. */
export const gtagScript = (id: string): string => `https://www.googletagmanager.com/gtag/js?id=${id}`;

/** The parameters of consent mode v2, with one answer for all purposes. */
const consentMode = (answer: 'granted' | 'denied') => ({
  ad_storage: answer,
  ad_user_data: answer,
  ad_personalization: answer,
  analytics_storage: answer,
});

/** Queues a command. Google reads commands from `arguments` objects and ignores arrays. */
function gtag(..._command: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: see above.
  window.dataLayer?.push(arguments);
}

/** The queues for which the script was loaded: a page needs it once, however many services use it. */
const loadedFor = new WeakSet<unknown[]>();

/** Grants consent to Google, and loads its script for the first service of the page. */
function grantGoogle(load: () => void): void {
  window.dataLayer ??= [];
  const isLoaded = loadedFor.has(window.dataLayer);
  if (!isLoaded) gtag('consent', 'default', consentMode('denied'));
  gtag('consent', 'update', consentMode('granted'));
  if (isLoaded) return;
  loadedFor.add(window.dataLayer);
  gtag('js', new Date());
  load();
}

type GoogleService = {
  /** The id in the `config` command: "G-…" or "AW-…". */
  account: string;
  settings?: object;
  /** The id to which events are sent. Without it, Google would send them to all accounts of the page. */
  target: string;
  translate: TrackerClient['translate'];
  load: () => void;
};

/** A service of Google, which is configured once, and receives only its own events. */
export function googleService({
  account,
  settings,
  target,
  translate,
  load,
}: GoogleService): TrackingService {
  let isConfigured = false;
  const send = (event: TrackedEvent) => {
    const [name, parameters] = translate(event) ?? [];
    if (name) gtag('event', name, { ...parameters, send_to: target });
  };
  return {
    send,
    sendCheckout: send,
    grant() {
      grantGoogle(load);
      if (!isConfigured) gtag('config', account, ...(settings ? [settings] : []));
      isConfigured = true;
    },
    revoke: () => gtag('consent', 'update', consentMode('denied')),
  };
}
