import type { TrackedEvent } from './events.ts';
import { googleService, gtagScript } from './gtag.ts';
import { isCode, type TrackerClient, type TrackerRecord, type TrackingService } from './tracker.ts';

const ORIGINS = [
  'https://www.googleadservices.com',
  'https://googleads.g.doubleclick.net',
  'https://www.google.com',
  'https://*.googletagmanager.com',
];

const accountOf = (id: string) => id.split('/', 1)[0] ?? '';

export const googleAds = {
  name: 'googleAds',
  label: 'Google Ads',
  help: 'O ID e o rótulo da conversão, juntos como no código do Google: em Metas, Conversões, Configuração da tag. Vazio: sem Google Ads.',
  expected: 'vazio, ou o ID e o rótulo da conversão com uma barra no meio',
  example: 'AW-123456789/AbC-D_efGh12',
  isCaseSensitive: true,
  max: 60,
  idProblem(id) {
    if (isCode(id)) return 'isto é um código inteiro: aqui vai só o que nele vem depois de send_to';
    if (!id.startsWith('AW-')) return 'o ID da conversão começa com AW-';
    const [account, label, ...more] = id.split('/');
    if (!/^AW-\d{9,12}$/.test(account ?? '')) return 'depois de AW- vêm de 9 a 12 números';
    if (!label) return 'falta o rótulo da conversão: AW-123456789/AbC-D_efGh12';
    return more.length > 0 || !/^[\w-]{8,40}$/.test(label)
      ? 'o rótulo, depois da barra, tem de 8 a 40 letras, números e hífens'
      : undefined;
  },
  company: 'Google',
  privacy:
    'Usamos o Google Ads. Ele conta ao Google que você abriu a página e se tocou num botão de compra, com o valor do produto e os cookies dele. O Google usa isso para medir os anúncios e escolher a quem mostrá-los.',
  clickIds: ['gclid', 'gbraid', 'wbraid'],
  script: (id) => gtagScript(accountOf(id)),
  cspSources: {
    // Limited to these paths, because anybody's scripts can be loaded from other paths of these hosts.
    'script-src': [
      'https://www.googleadservices.com/pagead/conversion/',
      'https://googleads.g.doubleclick.net/pagead/viewthroughconversion/',
    ],
    'img-src': ORIGINS,
    'connect-src': ORIGINS,
  },
} as const satisfies TrackerRecord;

/** The only event is the conversion, for a visitor who goes to the checkout. */
const translate = ([name, { value, currency }]: TrackedEvent):
  | [name: string, parameters: object]
  | undefined => (name === 'InitiateCheckout' ? ['conversion', { value, currency }] : undefined);

/** Google Ads counts the visit by itself, and receives the conversion whose label is in the id. */
const create = (id: string, load: () => void): TrackingService =>
  googleService({ account: accountOf(id), target: id, translate, load });

export const googleAdsClient = {
  name: 'googleAds',
  title: 'Google Ads',
  cookies: /^_gcl_/,
  translate,
  create,
} as const satisfies TrackerClient;
