import type { Place } from '../../api.ts';
import { isWithin, parentOf } from '../../places.ts';
import type { SourceMap, Spot } from '../sourceMap.ts';

/** A spot of the source map with its nodes in the shown page. */
export type LiveSpot = Omit<Spot, 'element' | 'span' | 'placeIndex'> & {
  place: Place;
  label: string;
  /** The places of the values that the place's text names in braces. */
  uses: Place[];
  element: Element;
  /**
   * The part of a text node that shows the place. `from` is where that part begins in the place's text, and `sentFrom`
   * where it began before any change.
   */
  text?: { node: Text; start: number; end: number; from: number; sentFrom: number };
};

export const samePlace = (a: Place | undefined, b: Place | undefined): boolean =>
  a?.file === b?.file && String(a?.path) === String(b?.path);

const elementAt = (body: Element, path: number[]): Element | undefined =>
  path.reduce<Element | undefined>((element, index) => element?.children[index], body);

/**
 * The spots of a page as the server sent it, before scripts have changed it.
 *
 * @param liveOf returns the node of the shown page for a node of `body`
 */
export function resolveSpots(
  { places, spots }: SourceMap,
  body: Element,
  liveOf: (node: Node) => Node | undefined,
): LiveSpot[] {
  return spots.flatMap(({ placeIndex, kind, element: path, span }): LiveSpot[] => {
    const found = elementAt(body, path);
    const place = places[placeIndex];
    const element = found && liveOf(found);
    if (!place || !found || !(element instanceof Element)) return [];
    const spot = { place: place.place, label: place.label, uses: place.uses ?? [], kind, element };
    if (!span) return [spot];
    const textNode = found.childNodes[span.child];
    const node = textNode && liveOf(textNode);
    const { start, end, from } = span;
    return node instanceof Text ? [{ ...spot, text: { node, start, end, from, sentFrom: from } }] : [];
  });
}

/** Whether a text is only for screen readers: its element is at most one pixel wide and high. */
const isUnseen = ({ element, text }: LiveSpot): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return text !== undefined && width <= 1 && height <= 1;
};

/** The rectangles of a spot on the screen. */
function rectsOf(spot: LiveSpot): DOMRect[] {
  const { element, text, kind } = spot;
  if (isUnseen(spot)) return [];
  if (!text) return kind === 'text' ? [] : Array.from(element.getClientRects());
  const range = document.createRange();
  const length = text.node.data.length;
  range.setStart(text.node, Math.min(text.start, length));
  range.setEnd(text.node, Math.min(text.end, length));
  return Array.from(range.getClientRects());
}

/**
 * The box around some spots; undefined while none of them is shown. A text that is only for screen readers has the box
 * of the element around it.
 */
export function boxAround(spots: LiveSpot[]): DOMRect | undefined {
  const shownOf = (spot: LiveSpot) =>
    isUnseen(spot) ? Array.from(spot.element.parentElement?.getClientRects() ?? []) : rectsOf(spot);
  const rects = spots.flatMap(shownOf).filter(({ width, height }) => width > 0 && height > 0);
  if (rects.length === 0) return undefined;
  const left = Math.min(...rects.map((rect) => rect.left));
  const top = Math.min(...rects.map((rect) => rect.top));
  const right = Math.max(...rects.map((rect) => rect.right));
  const bottom = Math.max(...rects.map((rect) => rect.bottom));
  return new DOMRect(left, top, right - left, bottom - top);
}

/** The spots of all parts of the text to which a spot belongs, without the spots that repeat the text elsewhere. */
export function spotsOfText(spot: LiveSpot, spots: LiveSpot[]): LiveSpot[] {
  if (!spot.text) return [spot];
  const same = spots.filter(({ place, text }) => text && samePlace(place, spot.place));
  const at = same.indexOf(spot);
  // Parts that are empty now may begin at the same character.
  const fromOf = (index: number) => same[index]?.text?.sentFrom ?? 0;
  let first = at;
  while (first > 0 && fromOf(first - 1) < fromOf(first)) first -= 1;
  let last = at;
  while (last + 1 < same.length && fromOf(last + 1) > fromOf(last)) last += 1;
  return same.slice(first, last + 1);
}

/** The position of the pointer, and the element there. */
type Point = { target: Element; x: number; y: number };

