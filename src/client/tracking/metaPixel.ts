import type { TrackingService } from './service.ts';

/** The function that Meta's script expects on the page: it queues calls until the script has loaded. */
type Pixel = ((...call: unknown[]) => void) & {
  queue: unknown[][];
  callMethod?: (...call: unknown[]) => void;
  push?: unknown;
  loaded: boolean;
  version: string;
  disablePushState: boolean;
};

/** Adds an event id, by which a server event of the same name is not counted twice. */
function withEventId(call: unknown[]): unknown[] {
  if (call[0] !== 'track' || call.length > 3 || !crypto.randomUUID) return call;
  const [, name, payload = {}] = call;
  return ['track', name, payload, { eventID: crypto.randomUUID() }];
}

function createPixel(isAllowed: () => boolean): Pixel {
  const pixel: Pixel = Object.assign(
    (...call: unknown[]) => {
      if (!isAllowed()) return;
      const identified = withEventId(call);
      if (pixel.callMethod) pixel.callMethod(...identified);
      else pixel.queue.push(identified);
    },
    // A change of the history is not another page view.
    { queue: [], loaded: true, version: '2.0', disablePushState: true },
  );
  pixel.push = pixel;
  return pixel;
}

/**
 * Meta's pixel with the page's own events and no others: its automatic events are switched off. A pixel that the seller
 * has installed by other means is used as it is.
 *
 * @param load loads Meta's script
 */
export function createMetaPixel(id: string, load: () => void): TrackingService {
  let isGranted = false;
  let isConfigured = false;
  const own = window.fbq === undefined ? createPixel(() => isGranted) : undefined;
  const call = (...command: unknown[]) => {
    if (typeof window.fbq === 'function') window.fbq(...command);
  };
  return {
    grant() {
      isGranted = true;
      window.fbq ??= own;
      window._fbq ??= own;
      call('consent', 'grant');
      if (isConfigured) return;
      isConfigured = true;
      call('set', 'autoConfig', false, id);
      call('init', id);
      if (own) load();
    },
    send: ([name, payload]) => call('track', name, payload),
    revoke() {
      if (own && !own.callMethod) {
        // The script has not loaded yet: it must find nothing to send.
        own.queue.length = 0;
        isConfigured = false;
      }
      call('consent', 'revoke');
      isGranted = false;
    },
  };
}
