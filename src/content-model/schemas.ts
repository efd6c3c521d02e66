// The files of a content folder, each with the schema of its fields.
import type { z } from 'astro/zod';
import { readOneClick } from '../domain/oneClick.ts';
import { idOf } from '../sections/idOf.ts';
import { abTestSchema } from './files/abTest.ts';
import { brandSchema } from './files/brand.ts';
import { interfaceSchema } from './files/interface.ts';
import { offersSchema } from './files/offers.ts';
import { type Page, pageSchema } from './files/page.ts';
import { privacySchema } from './files/privacy.ts';
import { productSchema, proofSchema } from './files/product.ts';
import { siteSchema } from './files/site.ts';
import { trackingSchema } from './files/tracking.ts';
import { comparePages, isPageFile, type PageFile } from './paths.ts';

/** The schema of each file of a content folder except the pages, by the name of the file without its extension. */
export const fileSchemas = {
  site: siteSchema,
  brand: brandSchema,
  offers: offersSchema,
  product: productSchema,
  proof: proofSchema,
  tracking: trackingSchema,
  interface: interfaceSchema,
  privacy: privacySchema,
  'ab-test': abTestSchema,
};

export type FileName = keyof typeof fileSchemas;

/** A file of the content by its name without the extension. */
export type ContentFile = FileName | PageFile;

export type Content = { [Name in FileName]: z.output<(typeof fileSchemas)[Name]> } & {
  [File in PageFile]: Page;
};

export const FILE_NAMES = Object.keys(fileSchemas) as FileName[];

/** The values of the files that a content folder may lack. */
export const MISSING_FILES = { 'ab-test': {} } satisfies Partial<Content>;

export const isOptionalFile = (file: ContentFile): boolean => Object.hasOwn(MISSING_FILES, file);

export { isPageFile, type PageFile } from './paths.ts';

/** The schema of a file of the content. */
export const schemaOf = (file: ContentFile): z.ZodType => (isPageFile(file) ? pageSchema : fileSchemas[file]);

/**
 * The pages of the content in order: the main page first, then by `order`, then by path. With `hidden`, also the hidden
 * pages.
 */
export function pagesOf(content: Content, hidden?: 'hidden'): { file: PageFile; page: Page }[] {
  return Object.entries(content)
    .flatMap(([file, page]) => (isPageFile(file) ? [{ file, page: page as Page }] : []))
    .filter(({ page }) => hidden || !page.hidden)
    .sort((one, other) => comparePages(one.page, other.page));
}

/** The published page at a path, with its file. */
export const fileAt = (content: Content, path: string) =>
  pagesOf(content).find(({ page }) => page.path === path);

/** The page at a path, unless it is hidden. */
export const pageAt = (content: Content, path: string): Page | undefined => fileAt(content, path)?.page;

/** The published pages that all footers link to, in their order. */
export const footerPages = (content: Content): Page[] =>
  pagesOf(content).flatMap(({ page }) => (page.footerLink ? [page] : []));

/** The path of the page that search engines should list in place of a page: its `canonical`, or else its own path. */
export const canonicalPath = ({ path, canonical = path }: Page): string => canonical;

/** The sections that a page shows, in their order, each in its version A. */
export const shownSections = ({ sections }: Page): Page['sections'] =>
  sections.filter(({ hidden, versionOf }) => !hidden && versionOf === undefined);

/** The version B of a section in an A/B test, if the page shows one. */
export const versionB = ({ sections }: Page, section: Page['sections'][number]) =>
  sections.find(({ hidden, versionOf }) => !hidden && versionOf === idOf(section));

/** The running A/B test, if it has started. */
export const startedTest = (content: Pick<Content, 'ab-test'>) => {
  const { running } = content['ab-test'];
  return running?.started === undefined ? undefined : running;
};

/** The sections in a page's markup: those that it shows, and their versions B in the test that has started. */
export const builtSections = (content: Pick<Content, 'ab-test'>, page: Page): Page['sections'] =>
  startedTest(content)?.page === page.path
    ? shownSections(page).flatMap((section) => [section, versionB(page, section) ?? []].flat())
    : shownSections(page);

/** When a section appears, in seconds after the page's video was started; undefined if it is visible from the start. */
export const appearanceDelay = ({ appearsAfter }: Page['sections'][number]): number | undefined =>
  appearsAfter && appearsAfter.minutes * 60 + appearsAfter.seconds;

/** The delay in seconds of each section that appears during the video, by its id. Undefined if there is none. */
export function appearanceTimes(page: Page): Record<string, number> | undefined {
  const times = shownSections(page).flatMap((section) => {
    const seconds = appearanceDelay(section);
    return seconds === undefined ? [] : [[idOf(section), seconds] as const];
  });
  return times.length > 0 ? Object.fromEntries(times) : undefined;
}

/** An offer by its id. The rules ensure that every offer named by a page exists. */
export const offerWith = ({ offers }: Pick<Content, 'offers'>, id: string | undefined) =>
  offers.offers.find((offer) => offer.id === id);

/**
 * The offer that `main` names, or the first offer if there is no such offer.
 *
 * @throws Error if the content has no offer
 */
export function mainOffer(content: Pick<Content, 'offers'>) {
  const offer = offerWith(content, content.offers.main) ?? content.offers.offers[0];
  if (!offer) throw new Error('The content has no offer.');
  return offer;
}

/** True if a section sells in one click. */
export const isOneClick = (section: Page['sections'][number]): boolean =>
  section.kind === 'cta' && readOneClick(section.oneClick?.code ?? '') !== undefined;

/** True if a section of the page sells in one click. Implements docs/behaviour.md#one-click. */
export const sellsInOneClick = (page: Page): boolean => shownSections(page).some(isOneClick);
