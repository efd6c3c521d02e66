// Replaces src/content-model/loadContent.ts for the pages in the preview.
import { AsyncLocalStorage } from 'node:async_hooks';
import * as source from '../../src/content-model/loadContent.ts';
import { type Name, namesOf, nameValues } from '../../src/content-model/names.ts';
import type { Content } from '../../src/content-model/schemas.ts';
import type { Place } from '../api.ts';
import { versionStyles, withBothVersions } from './abVersions.ts';
import { type Leaf, leavesOf, mapShown } from './leaves.ts';
import { markText } from './marks.ts';

/** The places by the numbers of their marks. A number keeps its place, because pages rendered earlier still have it. */
const places: Place[] = [];
const numbers = new Map<string, number>();

function numberOf(place: Place): number {
  const key = JSON.stringify(place);
  const number = numbers.get(key) ?? places.push(place) - 1;
  numbers.set(key, number);
  return number;
}

/** The content that a page shows, with the place of each value. */
export type PreviewContent = {
  /** The content with marks in its texts, and each version B as an ordinary section. */
  content: Content;
  /** The values with the names in braces filled. */
  leaves: Leaf[];
  /** The values with the names in braces unfilled. */
  written: Leaf[];
  placeOf: (mark: number) => Place | undefined;
  /** The values of the names in braces. */
  values: Record<string, string>;
  names: Name[];
  /** The style element for the versions of a page's sections, by the page's path. */
  versionStyles: (path: string) => string;
};

/** The content of the page that is being rendered. Files may change during the rendering. */
const shownNow = new AsyncLocalStorage<PreviewContent>();

/** Reads the content and renders a page with it. */
export function withContent<Result>(render: (shown: PreviewContent) => Result): Result {
  const written = source.loadWrittenContent();
  const shown: PreviewContent = {
    content: withBothVersions(
      mapShown(written, ({ place, value }) => markText(String(value), numberOf(place))),
    ),
    leaves: leavesOf(source.fillContent(written)),
    written: leavesOf(written),
    placeOf: (mark) => places[mark],
    values: nameValues(written),
    names: namesOf(written),
    versionStyles: (path) => versionStyles(written, path),
  };
  return shownNow.run(shown, render, shown);
}

/** The content with marks in its texts, and each version B as an ordinary section. */
export const loadWrittenContent = (): Content =>
  shownNow.getStore()?.content ?? withContent(({ content }) => content);

/** The marked content with the names in braces filled. */
export const loadContent = (): Content => source.fillContent(loadWrittenContent());
