import { toGoogleEvent } from '../../domain/trackers.ts';
import type { TrackingService } from './service.ts';

/** Consent mode v2, with one answer for all of its kinds. */
const consentMode = (answer: 'granted' | 'denied') => ({
  ad_storage: answer,
  ad_user_data: answer,
  ad_personalization: answer,
  analytics_storage: answer,
});

/** Google reads its commands as `arguments` objects and ignores arrays. */
function gtag(..._command: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: see above.
  window.dataLayer?.push(arguments);
}

/**
 * Google Analytics 4, without its signals for ads.
 *
 * @param load loads Google's script
 */
export function createGoogleAnalytics(id: string, load: () => void): TrackingService {
  let isConfigured = false;
  const disable = (isDisabled: boolean) => Reflect.set(window, `ga-disable-${id}`, isDisabled);
  return {
    grant() {
      disable(false);
      window.dataLayer ??= [];
      if (!isConfigured) gtag('consent', 'default', consentMode('denied'));
      gtag('consent', 'update', consentMode('granted'));
      if (isConfigured) return;
      isConfigured = true;
      gtag('js', new Date());
      gtag('config', id, { send_page_view: false, allow_google_signals: false });
      load();
    },
    send(event) {
      const googleEvent = toGoogleEvent(event);
      if (googleEvent) gtag('event', ...googleEvent);
    },
    revoke() {
      // First, because the update itself would be sent.
      disable(true);
      gtag('consent', 'update', consentMode('denied'));
    },
  };
}
