import type { Page } from '../../src/content-model/files/page.ts';
import type { ContentIssue, FieldRef } from '../../src/content-model/issue.ts';
import { valueIn, withIndices } from '../../src/content-model/paths.ts';
import { schemaAt } from '../../src/content-model/schemaAt.ts';
import { type Content, type ContentFile, type PageFile, schemaOf } from '../../src/content-model/schemas.ts';
import { uploadedFiles } from '../../src/content-model/uploads.ts';
import type { SectionKind, SectionOf } from '../../src/sections/index.ts';
import { pageIn, sectionIn, setSellerValues } from './draft.ts';
import { MAIN_PAGE, OFFER_PAGE, shipped } from './pageContext.ts';

export const NOW_MS = Date.UTC(2026, 10, 20, 12);

export { MAIN_PAGE, OFFER_PAGE, shipped };

type Change = (content: Content) => void;

/** A changed copy of some content. */
export function changed(content: Content, ...changes: Change[]): Content {
  const copy = structuredClone(content);
  for (const change of changes) change(copy);
  return copy;
}

/** Returns an item of a list or the value of an optional field. Throws an Error when it is missing. */
export function defined<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('The content lacks a required value.');
  return value;
}

/** The page in a content file. Throws an Error when there is none. */
export const pageOf = (content: Content, file: PageFile = MAIN_PAGE): Page => pageIn(content, file);

/** The first section of a kind on a page. */
export const sectionOf = <Kind extends SectionKind>(
  content: Content,
  kind: Kind,
  file: PageFile = MAIN_PAGE,
): SectionOf<Kind> => sectionIn(pageOf(content, file), kind);

/**
 * Values by the places of their fields, as `inShort` writes places. The items in the value
 * of a place that ends with "+" are added to the list at that place.
 */
export type Edits = Record<string, unknown>;

/** A copy of some content with other values. Throws an Error when there is no field at a place. */
export function edited(content: Content, edits: Edits): Content {
  const copy = structuredClone(content);
  for (const [place, value] of Object.entries(structuredClone(edits))) {
    const [name, ...steps] = place
      .replace('+', '')
      .replace(/^([~^])(?!\.)/, '$1.sections.')
      .replace('~', MAIN_PAGE)
      .replace('^', OFFER_PAGE)
      .split('.');
    const file = name as ContentFile;
    const path = steps.map((step) => (/^\d+$/.test(step) ? Number(step) : step));
    const group = valueIn(copy[file], path.slice(0, -1));
    const list = place.endsWith('+') && valueIn(copy[file], path);
    if (!schemaAt(schemaOf(file), path, copy[file]) || typeof group !== 'object' || group === null)
      throw new Error(`There is no field "${place}".`);
    if (Array.isArray(list) && Array.isArray(value)) list.push(...value);
    else Reflect.set(group, withIndices(copy[file], path).at(-1) ?? '', value);
  }
  return copy;
}

/** A copy of some content whose pictures and videos have other names, as if they were the seller's own. */
function withOwnFiles(content: Content): Content {
  const files = uploadedFiles().filter((name) => name.includes('.'));
  const renamed = (_: string, value: unknown) => (files.includes(String(value)) ? `meus/${value}` : value);
  return JSON.parse(JSON.stringify(content, renamed));
}

/** The shipped product with a seller's own values, so that no rule finds anything in it. */
export const ready = changed(withOwnFiles(shipped), (content) => {
  const { site, offers, proof } = content;
  setSellerValues(content);
  site.tagline = 'Cada manhã começa com Ele.';
  for (const offer of offers.offers) {
    if (offer.trackedValue) offer.trackedValue = offer.price;
    if (offer.installments) offer.installments.each = 653;
  }
  offers.countdown = 'off';
  defined(offers.deadline).checkout = 'https://pay.kiwify.com.br/tabela';
  Object.assign(proof, { reviews: 320, testimonialReviews: 320, downloads: 1200, customers: 900 });
  Object.assign(proof, { people: 800, peopleOnOffer: 800 });
  const { leave } = pageOf(content);
  Object.assign(defined(leave), { scrollRedirect: 'dialog', exitIntent: 'off', prompt: 'off' });
  sectionOf(content, 'offerHero', OFFER_PAGE).warning = 'Este preço vale só nesta página.';
});

/** A field path as text: "offers.promotion.endsAt". */
export const fieldPath = ({ file, path }: FieldRef): string => [file, ...path].join('.');

/** The level and field path of each issue: "stop offers.promotion.endsAt". */
export const issueLines = (issues: readonly ContentIssue[]): string[] =>
  issues.map((issue) => `${issue.level} ${fieldPath(issue)}`);

/**
 * The levels and field paths of issues in one line. "~" is the main page and "^" the offer's page, and each may be
 * followed by the id of a section: "~.leave.to,^inicio.text".
 */
export const inShort = (issues: readonly ContentIssue[]): string =>
  issueLines(issues)
    .join()
    .replaceAll(MAIN_PAGE, '~')
    .replaceAll(OFFER_PAGE, '^')
    .replace(/([~^])\.sections\./g, '$1');
