// Drafts: copies of a product's content, for tests to change.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { z } from 'astro/zod';
import { parse, stringify } from 'yaml';
import type { pageSchema } from '../../src/content-model/files/page.ts';
import { contentFilesIn } from '../../src/content-model/loadContent.ts';
import { SHIPPED_PRODUCT } from '../../src/content-model/productFolders.ts';
import type { FileName, fileSchemas, PageFile } from '../../src/content-model/schemas.ts';
import { idOf, type SectionKind } from '../../src/sections/index.ts';

export type DraftPage = z.input<typeof pageSchema>;

/** Content before validation: prices are strings, and names in braces are not filled. */
export type Draft = { [Name in FileName]: z.input<(typeof fileSchemas)[Name]> } & Partial<
  Record<PageFile, DraftPage>
>;

export const MAIN_PAGE: PageFile = 'pages/principal';
export const OFFER_PAGE: PageFile = 'pages/oferta-exclusiva';

/** A new copy of a product in which every section of the sales pages has an id. */
export function readDraft(product = SHIPPED_PRODUCT): Draft {
  const files = contentFilesIn(product).map((file) => [
    file,
    parse(readFileSync(join(product, `${file}.yaml`), 'utf8')),
  ]);
  const draft: Draft = Object.fromEntries(files);
  for (const file of [MAIN_PAGE, OFFER_PAGE])
    for (const section of draft[file]?.sections ?? []) section.id ??= idOf(section);
  return draft;
}

/** A page of some content or of a draft, by default the main page. Throws an Error when there is none. */
export function pageIn<Page>(content: Partial<Record<PageFile, Page>>, file = MAIN_PAGE): Page {
  const page = content[file];
  if (!page) throw new Error(`The content has no ${file}.`);
  return page;
}

/** The first section of a kind. Throws an Error when the page has none. */
export function sectionIn<Section extends { kind: SectionKind }, Kind extends SectionKind>(
  { sections }: { sections: Section[] },
  kind: Kind,
): Extract<Section, { kind: Kind }> {
  const isOfKind = (section: Section): section is Extract<Section, { kind: Kind }> => section.kind === kind;
  const found = sections.find(isOfKind);
  if (!found) throw new Error(`The page has no section of the kind "${kind}".`);
  return found;
}

/** An offer of some content or of a draft. Throws an Error when there is none. */
export function offerIn<Offer extends { id: string }>(
  { offers }: { offers: { offers: Offer[] } },
  id: string,
): Offer {
  const found = offers.offers.find((offer) => offer.id === id);
  if (!found) throw new Error(`There is no offer "${id}".`);
  return found;
}

/**
 * Adds a page that search engines do not list, in the file with the name of its path. Its texts are its path, unless
 * `values` has others.
 */
export function addPage(
  draft: Draft,
  path: string,
  values: Pick<DraftPage, 'sections'> & Partial<DraftPage>,
): void {
  draft[`pages/${path.slice(1).replaceAll('/', '-')}`] = {
    path,
    name: path,
    title: `{nome}: ${path}`,
    description: path,
    socialTitle: path,
    isIndexed: false,
    ...values,
  };
}

/** The values that a seller changes first, in content before or after its validation. */
type SellerContent = {
  site: { address: string; chat: { phone: string }; seller: object };
  offers: { offers: { id: string; checkout: string }[] };
  proof: { testimonials: { name: string; quote?: string; picture?: { alt: string } | undefined }[] };
};

/** Replaces the values of the shipped product that the rules refuse with a seller's values. */
export function setSellerValues({ site, offers, proof }: SellerContent): void {
  site.address = 'https://www.manhacomdeus.com.br';
  site.chat.phone = '5519981234567';
  Object.assign(site.seller, {
    name: 'Joana Prado Lima',
    document: '529.982.247-25',
    address: 'Rua Barão de Jaguara, 707, Centro, Campinas, SP, 13015-001',
    email: 'oi@manhacomdeus.com.br',
  });
  for (const offer of offers.offers) offer.checkout = `https://pay.kiwify.com.br/${offer.id}`;
  for (const [index, testimonial] of proof.testimonials.entries()) {
    testimonial.name = `${['Bia', 'Davi', 'Sara'][index]} C.`;
    testimonial.quote = 'Agora eu começo o dia na página de hoje.';
    if (testimonial.picture)
      testimonial.picture.alt = 'Conversa com uma cliente, que conta como usa o planner.';
  }
}

/** Writes files of a draft into a content folder. */
export function writeFiles(files: Partial<Draft>, folder: string): void {
  for (const [file, value] of Object.entries(files)) {
    const path = join(folder, `${file}.yaml`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, stringify(value, { aliasDuplicateObjects: false }));
  }
}

/** Writes a draft as a content folder, with the uploads of the shipped product. Removes the folder first. */
export function writeDraft(draft: Draft, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(SHIPPED_PRODUCT, 'uploads'), join(folder, 'uploads'), { recursive: true });
  writeFiles(draft, folder);
}
