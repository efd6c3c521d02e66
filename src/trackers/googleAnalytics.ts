import type { TrackedEvent } from './events.ts';
import { googleService, gtagScript } from './gtag.ts';
import { isCode, type TrackerClient, type TrackerRecord, type TrackingService } from './tracker.ts';

/** The services to which Google's other ids belong, by their prefixes. */
const OTHER_IDS: Record<string, string> = {
  'UA-': 'do Analytics antigo, que o Google desligou',
  'GTM-': 'do Gerenciador de tags',
  'GT-': 'da Tag do Google',
  'AW-': 'do Google Ads, que tem um campo só dele',
};

const TAG_MANAGER = 'https://*.googletagmanager.com';
const ANALYTICS = 'https://*.google-analytics.com';

export const googleAnalytics = {
  name: 'googleAnalytics',
  label: 'Google Analytics',
  help: 'O ID da métrica, que começa com G-: em Administrador, Fluxos de dados. Vazio: sem Analytics.',
  expected: 'vazio ou só o ID da métrica',
  example: 'G-AB12CD34EF',
  max: 16,
  idProblem(id) {
    if (isCode(id)) return 'isto é um código inteiro: aqui vai só o ID, que começa com G-';
    const other = Object.keys(OTHER_IDS).find((start) => id.startsWith(start));
    if (other) return `o ID que começa com ${other} é ${OTHER_IDS[other]}: o da métrica começa com G-`;
    if (!id.startsWith('G-')) return 'o ID da métrica começa com G-';
    if (!/^G-[A-Z0-9]*$/.test(id)) return 'depois de G- só vêm letras e números, e aqui há outros sinais';
    const length = id.length - 'G-'.length;
    return length < 4 || length > 14
      ? `depois de G- vêm de 4 a 14 letras e números, e aqui há ${length}`
      : undefined;
  },
  company: 'Google',
  privacy:
    'Usamos o Google Analytics. Ele conta ao Google quais páginas você abriu, de onde veio e que aparelho usa, com cookies dele, e nos mostra números somados, não pessoas.',
  clickIds: ['gclid', 'gbraid', 'wbraid'],
  script: gtagScript,
  cspSources: {
    'img-src': [TAG_MANAGER, ANALYTICS],
    'connect-src': [TAG_MANAGER, ANALYTICS, 'https://*.analytics.google.com'],
  },
} as const satisfies TrackerRecord;

const EVENT_NAMES: Record<string, string> = {
  PageView: 'page_view',
  ViewContent: 'view_item',
  InitiateCheckout: 'begin_checkout',
};

function translate([name, payload]: TrackedEvent): [name: string, parameters: object] | undefined {
  const known = EVENT_NAMES[name];
  if (!known) return undefined;
  // `others` has the version of the page in an A/B test.
  const { content_name, content_category, value, currency, ...others } = payload;
  if (value === undefined) return [known, {}];
  const item = { item_name: content_name, item_category: content_category, price: value, quantity: 1 };
  return [known, { currency, value, items: [item], ...others }];
}

/** Google Analytics 4, without Google signals. */
function create(id: string, load: () => void): TrackingService {
  const settings = { send_page_view: false, allow_google_signals: false };
  const service = googleService({ account: id, settings, target: id, translate, load });
  const disable = (isDisabled: boolean) => Reflect.set(window, `ga-disable-${id}`, isDisabled);
  return {
    ...service,
    grant() {
      disable(false);
      service.grant();
    },
    revoke() {
      // Disabled first, because the consent update would itself be sent.
      disable(true);
      service.revoke();
    },
  };
}

export const googleAnalyticsClient = {
  name: 'googleAnalytics',
  title: 'Google Analytics',
  cookies: /^_(?:ga|gid|gat)/,
  translate,
  create,
} as const satisfies TrackerClient;
