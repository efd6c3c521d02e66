// A kind of page that the editor offers: its questions, and the page that it makes from the answers.
import type { z } from 'astro/zod';
import type { pageSchema } from '../content-model/files/page.ts';

/** A page as it is written in its file. */
export type PageValue = z.input<typeof pageSchema>;

/** The facts about the content on which a new page depends. The page's texts use names in braces for other values. */
export type PageFacts = {
  /** The id of the main offer. */
  offer: string;
  isSubscription: boolean;
  guaranteeDays: number;
  /** True if the product works in an application that `{ferramenta}` names. */
  hasTool: boolean;
  hasChat: boolean;
};

/** How search engines treat a copy: they ignore it, list it, or list the original in its place. */
export type SearchAnswer = 'off' | 'own' | 'original';

export type PageAnswers = {
  name: string;
  path: string;
  /** The page to copy. */
  source: PageValue | undefined;
  offer: string;
  /** The path of the next page, for visitors who decline the offer. */
  next: string;
  search: SearchAnswer;
};

/** A question that a kind of page asks, besides the name and the address. */
export type PageQuestion = 'source' | 'offer' | 'next' | 'search';

export type PageKind = {
  id: string;
  label: string;
  /** The description in the list from which a seller adds a page. */
  help: string;
  /** The suggested name, and the suggested path. */
  name: string;
  path: string;
  questions?: readonly PageQuestion[];
  make: (answers: PageAnswers, facts: PageFacts) => PageValue;
};
