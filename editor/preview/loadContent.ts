// What the pages import in place of src/content-model/loadContent.ts while the editor shows them.

import { fillContent, loadWrittenContent } from '../../src/content-model/loadContent.ts';
import type { Content } from '../../src/content-model/schemas.ts';
import { templateValues } from '../../src/content-model/templateValues.ts';
import type { Place } from '../api.ts';
import { type Leaf, leavesOf, mapShown } from './leaves.ts';
import { markText } from './marks.ts';

/** The places by the numbers of their marks. A number keeps its place, so that a page that was rendered before a change can be read. */
const places: Place[] = [];
const numbers = new Map<string, number>();

function numberOf(place: Place): number {
  const key = JSON.stringify(place);
  const number = numbers.get(key) ?? places.push(place) - 1;
  numbers.set(key, number);
  return number;
}

/** What the pages show, and where it stands in the content. */
export type Shown = {
  leaves: Leaf[];
  placeOf: (mark: number) => Place | undefined;
  values: Record<string, string>;
};

let shown: Shown = { leaves: [], placeOf: () => undefined, values: {} };

/** What the pages rendered last show. */
export const lastShown = (): Shown => shown;

/** The content as `loadContent` of src/content-model returns it, with marks in its texts. */
export function loadContent(): Content {
  const written = loadWrittenContent();
  const content = fillContent(written);
  shown = { leaves: leavesOf(content), placeOf: (mark) => places[mark], values: templateValues(written) };
  return mapShown(content, ({ place, value }) => markText(String(value), numberOf(place)));
}
