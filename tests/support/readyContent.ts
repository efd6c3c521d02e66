import type { Offer } from '../../src/content-model/files/offers.ts';
import type { Page } from '../../src/content-model/files/page.ts';
import type { ContentIssue, FieldRef } from '../../src/content-model/issue.ts';
import { findings } from '../../src/content-model/rules/index.ts';
import type { Content, FileName, PageFile } from '../../src/content-model/schemas.ts';
import { uploadedFiles } from '../../src/content-model/uploads.ts';
import type { SectionKind, SectionOf } from '../../src/sections/index.ts';
import { offerIn, pageIn, sectionIn, setSellerValues } from './draft.ts';
import { MAIN_PAGE, OFFER_PAGE, shipped } from './pageContext.ts';

export const NOW_MS = Date.UTC(2026, 10, 20, 12);

export { MAIN_PAGE, OFFER_PAGE, shipped };

export type Change = (content: Content) => void;

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

/** Changes fields of a file that every content folder has. */
export const file =
  <File extends FileName>(name: File, values: Partial<Content[File]>): Change =>
  (content) =>
    Object.assign(content[name], values);

export const page =
  (values: Partial<Page>, name: PageFile = MAIN_PAGE): Change =>
  (content) =>
    Object.assign(pageOf(content, name), values);

/** Changes fields of the first section of a kind on a page. */
export const section =
  <Kind extends SectionKind>(kind: Kind, values: Partial<SectionOf<Kind>>, name?: PageFile): Change =>
  (content) =>
    Object.assign(sectionOf(content, kind, name), values);

export const offer =
  (id: string, values: Partial<Offer>): Change =>
  (content) =>
    Object.assign(offerIn(content, id), values);

/** Makes a function that changes fields of a group, such as `site.seller`. */
export const changeOf =
  <Group extends object>(groupIn: (content: Content) => Group | undefined) =>
  (values: Partial<Group>): Change =>
  (content) =>
    Object.assign(defined(groupIn(content)), values);

/** Several changes, one after the other. */
export const all =
  (...changes: Change[]): Change =>
  (content) => {
    for (const change of changes) change(content);
  };

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

/** The texts of `issueLines` in one line, with "~" for the main page and "^" for the offer page. */
export const inShort = (places: string[]): string =>
  places.join().replaceAll(MAIN_PAGE, '~').replaceAll(OFFER_PAGE, '^');

/** The findings of the rules in the ready content after some changes. */
export const findingsAfter = (...changes: Change[]): string[] =>
  issueLines(findings(changed(ready, ...changes), NOW_MS));
