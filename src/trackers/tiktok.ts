import type { TrackedEvent } from './events.ts';
import { isCode, type TrackerClient, type TrackerRecord, type TrackingService } from './tracker.ts';

declare global {
  interface Window {
    /** The name under which TikTok's script finds the pixel. */
    TiktokAnalyticsObject?: string;
    /** TikTok's pixel, if the page has one. */
    ttq?: TikTok;
  }
}

/** The address of the script without the pixel's id. */
const SCRIPT = 'https://analytics.tiktok.com/i18n/pixel/events.js';
const ORIGIN = new URL(SCRIPT).origin;

export const tiktok = {
  name: 'tiktok',
  label: 'Pixel do TikTok',
  help: 'O ID do pixel, no Gerenciador de Eventos do TikTok. Vazio: sem pixel.',
  expected: 'vazio ou só o ID do pixel',
  example: 'C4AB12CD34EF56GH78IJ',
  max: 20,
  idProblem(id) {
    if (isCode(id)) return 'isto é um código inteiro: aqui vai só o ID, que nele vem depois de load';
    if (!/^[A-Z0-9]*$/.test(id)) return 'o ID do pixel só tem letras e números, e aqui há outros sinais';
    return id.length === 20 ? undefined : `o ID do pixel tem 20 letras e números, e aqui há ${id.length}`;
  },
  company: 'TikTok',
  privacy:
    'Usamos o pixel do TikTok. Ele conta ao TikTok que você abriu a página, se viu o preço e se tocou num botão de compra, com o nome e o valor do produto, o seu endereço IP e os cookies dele. O TikTok usa isso para medir os anúncios e escolher a quem mostrá-los.',
  clickIds: ['ttclid'],
  script: (id) => `${SCRIPT}?sdkid=${id}&lib=ttq`,
  cspSources: { 'img-src': [ORIGIN], 'connect-src': [ORIGIN] },
} as const satisfies TrackerRecord;

/** The methods whose calls are queued until TikTok's script has loaded and replaces them. */
const METHODS = ['page', 'track', 'grantConsent', 'revokeConsent'] as const;
type TikTok = unknown[][] & { [Method in (typeof METHODS)[number]]: (...args: unknown[]) => void } & {
  _i: Record<string, unknown>;
  _t: Record<string, number>;
  _o: Record<string, object>;
};

function createQueue(id: string): TikTok {
  const queue: unknown[][] = [];
  const calls = METHODS.map((method) => [method, (...args: unknown[]) => queue.push([method, ...args])]);
  // The script reads these for each pixel: its address, its start time, and its options.
  const pixels = {
    _i: { [id]: Object.assign([], { _u: SCRIPT }) },
    _t: { [id]: Date.now() },
    _o: { [id]: {} },
  };
  return Object.assign(queue, Object.fromEntries(calls), pixels);
}

function translate([name, payload]: TrackedEvent): [name: string, parameters: object] | undefined {
  if (name === 'PageView') return ['page', {}];
  const { content_name, content_category, value, currency } = payload;
  const content = { content_name, content_category, price: value, quantity: 1 };
  return [name, { contents: [content], content_type: 'product', value, currency }];
}

/** TikTok's pixel. A pixel that the seller has installed by other means is used instead. */
function create(id: string, load: () => void): TrackingService {
  const ownQueue = window.ttq === undefined ? createQueue(id) : undefined;
  const send = (event: TrackedEvent) => {
    const [name, parameters] = translate(event) ?? [];
    if (name === 'page') window.ttq?.page();
    else if (name) window.ttq?.track(name, parameters);
  };
  return {
    send,
    sendCheckout: send,
    grant() {
      window.TiktokAnalyticsObject ??= 'ttq';
      window.ttq ??= ownQueue;
      window.ttq?.grantConsent();
      if (ownQueue) load();
    },
    revoke() {
      // If the script has not loaded yet, it must find nothing to send.
      if (ownQueue) ownQueue.length = 0;
      window.ttq?.revokeConsent();
    },
  };
}

export const tiktokClient = {
  name: 'tiktok',
  title: 'TikTok',
  cookies: /^(?:_ttp$|_tt_enable_cookie$|ttcsid)/,
  translate,
  create,
} as const satisfies TrackerClient;
