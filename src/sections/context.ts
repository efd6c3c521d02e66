import type { Page } from '../content-model/files/page.ts';
import type { Announcement, PricePhase } from '../content-model/pricePhases.ts';
import type { Content, PageFile } from '../content-model/schemas.ts';
import type { SectionKind, SectionOf } from './index.ts';

/** What the sections of a page share. */
export type PageContext = Pick<Content, 'site' | 'brand' | 'product' | 'proof' | 'offers'> & {
  words: Content['interface'];
  page: Page;
  file: PageFile;
  announcement: Announcement | undefined;
  /** The phases of the prices. Without scripts the first one is shown. */
  phases: readonly PricePhase[];
  /** The URL of the seller's chat; undefined without a chat. */
  chatUrl: string | undefined;
  /** The URL of the file with the drawings of features and emoji. */
  drawingsUrl: string;
  /** Formats a price for this page: with cents, or without them on a page with `isRounded`. */
  formatPrice: (priceCents: number) => string;
};

/** A phase of the prices, with a section as it is in that phase. */
export type SectionPhase<Kind extends SectionKind> = PricePhase & { section: SectionOf<Kind> };

export type SectionProps<Kind extends SectionKind> = {
  /** The section's fields. */
  section: SectionOf<Kind>;
  /** The section's anchor. */
  id: string;
  /** The classes of the section's background, such as `starts-paper ends-day`: see backgroundsOf. */
  background: string;
  /** Whether the section is a version in an A/B test. If so, its pictures load lazily: only if it is shown. */
  isInAbTest?: boolean;
  context: PageContext;
  phases: readonly SectionPhase<Kind>[];
};
