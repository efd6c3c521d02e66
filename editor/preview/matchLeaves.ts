// Finds the values that cannot have a mark: pictures by their file, prices and numbers by their formatted text, links
// by their address.
import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { chatLink } from '../../src/domain/chatLink.ts';
import { formatCount, formatRating, formatReais, formatShortReais } from '../../src/domain/format.ts';
import type { Place } from '../api.ts';
import { isWithin, parentOf } from '../places.ts';
import type { Leaf } from './leaves.ts';
import { marksIn } from './marks.ts';
import type { SpotKind, TextSpan } from './sourceMap.ts';

/** A place that an element shows. */
export type FoundPlace = { place: Place; kind: SpotKind; span?: TextSpan };

const attributeOf = (element: Tree.Element, name: string) =>
  element.attrs.find((attr) => attr.name === name)?.value;

/** The length of the common beginning of two places, with the file as the first key. */
function sharedDepth(a: Place, b: Place): number {
  if (a.file !== b.file) return 0;
  const different = a.path.findIndex((key, index) => key !== b.path[index]);
  return 1 + (different < 0 ? a.path.length : different);
}

type Around = () => Place[][];

/**
 * Chooses one of several leaves with equal values: the leaf in the item (such as an offer) to which the section refers,
 * or else the leaf in the item to which the page refers, or else the first leaf.
 */
function namedLeaf(equal: Leaf[], around: Place[][], leaves: Leaf[]): Leaf | undefined {
  const named = leaves
    .filter(({ kind }) => kind === 'reference')
    .toSorted((one, other) => other.place.path.length - one.place.path.length)
    .flatMap(({ place, value }) => {
      const leaf = equal.find(({ place: { path } }) => path.includes(value));
      return leaf ? [{ group: parentOf(place), leaf }] : [];
    });
  for (const places of around) {
    const found = named.find(({ group }) => places.some((place) => isWithin(place, group)));
    if (found) return found.leaf;
  }
  return equal[0];
}

/** Chooses the leaf closest to the texts around the element. The innermost texts decide. */
function closestLeaf(
  equal: Leaf[],
  around: Around,
  leaves: Leaf[],
): { leaf: Leaf | undefined; isInSameGroup: boolean } {
  if (equal.length === 0) return { leaf: undefined, isInSameGroup: false };
  const levels = around();
  for (const places of levels.slice(0, 5)) {
    const scoreOf = (leaf: Leaf) => Math.max(0, ...places.map((place) => sharedDepth(leaf.place, place)));
    const best = Math.max(...equal.map(scoreOf));
    if (best === 0) continue;
    const closest = equal.filter((leaf) => scoreOf(leaf) === best);
    const leaf = namedLeaf(closest, levels, leaves);
    return { leaf, isInSameGroup: leaf !== undefined && best >= leaf.place.path.length };
  }
  return { leaf: namedLeaf(equal, levels, leaves), isInSameGroup: false };
}

/**
 * Whether an address belongs to an upload. In development all addresses of an upload contain the path of its file:
 * /@fs/…/uploads/modulos/biblia.webp?…
 */
function showsFile(address: string, file: string): boolean {
  try {
    return decodeURIComponent(address)
      .split(/[?#&]/)
      .some((part) => part.endsWith(`/uploads/${file}`));
  } catch {
    return false;
  }
}

function formatsOf({ kind, value }: Leaf): string[] {
  if (typeof value === 'string') return [];
  if (kind === 'price') return [formatReais(value), formatShortReais(value)];
  if (kind === 'rating') return [formatRating(value)];
  return kind === 'integer' ? [formatCount(value)] : [];
}

const leadsTo = (href: string, { kind, value }: Leaf): boolean =>
  (kind === 'link' && href === value) ||
  (kind === 'video' && value !== '' && (href === value || showsFile(href, String(value)))) ||
  (kind === 'phone' && value !== '' && href.startsWith(chatLink(String(value), '')));

/**
 * Matches a text node that consists of a price or a number, with an optional sign and unit: "+1.247", "4,9/5", "3 min".
 */
const NUMBER = /^(\s*\+?)(R\$\s[\d.,]+|[\d.,]+)(?:\/5| \p{L}{1,4})?\s*$/u;

function numbersIn(element: Tree.Element, around: Around, leaves: Leaf[]): FoundPlace[] {
  return element.childNodes.flatMap((node, child): FoundPlace[] => {
    if (node.nodeName !== '#text' || !('value' in node) || marksIn(node.value).length > 0) return [];
    const [, before = '', number = ''] = NUMBER.exec(node.value) ?? [];
    if (number === '') return [];
    const equal = leaves.filter((leaf) => formatsOf(leaf).includes(number));
    const { leaf, isInSameGroup } = closestLeaf(equal, around, leaves);
    // A count may equal other numbers on the page: outside `proof` it must be in the same group as the text beside it.
    if (!leaf || (leaf.kind === 'integer' && leaf.place.file !== 'proof' && !isInSameGroup)) return [];
    const span = { child, start: before.length, end: before.length + number.length, from: 0 };
    return [{ place: leaf.place, kind: 'value', span }];
  });
}

/**
 * Finds the leaves that an element shows without a mark.
 *
 * @param around lists the places of the texts in the element, then in its parent, and so on
 */
export function leavesShownBy(element: Tree.Element, around: Around, leaves: Leaf[]): FoundPlace[] {
  const found = numbersIn(element, around, leaves);
  const src = element.tagName === 'img' && attributeOf(element, 'src');
  if (src) {
    const equal = leaves.filter(({ kind, value }) => kind === 'picture' && showsFile(src, String(value)));
    const { leaf } = closestLeaf(equal, around, leaves);
    if (leaf) found.push({ place: leaf.place, kind: 'picture' });
  }
  const href = element.tagName === 'a' && attributeOf(element, 'href');
  if (href) {
    const equal = leaves.filter((leaf) => leadsTo(href, leaf));
    const { leaf } = closestLeaf(equal, around, leaves);
    if (leaf) found.push({ place: leaf.place, kind: 'link' });
  }
  return found;
}
