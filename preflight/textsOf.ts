import type { Content } from '../src/content-model/schemas.ts';
import { textsOf as placedTexts } from '../src/content-model/textsOf.ts';
import { field, type Place } from './finding.ts';

/** The files whose texts speak of the product. */
export const FILES_OF_TEXTS: (keyof Content)[] = ['site', 'home', 'offer', 'behaviour', 'product'];

/** Every text of a file of the content with its place. */
export const textsOf = (value: unknown, file: keyof Content): [text: string, place: Place][] =>
  placedTexts(value).map(({ text, path }) => [text, field(file, ...path)]);
