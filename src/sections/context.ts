import type { Page } from '../content-model/files/page.ts';
import type { Announcement, PricePhase } from '../content-model/pricePhases.ts';
import type { Content, PageFile } from '../content-model/schemas.ts';
import type { SectionKind, SectionOf } from './index.ts';

/** What the sections of a page share. */
export type PageContext = Pick<Content, 'site' | 'brand' | 'product' | 'proof' | 'offers'> & {
  words: Content['interface'];
  page: Page;
  /** The page's file. */
  file: PageFile;
  announcement: Announcement | undefined;
  /** The phases of the prices; the first one holds without scripts. */
  phases: readonly PricePhase[];
  /** The link to the seller's chat; undefined where there is none. */
  chatUrl: string | undefined;
  /** The address of the drawings of features and emoji. */
  drawings: string;
  /** How this page writes a price in cents. */
  formatPrice: (priceCents: number) => string;
};

/** A phase of the prices with a section's own texts in it. */
export type SectionPhase<Kind extends SectionKind> = PricePhase & { section: SectionOf<Kind> };

export type SectionProps<Kind extends SectionKind> = {
  /** The section's fields. */
  section: SectionOf<Kind>;
  /** The section's anchor. */
  id: string;
  /** The classes of the section's background, from where the light starts to where it ends: see dayOf. */
  light: string;
  /** Whether the browser may show another version in its place: its pictures load only if it is shown. */
  isInAbTest?: boolean;
  context: PageContext;
  phases: readonly SectionPhase<Kind>[];
};
