import { fieldPath, placeOf } from '../../editor/places.ts';
import type { ContentIssue } from '../../src/content-model/issue.ts';
import { valueIn, withIndices } from '../../src/content-model/paths.ts';
import { schemaAt } from '../../src/content-model/schemaAt.ts';
import { type Content, type PageFile, schemaOf } from '../../src/content-model/schemas.ts';
import { uploadedFiles } from '../../src/content-model/uploads.ts';
import type { SectionKind } from '../../src/sections/index.ts';
import { MAIN_PAGE, OFFER_PAGE, pageIn, sectionIn, setSellerValues } from './draft.ts';
import { shipped } from './pageContext.ts';

export const NOW_MS = Date.UTC(2026, 10, 20, 12);

export { MAIN_PAGE, OFFER_PAGE, pageIn, shipped };

/** Returns an item of a list or the value of an optional field. Throws an Error when it is missing. */
export function defined<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('The content lacks a required value.');
  return value;
}

/** The first section of a kind on a page. */
export const sectionOf = <Kind extends SectionKind>(content: Content, kind: Kind, file?: PageFile) =>
  sectionIn(pageIn(content, file), kind);

/**
 * Values by the places of their fields, as `inShort` writes places. The items in the value
 * of a place that ends with "+" are added to the list at that place.
 */
export type Edits = Record<string, unknown>;

/** A copy of some content with other values. Throws an Error when there is no field at a place. */
export function edited(content: Content, edits: Edits): Content {
  const copy = structuredClone(content);
  for (const [place, value] of Object.entries(structuredClone(edits))) {
    const written = place
      .replace('+', '')
      .replace(/^([~^])(?!\.)/, '$1.sections.')
      .replace('~', MAIN_PAGE)
      .replace('^', OFFER_PAGE);
    const { file, path } = placeOf(written);
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
export const ready = withOwnFiles(shipped);
const { site, offers, proof } = ready;
setSellerValues(ready);
site.tagline = 'Cada manhã começa com Ele.';
for (const offer of offers.offers) {
  if (offer.trackedValue) offer.trackedValue = offer.price;
  if (offer.installments) offer.installments.each = 653;
}
offers.countdown = 'off';
defined(offers.deadline).checkout = 'https://pay.kiwify.com.br/tabela';
Object.assign(proof, { reviews: 320, testimonialReviews: 320, downloads: 1200, customers: 900 });
Object.assign(proof, { people: 800, peopleOnOffer: 800 });
const { leave } = pageIn(ready);
Object.assign(defined(leave), { scrollRedirect: 'dialog', exitIntent: 'off', prompt: 'off' });
sectionOf(ready, 'offerHero', OFFER_PAGE).warning = 'Este preço vale só nesta página.';

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
