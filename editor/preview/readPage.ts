import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { placeholdersIn } from '../../src/domain/placeholders.ts';
import type { Place } from '../api.ts';
import type { PreviewContent } from './loadContent.ts';
import { decodeMarks, marksIn, removeMarks } from './marks.ts';
import { type FoundPlace, leavesShownBy } from './matchLeaves.ts';
import type { ElementPath, SourceMap, Spot } from './sourceMap.ts';
import { spanAtMark, spanOfRest } from './textSpan.ts';

/** Attributes whose value a visitor sees, hears or follows. */
const SHOWN_ATTRIBUTES = ['alt', 'aria-label', 'aria-roledescription', 'data-unit', 'href', 'title'];
const WITHOUT_TEXT = ['script', 'style', 'template', 'noscript'];

type Parent = { element: Tree.Element; path: ElementPath };

const isElement = (node: Tree.Node): node is Tree.Element => 'tagName' in node;
const isText = (node: Tree.Node): node is Tree.TextNode => node.nodeName === '#text';

function findBody(html: string): Tree.Element {
  const root = parse(html).childNodes.filter(isElement)[0];
  const body = root?.childNodes.filter(isElement).find(({ tagName }) => tagName === 'body');
  if (!body) throw new Error('A page without a body cannot be previewed.');
  return body;
}

/** Finds the elements and text nodes that show each place, by the marks in the page. */
export function readPage(
  html: string,
  { leaves, written, placeOf, values, names }: PreviewContent,
): SourceMap {
  const places: SourceMap['places'] = [];
  const spots: Spot[] = [];
  const writtenAt = new Map(written.map(({ place, value }) => [JSON.stringify(place), String(value)]));
  const sourceOf = new Map(names.map(({ name, source }) => [name, source]));
  const leafOf = new Map(leaves.map((leaf) => [JSON.stringify(leaf.place), leaf]));
  const numbers = new Map<string, number>();
  /** The spots in and below each element. */
  const within = new Map<Tree.Element, Spot[]>();
  /** A text that is not complete yet: the text nodes read so far show it up to `from`. */
  let rest: { place: Place; text: string; from: number } | undefined;

  const indexOf = (place: Place): number => {
    const key = JSON.stringify(place);
    const { label = '', value } = leafOf.get(key) ?? {};
    const text = typeof value === 'string' ? value : undefined;
    const uses = placeholdersIn(writtenAt.get(key) ?? '').flatMap((name) => sourceOf.get(name) ?? []);
    const number =
      numbers.get(key) ?? places.push({ place, label, text, ...(uses.length > 0 && { uses }) }) - 1;
    numbers.set(key, number);
    return number;
  };
  const add = (chain: Parent[], { place, ...found }: FoundPlace) => {
    const spot: Spot = { ...found, placeIndex: indexOf(place), element: chain[0]?.path ?? [] };
    spots.push(spot);
    for (const { element } of chain) {
      const inside = within.get(element);
      if (inside) inside.push(spot);
      else within.set(element, [spot]);
    }
  };

  const readAttributes = (chain: Parent[], element: Tree.Element) => {
    for (const { name, value } of element.attrs) {
      if (!SHOWN_ATTRIBUTES.includes(name)) continue;
      for (const { index } of marksIn(decodeMarks(value))) {
        const place = placeOf(index);
        if (place) add(chain, { place, kind: name === 'href' ? 'link' : 'text' });
      }
    }
  };
  const readText = (chain: Parent[], node: Tree.TextNode, child: number) => {
    const shown = removeMarks(node.value);
    const marks = marksIn(node.value);
    for (const { index, offset } of marks) {
      const place = placeOf(index);
      const text = place && leafOf.get(JSON.stringify(place))?.value;
      if (!place || typeof text !== 'string') continue;
      const source = writtenAt.get(JSON.stringify(place)) ?? text;
      const { isWhole, ...span } = spanAtMark({ written: source, text, values, shown, markAt: offset });
      add(chain, { place, kind: 'text', span: { child, ...span } });
      rest = isWhole ? undefined : { place, text, from: span.from + span.end - span.start };
    }
    if (marks.length > 0 || shown.trim() === '' || !rest) return;
    const span = spanOfRest(rest.text, shown, rest.from);
    if (span) {
      add(chain, { place: rest.place, kind: 'text', span: { child, ...span } });
      rest.from = span.from + span.end - span.start;
    } else rest = undefined;
  };
  /** Each element with its ancestors, the innermost first. */
  const visited: Parent[][] = [];
  /** The position of each element and text node in the page's order, by `keyOf`. */
  const order = new Map<string, number>();
  const keyOf = (path: ElementPath, child?: number) => `${path} ${child}`;
  const visit = (element: Tree.Element, parents: Parent[], path: ElementPath) => {
    if (WITHOUT_TEXT.includes(element.tagName)) return;
    const chain = [{ element, path }, ...parents];
    visited.push(chain);
    order.set(keyOf(path), order.size);
    readAttributes(chain, element);
    let number = 0;
    for (const [child, node] of element.childNodes.entries()) {
      if (isText(node)) {
        order.set(keyOf(path, child), order.size);
        readText(chain, node, child);
      }
      if (isElement(node)) {
        visit(node, chain, [...path, number]);
        number += 1;
      }
    }
  };
  visit(findBody(html), [], []);

  const placesIn = (element: Tree.Element) =>
    (within.get(element) ?? []).flatMap(({ placeIndex }) => places[placeIndex]?.place ?? []);
  for (const chain of visited) {
    const around = () => chain.map(({ element }) => placesIn(element));
    const element = chain[0]?.element;
    if (element) for (const found of leavesShownBy(element, around, leaves)) add(chain, found);
  }
  const orderOf = ({ element, span }: Spot) => order.get(keyOf(element, span?.child)) ?? 0;
  return { places, spots: spots.sort((a, b) => orderOf(a) - orderOf(b)), values };
}
