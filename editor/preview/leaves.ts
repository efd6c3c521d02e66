// Lists and replaces the leaf values of the content, its texts and numbers, with their places.
import { type Field, fieldTree } from '../../src/content-model/fieldTree.ts';
import { itemId } from '../../src/content-model/paths.ts';
import type { Content } from '../../src/content-model/schemas.ts';
import { readVideoAddress } from '../../src/domain/videoAddress.ts';
import type { ValueKind } from '../../src/fields/field.ts';
import type { ContentFile, Place } from '../api.ts';
import { childField, childOf, fieldsOf, isGroup } from '../places.ts';

export type Leaf = { place: Place; kind: ValueKind; label: string; value: string | number };

/** The name of the uploaded file that a leaf needs; undefined if it needs none. */
export function uploadOf({ kind, value }: Leaf): string | undefined {
  if (value === '') return undefined;
  if (kind === 'picture' || kind === 'file') return String(value);
  const video = kind === 'video' ? readVideoAddress(String(value)) : undefined;
  return video?.host === 'own' ? video.file : undefined;
}

/** The kinds of values that pages only display. Marks in other kinds would break addresses, dates and choices. */
const SHOWN: readonly ValueKind[] = ['text', 'taxId', 'email', 'emoji'];

const isShown = ({ kind, value }: Leaf): boolean => SHOWN.includes(kind) && value !== '';

const fields = fieldTree();

/** The content with each leaf value replaced. */
function mapLeaves(content: Content, replace: (leaf: Leaf) => unknown): Content {
  const visit = (place: Place, value: unknown, field: Field | undefined): unknown => {
    if (!field) return value;
    const inside = (key: string | number, item: unknown) =>
      visit(childOf(place, key), item, childField(field, key, value));
    if (Array.isArray(value)) return value.map((item, index) => inside(itemId(item) ?? index, item));
    if (isGroup(value))
      return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, inside(key, item)]));
    const { kind, label } = field;
    if (kind === 'group' || kind === 'list' || kind === 'pair' || kind === 'union') return value;
    if (typeof value !== 'string' && typeof value !== 'number') return value;
    return replace({ place, kind, label, value });
  };
  const files = Object.entries(content) as [ContentFile, unknown][];
  return Object.fromEntries(
    files.map(([file, value]) => [file, visit({ file, path: [] }, value, fieldsOf(fields, file))]),
  ) as Content;
}

export function leavesOf(content: Content): Leaf[] {
  const leaves: Leaf[] = [];
  mapLeaves(content, (leaf) => {
    leaves.push(leaf);
    return leaf.value;
  });
  return leaves;
}

/** The content with every text that pages show replaced. */
export const mapShown = (content: Content, replace: (leaf: Leaf) => string): Content =>
  mapLeaves(content, (leaf) => (isShown(leaf) ? replace(leaf) : leaf.value));