const distanceOf = (spot: LiveSpot, { x, y }: Point) =>
  Math.min(
    ...rectsOf(spot).map(({ left, right, top, bottom }) =>
      Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)),
    ),
  );

/** Whether the texts of some spots flow together in the lines of one paragraph or heading. */
const isOneText = (spots: LiveSpot[], block: Element) =>
  spots.every(({ element }) => element === block || getComputedStyle(element).display.startsWith('inline'));

/** The spot at a point, or else the closest spot in the innermost element around it; undefined if that is ambiguous. */
export function spotAt(point: Point, spots: LiveSpot[]): LiveSpot | undefined {
  for (
    let element: Element | null = point.target;
    element && element !== document.body;
    element = element.parentElement
  ) {
    const inside = spots.filter(
      (spot) => element?.contains(spot.element) && (spot.text || spot.kind !== 'text'),
    );
    const hit = inside.filter((spot) => spot.kind !== 'link' && distanceOf(spot, point) === 0);
    if (hit.length > 0) return hit.find(({ text }) => text) ?? hit[0];
    const visible = inside.filter((spot) => rectsOf(spot).length > 0);
    const shown = visible.some(({ kind }) => kind !== 'link')
      ? visible.filter(({ kind }) => kind !== 'link')
      : visible;
    if (shown.every(({ place }) => samePlace(place, shown[0]?.place))) {
      if (shown[0]) return shown[0];
    } else if (isOneText(shown, element)) {
      // The point is between two lines or after the end of one.
      return shown.sort((a, b) => distanceOf(a, point) - distanceOf(b, point))[0];
    } else return undefined;
  }
  return undefined;
}

/** The other places in a spot's element or the link around it, such as a button's target or a picture's `alt` text. */
export function placesBeside(spot: LiveSpot, spots: LiveSpot[]): Place[] {
  const around = spot.element.closest('a') ?? spot.element;
  const beside = spots.filter(
    ({ element, place }) => around.contains(element) && !samePlace(place, spot.place),
  );
  return beside
    .map(({ place }) => place)
    .filter((place, index, all) => all.findIndex((other) => samePlace(other, place)) === index);
}

/** Whether `a` is in the group of `b`, or in a group directly inside that group, such as a picture. */
const isBeside = (a: Place, b: Place) =>
  [parentOf(a), parentOf(parentOf(a))].some((group) => samePlace(group, parentOf(b)));

/** The first spot of a group in the section that shows most of it. Other sections may repeat one of its texts. */
function firstOfGroup(group: Place, spots: LiveSpot[]): LiveSpot | undefined {
  const inside = spots.filter(
    (spot) => spot.kind !== 'link' && isWithin(spot.place, group) && boxAround([spot]),
  );
  const sectionOf = ({ element }: LiveSpot) => element.closest('section');
  const countInSection = (spot: LiveSpot) =>
    inside.filter((other) => sectionOf(other) === sectionOf(spot)).length;
  return inside.sort((a, b) => countInSection(b) - countInSection(a))[0];
}

/** The first text that shows a value by its name in braces. */
const firstUse = (value: Place, spots: LiveSpot[]): LiveSpot | undefined =>
  spots.find((spot) => spot.uses.some((used) => samePlace(used, value)) && boxAround([spot]));

/**
 * The spot that shows a place best: the spot beside the most fields of the same group. If no spot shows the place
 * itself, returns the first spot inside it, or else the first text that names its value in braces.
 */
export function bestSpot(place: Place, spots: LiveSpot[]): LiveSpot | undefined {
  // A bar with a price and its button shows fewer fields of the group than the price card.
  const beside = spots.filter((spot) => spot.kind !== 'link' && isBeside(spot.place, place));
  const countBeside = ({ element }: LiveSpot) => {
    const around = element.parentElement?.parentElement ?? element;
    return beside.filter((spot) => around.contains(spot.element)).length;
  };
  const found = spots.filter((spot) => samePlace(spot.place, place));
  if (found.length === 0) return firstOfGroup(place, spots) ?? firstUse(place, spots);
  const shown = found.filter((spot) => boxAround([spot]));
  return (shown.length > 0 ? shown : found).sort((a, b) => countBeside(b) - countBeside(a))[0];
}
