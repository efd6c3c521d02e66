import type { Content } from '../src/content-model/schemas.ts';
import { isShown, shownOfferSections } from '../src/domain/sections.ts';
import type { BuiltSite } from './builtSite.ts';

/** The place of a correction: a field of the content, or a file or folder of the project. */
export type Place = { file: keyof Content; path: (string | number)[] } | { path: string };

/** Something that would embarrass or cost money: `stop` keeps the site from being published, `warn` is the seller's choice. */
export type Finding = {
  rank: 'stop' | 'warn';
  text: string;
  place: Place;
  /** The text for the editor, where it must differ. */
  inEditor?: string;
  /** Other fields that it is about. */
  others?: Place[];
};

/** What the checks look at: the content as the pages show it and as it is written, the built site, and the time. */
export type Launch = { content: Content; written: Content; site: BuiltSite; nowMs: number };

/**
 * One thing to look at: `fine` is the message when it finds nothing, `applies` whether there is anything to look at, `isFine`
 * whether no other check says the opposite.
 */
export type Check = {
  fine: string;
  applies?: (launch: Launch) => boolean;
  isFine?: (launch: Launch) => boolean;
  find: (launch: Launch) => Finding[];
};

/** Whether a page shows a place: what stands in sections that are switched off embarrasses nobody. */
export const isPlaceShown = (content: Content, place: Place): boolean =>
  !('file' in place) ||
  isShown([place.file, ...place.path].join('.'), {
    home: content.home,
    offer: { sections: shownOfferSections(content) },
  });

/** The place of a field, by its path: field('links', 'mainVideo', 'address'). */
export const field = (file: keyof Content, ...path: (string | number)[]): Place => ({ file, path });

export const warn = (text: string, place: Place, inEditor?: string): Finding => ({
  rank: 'warn',
  text,
  place,
  ...(inEditor && { inEditor }),
});

export const stop = (text: string, place: Place, inEditor?: string): Finding => ({
  ...warn(text, place, inEditor),
  rank: 'stop',
});

/** The finding in a list, or an empty list. */
export const when = (isSo: boolean, finding: Finding): Finding[] => (isSo ? [finding] : []);
