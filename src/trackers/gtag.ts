// Google's script and its commands, which Analytics and Ads share.

declare global {
  interface Window {
    /** The queue of Google's commands. */
    dataLayer?: unknown[];
  }
}

/** The address of Google's script for one of its ids. */
export const gtagScript = (id: string): string => `https://www.googletagmanager.com/gtag/js?id=${id}`;

/** Consent mode v2, with one answer for all of its kinds. */
const consentMode = (answer: 'granted' | 'denied') => ({
  ad_storage: answer,
  ad_user_data: answer,
  ad_personalization: answer,
  analytics_storage: answer,
});

/** Queues a command. Google reads commands from `arguments` objects and ignores arrays. */
export function gtag(..._command: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: see above.
  window.dataLayer?.push(arguments);
}

/** The command lists for which the script was loaded: a page needs it once, however many services use it. */
const loadedFor = new WeakSet<unknown[]>();

/** Grants consent to Google, and loads its script for the first service of the page. */
export function grantGoogle(load: () => void): void {
  window.dataLayer ??= [];
  const isLoaded = loadedFor.has(window.dataLayer);
  if (!isLoaded) gtag('consent', 'default', consentMode('denied'));
  gtag('consent', 'update', consentMode('granted'));
  if (isLoaded) return;
  loadedFor.add(window.dataLayer);
  gtag('js', new Date());
  load();
}

/** Withdraws consent from Google. */
export const revokeGoogle = (): void => gtag('consent', 'update', consentMode('denied'));
