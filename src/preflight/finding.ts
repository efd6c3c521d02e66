import type { Content } from '../schemas/contentSchemas.ts';

/** Where a fault is mended: a field of the content, or a file of the project. */
export type Place = { file: keyof Content; path: (string | number)[] } | { path: string };

/** Something that would embarrass or cost money: `stop` keeps the site from being published, `warn` is the seller's choice. */
export type Finding = { rank: 'stop' | 'warn'; text: string; place: Place };

/** One thing looked at; `fine` is what is said when it finds nothing, `applies` whether there is anything to look at. */
export type Check<Input> = {
  fine: string;
  applies?: (input: Input) => boolean;
  find: (input: Input) => Finding[];
};

/** The place of a field, by its path: field('links', 'mainVideo', 'address'). */
export const field = (file: keyof Content, ...path: (string | number)[]): Place => ({ file, path });

export const stop = (text: string, place: Place): Finding => ({ rank: 'stop', text, place });

export const warn = (text: string, place: Place): Finding => ({ rank: 'warn', text, place });
