import { isCode, type TrackerClient, type TrackerRecord, type TrackingService } from './tracker.ts';

declare global {
  interface Window {
    /** Meta's pixel, if the page has one. */
    fbq?: unknown;
    /** The same pixel: Meta's script uses both names. */
    _fbq?: unknown;
  }
}

export const metaPixel = {
  name: 'metaPixel',
  label: 'Pixel da Meta',
  help: 'O número, no Gerenciador de Eventos, em Fontes de dados. Vazio: sem pixel.',
  expected: 'vazio ou só o número do pixel',
  example: '123456789012345',
  max: 20,
  idProblem(id) {
    if (isCode(id)) return 'isto é um código inteiro: aqui vai só o número, que nele vem depois de init';
    if (/\D/.test(id)) return 'o ID do pixel só tem números, e aqui há também letras ou sinais';
    const { length } = id;
    return length < 10 || length > 20
      ? `o ID do pixel tem de 10 a 20 números, e aqui há ${length}`
      : undefined;
  },
  company: 'Meta',
  privacy:
    'Usamos o pixel da Meta, dona do Facebook e do Instagram. Ele conta à Meta que você abriu a página, se viu o preço e se tocou num botão de compra, com o nome e o valor do produto, o seu endereço IP e os cookies dela. A Meta usa isso para medir os anúncios e escolher a quem mostrá-los.',
  clickIds: ['fbclid'],
  script: () => 'https://connect.facebook.net/en_US/fbevents.js',
  cspSources: {
    'img-src': ['https://www.facebook.com'],
    'connect-src': ['https://www.facebook.com', 'https://connect.facebook.net'],
  },
} as const satisfies TrackerRecord;

/** The function that Meta's script expects on the page: it queues calls until the script has loaded. */
type Pixel = ((...call: unknown[]) => void) & {
  queue: unknown[][];
  callMethod?: (...call: unknown[]) => void;
  push?: unknown;
  loaded: boolean;
  version: string;
  disablePushState: boolean;
};

/** Adds an event id. If a server reports the same event with this id, Meta counts the two as one. */
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
    // `disablePushState` prevents page views when the history changes.
    { queue: [], loaded: true, version: '2.0', disablePushState: true },
  );
  pixel.push = pixel;
  return pixel;
}

/**
 * Meta's pixel. Its automatic events are switched off, so it sends only the page's events. A pixel that the seller has
 * installed by other means is used instead.
 */
function create(id: string, load: () => void): TrackingService {
  let isGranted = false;
  let isConfigured = false;
  const ownPixel = window.fbq === undefined ? createPixel(() => isGranted) : undefined;
  const call = (...command: unknown[]) => {
    if (typeof window.fbq === 'function') window.fbq(...command);
  };
  return {
    grant() {
      isGranted = true;
      window.fbq ??= ownPixel;
      window._fbq ??= ownPixel;
      call('consent', 'grant');
      if (isConfigured) return;
      isConfigured = true;
      call('set', 'autoConfig', false, id);
      call('init', id);
      if (ownPixel) load();
    },
    send: (event) => call('track', ...event),
    sendCheckout(event, isEarlier) {
      // client/tracking/checkoutEvents.ts reports each followed link to the pixel that is on the page at that moment.
      if (isEarlier && ownPixel) call('track', ...event);
    },
    revoke() {
      if (ownPixel && !ownPixel.callMethod) {
        // If the script has not loaded yet, it must find nothing to send.
        ownPixel.queue.length = 0;
        isConfigured = false;
      }
      call('consent', 'revoke');
      isGranted = false;
    },
  };
}

export const metaPixelClient = {
  name: 'metaPixel',
  title: 'Meta',
  cookies: /^_fb[pc]/,
  translate: (event) => event,
  create,
} as const satisfies TrackerClient;
