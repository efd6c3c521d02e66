import type { BuiltSite } from '../../preflight/builtSite.ts';
import { preflight } from '../../preflight/preflight.ts';
import { loadWrittenContent } from '../../src/content-model/loadContent.ts';
import type { Content } from '../../src/content-model/schemas.ts';

export const NOW_MS = Date.UTC(2026, 10, 20, 12);

type Changes = Record<string, unknown>;

/** A copy of a content with other values at some paths, such as `links.mainVideo.address`. */
export function change(content: Content, changes: Changes): Content {
  const changed = structuredClone(content);
  for (const [path, value] of Object.entries(changes)) {
    const names = path.split('.');
    const last = names.pop() ?? '';
    const parent = names.reduce<object>((group, name) => Reflect.get(group, name), changed);
    if (!(last in parent)) throw new Error(`The content has no ${path}.`);
    Reflect.set(parent, last, value);
  }
  return changed;
}

export const demonstration = loadWrittenContent();

/** The demonstration with every value set as a seller would, so that the preflight finds nothing in it. */
export const ready = change(demonstration, {
  'site.tagline': 'Cada manhã começa com Ele.',
  'site.address': 'https://www.manhacomdeus.com.br',
  'links.checkoutA': 'https://pay.kiwify.com.br/AAA',
  'links.checkoutB': 'https://pay.kiwify.com.br/BBB',
  'links.checkoutExclusive': 'https://pay.kiwify.com.br/CCC',
  'links.chatPhone': '5519981234567',
  'links.mainVideo.address': 'https://youtu.be/dQw4w9WgXcQ',
  'links.offerVideo.address': 'https://youtu.be/dQw4w9WgXcQ',
  'proof.reviews': 327,
  'proof.downloads': 1200,
  'proof.customers': 900,
  'proof.peopleOnOffer': 900,
  'proof.testimonials': ['Bia C.', 'Davi R.', 'Sara N.'].map((name, index) => ({
    name,
    quote: 'Agora eu começo o dia na página de hoje.',
    image: `depoimentos/${index}.webp`,
    alt: 'Conversa com uma cliente, que conta como usa o planner.',
  })),
  'prices.trackedValue': demonstration.prices.promotional,
  'prices.installments.each': 653,
  'behaviour.scrollRedirect': 'dialog',
  'behaviour.exitIntent': 'off',
  'behaviour.leavePrompt': 'off',
  'behaviour.countdown': 'off',
  'behaviour.deadline.listPriceCheckout': 'https://pay.kiwify.com.br/DDD',
  'offer.warning': 'Este preço vale só nesta página.',
  'seller.name': 'Joana Prado Lima',
  'seller.document': 'CPF 529.982.247-25',
  'seller.address': 'Rua Barão de Jaguara, 707, Centro, Campinas, SP, 13015-001',
  'seller.email': 'oi@manhacomdeus.com.br',
});

const EMPTY_SITE: BuiltSite = { pages: {}, sizes: {}, uploads: {} };

export const check = (written: Content, site: Partial<BuiltSite> = {}) =>
  preflight({ written, site: { ...EMPTY_SITE, ...site }, nowMs: NOW_MS });

/** Words that are in files and not in the editor: names of files, values and choices. */
const OF_FILES =
  /\.yaml|\{[\p{L}\d]+\}|""|\b(?:scrollRedirect|exitIntent|leavePrompt|countdown|trackedValue|customers|dialog)\b/u;

/**
 * What the preflight finds in some content: "warn proof.reviews: ..." for each. Throws an Error when the editor's text
 * mentions files or YAML.
 */
export const findings = (written: Content, site?: Partial<BuiltSite>): string[] =>
  check(written, site).findings.map(({ rank, text, inEditor = text, place }) => {
    if (OF_FILES.test(inEditor)) throw new Error(`In the editor: ${inEditor}`);
    const where = 'file' in place ? [place.file, ...place.path].join('.') : place.path;
    return `${rank} ${where}: ${text.replaceAll('\u00a0', ' ')}`;
  });

/** The same for the ready content after some changes. */
export const findingsWith = (changes: Changes, site?: Partial<BuiltSite>): string[] =>
  findings(change(ready, changes), site);
