import type { TrackedEvent } from './events.ts';
import { isCode, type TrackerClient, type TrackerRecord, type TrackingService } from './tracker.ts';

declare global {
  interface Window {
    /** The pixel's id, which UTMify's script reads. */
    pixelId?: string;
  }
}

const EVENTS = 'https://tracking.utmify.com.br';

export const utmify = {
  name: 'utmify',
  label: 'Pixel da UTMify',
  help: 'O ID do pixel, no painel da UTMify. O script de UTMs dela não é preciso: o site já leva os parâmetros. Vazio: sem UTMify.',
  expected: 'vazio ou só o ID do pixel',
  example: '64f0a1b2c3d4e5f60718293a',
  isCaseSensitive: true,
  max: 24,
  idProblem(id) {
    if (isCode(id))
      return 'isto é um código inteiro: aqui vai só o ID, que nele está entre aspas, depois de pixelId';
    if (!/^[\da-f]*$/.test(id)) return 'o ID do pixel só tem números e letras de a até f, minúsculas';
    return id.length === 24 ? undefined : `o ID do pixel tem 24 números e letras, e aqui há ${id.length}`;
  },
  company: 'UTMify',
  isInBrazil: true,
  privacy:
    'Usamos a UTMify. Ela registra que você abriu e leu a página e se tocou num botão de compra, de qual anúncio veio, o seu endereço IP e os cookies da Meta e do TikTok, se houver. Guarda um registro no seu navegador e junta isso à venda, para mostrar qual anúncio vendeu.',
  clickIds: [],
  script: () => 'https://cdn.utmify.com.br/scripts/pixel/pixel.js',
  cspSources: { 'connect-src': [EVENTS] },
} as const satisfies TrackerRecord;

/** UTMify's script finds page views and followed links by itself; the debug panel shows the page view. */
const translate = ([name]: TrackedEvent): [name: string, parameters: object] | undefined =>
  name === 'PageView' ? [name, {}] : undefined;

/**
 * UTMify's script holds a click on a checkout link until its server has answered, and the sale is lost if the server
 * never answers. The script does not hold a click with `flagged` set, but still reports it, because it sets `flagged`
 * on the clicks that it dispatches itself.
 */
const markClick = (event: Event) => Object.assign(event, { flagged: true });

function create(id: string, load: () => void): TrackingService {
  return {
    grant() {
      window.pixelId = id;
      addEventListener('click', markClick, { capture: true });
      load();
    },
    send: () => {},
    sendCheckout: () => {},
    // Only a reload stops the script, which has its own listeners.
    revoke: () => location.reload(),
  };
}

export const utmifyClient = {
  name: 'utmify',
  title: 'UTMify',
  // Version 1.6.1 of the script stores this key and sets no cookies. UTMify documents neither.
  storageKey: 'lead',
  translate,
  create,
} as const satisfies TrackerClient;
