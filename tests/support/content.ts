import type { Offer } from '../../src/content-model/files/offers.ts';
import type { Page } from '../../src/content-model/files/page.ts';
import { loadContent } from '../../src/content-model/loadContent.ts';
import type { Content } from '../../src/content-model/schemas.ts';
import type { PlannerOf } from '../../src/sections/hero/planner.fields.ts';
import type { SectionKind, SectionOf } from '../../src/sections/index.ts';
import { OFFER_PAGE, offerIn, pageIn, sectionIn } from './draft.ts';
import { OFFER_PATH } from './sites.ts';

type Complete<Value> = Value extends readonly unknown[]
  ? Value
  : Value extends object
    ? { [Key in keyof Value]-?: Complete<NonNullable<Value[Key]>> }
    : Value;

/** The content of the tested site, with the names in braces filled. */
export const content = loadContent() as Complete<Omit<Content, `pages/${string}`>> & Content;

export const mainPage = pageIn(content);
export const offerPage = pageIn(content, OFFER_PAGE);

/** The first section of a kind, typed as if it had every optional field. Throws an Error when the page has none. */
export const sectionOn = <Kind extends SectionKind>(page: Page, kind: Kind) =>
  sectionIn(page, kind) as Complete<SectionOf<Kind>>;

export const offer = (id: 'a' | 'b' | 'exclusiva') => offerIn<Offer>(content, id);

const { media } = sectionOn(mainPage, 'hero');
/** The daily routine in the hero's planner. Only the shipped product has one. */
export const routine = (media.kind === 'planner' ? media.phone : undefined) as Complete<PlannerOf<'rotina'>>;

/** The main page's settings for sending visitors to the offer. */
export const leave = mainPage.leave as Complete<NonNullable<Page['leave']>>;

/** The labels of the top bar's menu, by section id. */
export const menu = Object.fromEntries((mainPage.topBar?.menu ?? []).map(({ to, label }) => [to, label])) as {
  [id in 'sobre' | 'como-funciona' | 'depoimentos' | 'preco']: string;
};

export const routes = ['/', OFFER_PATH, '/privacidade', '/um-caminho-que-nao-existe'];
