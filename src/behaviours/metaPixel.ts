import type { TrackedEvent } from '../domain/checkout.ts';
import type { TrackerLink } from './tracking.ts';

/** What Meta's script looks for on the page: a function that keeps its calls until the script has come. */
type Pixel = ((...call: unknown[]) => void) & {
  queue: unknown[][];
  callMethod?: (...call: unknown[]) => void;
  push?: unknown;
  loaded: boolean;
  version: string;
  disablePushState: boolean;
};

/** Each event has a number, by which one of the same name that a server tells is not counted twice. */
function numbered(call: unknown[]): unknown[] {
  if (call[0] !== 'track' || call.length > 3 || !crypto.randomUUID) return call;
  const [, name, payload = {}] = call;
  return ['track', name, payload, { eventID: crypto.randomUUID() }];
}

function createPixel(isAllowed: () => boolean): Pixel {
  const pixel: Pixel = Object.assign(
    (...call: unknown[]) => {
      if (!isAllowed()) return;
      const told = numbered(call);
      if (pixel.callMethod) pixel.callMethod(...told);
      else pixel.queue.push(told);
    },
    // Changes of the history are no further page.
    { queue: [], loaded: true, version: '2.0', disablePushState: true },
  );
  pixel.push = pixel;
  return pixel;
}

/**
 * Meta's pixel, whose events are those of the page and no others: what it would find out by itself is switched off. One
 * that the seller has put in by other means is used as it is. `load` fetches its script.
 */
export function linkMetaPixel(id: string, load: () => void): TrackerLink {
  let isGranted = false;
  let isBegun = false;
  const own = window.fbq === undefined ? createPixel(() => isGranted) : undefined;
  const tell = (...call: unknown[]) => {
    if (typeof window.fbq === 'function') window.fbq(...call);
  };
  return {
    grant() {
      isGranted = true;
      window.fbq ??= own;
      window._fbq ??= own;
      tell('consent', 'grant');
      if (isBegun) return;
      isBegun = true;
      tell('set', 'autoConfig', false, id);
      tell('init', id);
      if (own) load();
    },
    send: ([name, payload]: TrackedEvent) => tell('track', name, payload),
    revoke() {
      if (own && !own.callMethod) {
        // The script is still to come: it finds nothing to tell.
        own.queue.length = 0;
        isBegun = false;
      }
      tell('consent', 'revoke');
      isGranted = false;
    },
  };
}
