// What the pages import in place of src/content-model/loadContent.ts while the editor shows them.
import * as source from '../../src/content-model/loadContent.ts';
import { type Name, namesOf, nameValues } from '../../src/content-model/names.ts';
import type { Content } from '../../src/content-model/schemas.ts';
import type { Place } from '../api.ts';
import { type Leaf, leavesOf, mapShown } from './leaves.ts';
import { markText } from './marks.ts';

/** The places by the numbers of their marks. A number never changes its place, so that pages rendered earlier can be read. */
const places: Place[] = [];
const numbers = new Map<string, number>();

function numberOf(place: Place): number {
  const key = JSON.stringify(place);
  const number = numbers.get(key) ?? places.push(place) - 1;
  numbers.set(key, number);
  return number;
}

/** The content that the pages show, with the place of each value. */
export type Shown = {
  /** With the names in braces filled. */
  leaves: Leaf[];
  /** With the names in braces unfilled. */
  written: Leaf[];
  placeOf: (mark: number) => Place | undefined;
  /** The values of the names in braces. */
  values: Record<string, string>;
  names: Name[];
};

let shown: Shown = { leaves: [], written: [], placeOf: () => undefined, values: {}, names: [] };

/** What the pages rendered last show. */
export const lastShown = (): Shown => shown;

/** The content as src/content-model/loadContent.ts reads it, with marks in its texts. */
export function loadWrittenContent(): Content {
  const written = source.loadWrittenContent();
  shown = {
    leaves: leavesOf(source.fillContent(written)),
    written: leavesOf(written),
    placeOf: (mark) => places[mark],
    values: nameValues(written),
    names: namesOf(written),
  };
  return mapShown(written, ({ place, value }) => markText(String(value), numberOf(place)));
}

/** The marked content with the names in braces filled. */
export const loadContent = (): Content => source.fillContent(loadWrittenContent());
