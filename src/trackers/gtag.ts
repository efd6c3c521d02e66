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

/** The commands that the site has queued. Other scripts may queue commands too. */
const ownCommands = new WeakSet();

/** Queues a command. Google reads commands from `arguments` objects and ignores arrays. */
function gtag(..._command: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: see above.
  const command = arguments;
  ownCommands.add(command);
  window.dataLayer?.push(command);
}

/** The accounts that are configured in a queue. A page has one script and queue, however many services use them. */
const accountsOf = new WeakMap<unknown[], Set<string>>();

/** Grants consent to Google, and loads its script for the page's first service. Returns the configured accounts. */
function grantGoogle(load: () => void): Set<string> {
  window.dataLayer ??= [];
  const known = accountsOf.get(window.dataLayer);
  if (!known) gtag('consent', 'default', consentMode('denied'));
  gtag('consent', 'update', consentMode('granted'));
  if (known) return known;
  const accounts = new Set<string>();
  accountsOf.set(window.dataLayer, accounts);
  gtag('js', new Date());
  load();
  return accounts;
}

function revokeGoogle(): void {
  const queue = window.dataLayer ?? [];
  // If the script, which replaces `push`, has not loaded yet, it must find nothing to send.
  if (!Object.hasOwn(queue, 'push')) {
    const others = queue.filter((command) => !ownCommands.has(Object(command)));
    queue.splice(0, queue.length, ...others);
    accountsOf.delete(queue);
  }
  gtag('consent', 'update', consentMode('denied'));
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
  const send = (event: TrackedEvent) => {
    const [name, parameters] = translate(event) ?? [];
    if (name) gtag('event', name, { ...parameters, send_to: target });
  };
  return {
    send,
    sendCheckout: send,
    grant() {
      const accounts = grantGoogle(load);
      if (!accounts.has(account)) gtag('config', account, ...(settings ? [settings] : []));
      accounts.add(account);
    },
    revoke: revokeGoogle,
  };
}
