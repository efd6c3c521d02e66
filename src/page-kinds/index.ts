import { accessibility } from './accessibility.ts';
import { copy, sales } from './copies.ts';
import { empty } from './empty.ts';
import type { PageKind } from './pageKind.ts';
import { terms } from './terms.ts';
import { thanks } from './thanks.ts';
import { upsell } from './upsell.ts';

/** The kinds in the order in which the editor offers them. */
export const PAGE_KINDS: readonly PageKind[] = [empty, copy, sales, upsell, thanks, terms, accessibility];
