// The source map that the server sends to the script of a previewed page: which element or text shows which place.
import type { Place } from '../api.ts';

/** The path from <body> to an element: at each level its index among the elements. */
export type ElementPath = number[];

/** A part of a text node that shows a place's text or a part of it. */
export type TextSpan = {
  /** The text node's index among the children of its element. */
  child: number;
  /** Where the part begins and ends in the text node. */
  start: number;
  end: number;
  /** Where the part begins in the place's text. */
  from: number;
};

export type SpotKind = 'text' | 'picture' | 'link' | 'value';

export type Spot = {
  /** The index of its place in `places`. */
  placeIndex: number;
  kind: SpotKind;
  element: ElementPath;
  /** Present if a text node shows the place; otherwise an attribute or the element itself does. */
  span?: TextSpan;
};

export type SourceMap = {
  /**
   * `label` is the field's label. `text` is the text of the place with its names in braces filled, except those that
   * components fill. `uses` are the places from which the filled values come.
   */
  places: { place: Place; label: string; text?: string; uses?: Place[] }[];
  spots: Spot[];
  /** The values of the names in braces. */
  values: Record<string, string>;
};

/** The id of the script element that contains the source map as JSON. */
export const MAP_ID = 'editor-source-map';
