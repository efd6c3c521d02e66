import type { TrackedEvent } from '../domain/checkout.ts';
import { asGoogleEvent } from '../domain/trackers.ts';
import type { TrackerLink } from './tracking.ts';

/** Consent mode v2, with one answer for all that it asks. */
const consentMode = (answer: 'granted' | 'denied') => ({
  ad_storage: answer,
  ad_user_data: answer,
  ad_personalization: answer,
  analytics_storage: answer,
});

/** Google takes its commands as `arguments`, and would pass over an array. */
function gtag(..._command: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: see above.
  window.dataLayer?.push(arguments);
}

/** Google Analytics 4, by its own script, which `load` fetches; without what it would hand on to Google's ads by itself. */
export function linkGoogleAnalytics(id: string, load: () => void): TrackerLink {
  let isBegun = false;
  const disable = (isDisabled: boolean) => Reflect.set(window, `ga-disable-${id}`, isDisabled);
  return {
    grant() {
      disable(false);
      window.dataLayer ??= [];
      if (!isBegun) gtag('consent', 'default', consentMode('denied'));
      gtag('consent', 'update', consentMode('granted'));
      if (isBegun) return;
      isBegun = true;
      gtag('js', new Date());
      gtag('config', id, { send_page_view: false, allow_google_signals: false });
      load();
    },
    send(event: TrackedEvent) {
      const told = asGoogleEvent(event);
      if (told) gtag('event', ...told);
    },
    revoke() {
      // First, because the update itself would be told.
      disable(true);
      gtag('consent', 'update', consentMode('denied'));
    },
  };
}
