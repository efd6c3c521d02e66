// The pages that the preview shows, and the parts of each with the fields that make them.
import type { Field, FieldTree } from '../../../src/content-model/fieldTree.ts';
import { type OfferSection, SHOWN_IN, shownOfferSections } from '../../../src/domain/sections.ts';
import type { Files, Place } from '../../api.ts';
import { dotted, isWithin, listAt, placeOf, valueAt } from '../../places.ts';

export type PageId = 'principal' | 'oferta' | 'privacidade' | 'erro';

export type Part = {
  id: string;
  title: string;
  places: Place[];
  /** Whether the part is in the list of the page's sections, and so can be moved and hidden. */
  isMovable: boolean;
  isHidden: boolean;
  /** Whether the page does not sell without it. */
  isNeeded?: boolean;
  /** Why the page leaves the part out although it is switched on. */
  missing?: string | undefined;
};

type Page = {
  title: string;
  path: string;
  /** The list that orders the page's parts. */
  sections?: string;
  before: Record<string, [title: string, ...places: string[]]>;
  /** The places of a part besides its own group and what SHOWN_IN says: those that the site uses without it too. */
  extras: Record<string, string[]>;
  after: Record<string, [title: string, ...places: string[]]>;
};

const TOP: [string, ...string[]] = ['Topo e menu', 'brand.logo', 'site.name', 'home.menu'];

export const PAGES: Record<PageId, Page> = {
  principal: {
    title: 'Página principal',
    path: '/',
    sections: 'home.sections',
    before: { top: TOP, hero: ['Abertura', 'home.hero'] },
    extras: {
      about: ['links.checkoutA'],
      testimonials: ['proof.testimonialReviews'],
      included: ['product.bonus'],
      price: [
        'prices',
        'product.benefits',
        'proof.rating',
        'proof.downloads',
        'proof.customers',
        'links.checkoutB',
      ],
      help: ['links.chatPhone', 'links.chatMessage'],
    },
    after: {
      footer: ['Rodapé', 'site.tagline', 'site.footer', 'seller', 'privacy.link'],
      invitation: ['Convite para a oferta', 'behaviour.invitation'],
    },
  },
  oferta: {
    title: 'Oferta exclusiva',
    path: '/oferta-exclusiva',
    sections: 'offer.sections',
    before: {
      hero: [
        'Abertura',
        'offer.badge',
        'offer.heading',
        'offer.text',
        'offer.normalLabel',
        'offer.promotionalLabel',
        'offer.exclusiveLabel',
        'offer.paymentNote',
        'offer.warning',
        'offer.mockupImage',
        'offer.mockupAlt',
        'offer.discount',
        'offer.buy',
        'offer.trust',
        'prices.exclusive',
        'links.checkoutExclusive',
      ],
    },
    extras: {},
    after: { footer: ['Rodapé', 'site.footer', 'seller'] },
  },
  privacidade: { title: 'Privacidade', path: '/privacidade', before: {}, extras: {}, after: {} },
  erro: {
    title: 'Página não encontrada',
    path: '/404',
    before: { notFound: ['Página não encontrada', 'site.notFound'] },
    extras: {},
    after: {},
  },
};

export const PAGE_IDS = Object.keys(PAGES) as PageId[];

const fixedParts = (parts: Page['before']): Part[] =>
  Object.entries(parts).map(([id, [title, ...places]]) => ({
    id,
    title,
    places: places.map(placeOf),
    isMovable: false,
    isHidden: false,
  }));

/** The group of a section, what else the section shows, and what belongs to it. */
function placesOf(section: string, group: Field | undefined, extras: readonly string[] = []): Place[] {
  const shown = Object.keys(SHOWN_IN).filter((place) => SHOWN_IN[place]?.includes(section));
  return [...new Set([...(group ? [section] : []), ...shown, ...extras])].map(placeOf);
}

/** Whether the offer page leaves a section out that is switched on. */
const isLeftOut = (name: string, files: Files): boolean =>
  shownOfferSections({
    offer: { sections: [name as OfferSection] },
    links: { offerVideo: valueAt(files, placeOf('links.offerVideo')) },
  }).length === 0;

function listedParts(page: Page, tree: FieldTree, files: Files): Part[] {
  if (!page.sections) return [];
  const place = placeOf(page.sections);
  const field = tree[place.file].fields['sections'];
  if (field?.kind !== 'sectionList') return [];
  const shown = listAt(files, place).map(String);
  const hidden = (field.options ?? []).map(({ value }) => value).filter((name) => !shown.includes(name));
  return [...shown, ...hidden].map((name) => ({
    id: name,
    title: field.options?.find(({ value }) => value === name)?.label ?? name,
    places: placesOf(`${place.file}.${name}`, tree[place.file].fields[name], page.extras[name]),
    isMovable: true,
    isHidden: hidden.includes(name),
    isNeeded: field.needed?.includes(name) ?? false,
    missing: place.file === 'offer' && isLeftOut(name, files) ? 'sem vídeo' : undefined,
  }));
}

/** The privacy page has a part for each group of its file. */
const privacyParts = (tree: FieldTree): Part[] => {
  const fields = Object.entries(tree.privacy.fields);
  const lines = fields
    .filter(([, field]) => field.kind !== 'group')
    .map(([name]) => placeOf(`privacy.${name}`));
  const groups = fields.filter(([, field]) => field.kind === 'group');
  const part = (id: string, title: string, places: Place[]) => ({
    id,
    title,
    places,
    isMovable: false,
    isHidden: false,
  });
  return [
    part('opening', 'Abertura', lines),
    ...groups.map(([name, { label }]) => part(name, label, [placeOf(`privacy.${name}`)])),
  ];
};

/** All names of a list in order: those that are shown, and each of the others behind the one that it stood behind in `seen`. */
export function withHidden(
  shown: readonly string[],
  names: readonly string[],
  seen: readonly string[],
): string[] {
  const known = [
    ...seen.filter((name) => names.includes(name)),
    ...names.filter((name) => !seen.includes(name)),
  ];
  const order = [...shown];
  for (const [index, name] of known.entries()) {
    if (order.includes(name)) continue;
    const before = known[index - 1];
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, name);
  }
  return order;
}

/** The parts of a page in their order, the hidden ones where the list ends. */
export function partsOf(id: PageId, tree: FieldTree, files: Files): Part[] {
  const page = PAGES[id];
  if (id === 'privacidade') return privacyParts(tree);
  return [...fixedParts(page.before), ...listedParts(page, tree, files), ...fixedParts(page.after)];
}

/** What stands first in a part, by which the preview brings it. */
export const firstPlaceOf = (parts: readonly Part[], id: string | undefined): Place | undefined =>
  parts.find((part) => part.id === id)?.places[0];

/** The parts that have a place, or a group around it: the closest first. */
const partsNaming = (parts: readonly Part[], place: Place): { part: Part; depth: number }[] =>
  parts
    .flatMap((part) =>
      part.places.filter((one) => isWithin(place, one)).map((one) => ({ part, depth: dotted(one).length })),
    )
    .sort((one, other) => other.depth - one.depth);

/** The part that a place belongs to. */
export const partWith = (parts: readonly Part[], place: Place): Part | undefined =>
  partsNaming(parts, place)[0]?.part;

/** The page that shows a place; the main one where several do. */
export function pageWith(place: Place, tree: FieldTree, files: Files): PageId | undefined {
  const found = PAGE_IDS.flatMap((page) =>
    partsNaming(partsOf(page, tree, files), place).map(({ depth }) => ({ page, depth })),
  );
  return found.sort((one, other) => other.depth - one.depth)[0]?.page;
}
