// Writes edits into the text of a YAML file. Values that do not change keep their nodes, with comments and quotes.
import {
  type Document,
  isCollection,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  type Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import type { FieldTree } from '../../src/content-model/fieldTree.ts';
import { childValue, itemId } from '../../src/content-model/paths.ts';
import type { ContentFile, Path, YamlValue } from '../api.ts';
import { fieldIn, fieldsOf, isYamlGroup as isGroup, isSame, valueIn } from '../places.ts';
import { NotWritable } from './editedValue.ts';
import { parseFile, readValue, textOfDocument } from './yamlFile.ts';

const NOT_WRITABLE = 'Não foi possível mudar este campo por aqui: mude-o no próprio arquivo';

/** Returns the names of the fields of the group at a path, in their order. */
export type FieldOrder = (path: Path) => string[];

/** The order of the fields in the schema of a file that has `value`. */
export function fieldOrder(tree: FieldTree, file: ContentFile, value: YamlValue): FieldOrder {
  return (path) => {
    const field = fieldIn(fieldsOf(tree, file), path, value);
    if (field?.kind === 'group') return Object.keys(field.fields);
    if (field?.kind !== 'union') return [];
    const kind = String(childValue(valueIn(value, path), 'kind'));
    return ['kind', ...Object.keys(field.groups[kind]?.fields ?? {})];
  };
}

/** A position in a document. */
type At = { document: Document; order: FieldOrder; path: Path };

const inside = (at: At, key: string | number): At => ({ ...at, path: [...at.path, key] });

const keyNode = (pair: Pair | undefined): Node | undefined => (isNode(pair?.key) ? pair.key : undefined);
const nameOf = ({ key }: Pair): string => (isScalar(key) ? String(key.value ?? '') : '');

/** A new node, with the fields of groups in the schema's order. */
function newNode(value: YamlValue, { document, order, path }: At): Node {
  const ordered = (inner: YamlValue, innerPath: Path): YamlValue => {
    if (Array.isArray(inner)) return inner.map((item, index) => ordered(item, [...innerPath, index]));
    if (!isGroup(inner)) return inner;
    const names = order(innerPath);
    const rank = (name: string) => (names.includes(name) ? names.indexOf(name) : names.length);
    const fields = Object.entries(inner).toSorted(([one], [other]) => rank(one) - rank(other));
    return Object.fromEntries(fields.map(([name, field]) => [name, ordered(field, [...innerPath, name])]));
  };
  return document.createNode(ordered(value, path), { aliasDuplicateObjects: false });
}

function replaced(node: Node | undefined, value: YamlValue, at: At): Node {
  const fresh = newNode(value, at);
  if (!node) return fresh;
  fresh.commentBefore = node.commentBefore;
  fresh.spaceBefore = node.spaceBefore;
  if (isScalar(node) && isScalar(fresh)) {
    fresh.comment = node.comment;
    const isQuoted = node.type === 'QUOTE_DOUBLE' || node.type === 'QUOTE_SINGLE';
    if (isQuoted && typeof fresh.value === 'string') fresh.type = node.type as Scalar.Type;
  }
  return fresh;
}

/** Changes a node to a value, or creates a new node. */
function updated(node: Node | undefined, value: YamlValue, at: At): Node {
  if (node && isSame(node.toJS(at.document), value)) return node;
  if (isMap(node) && isGroup(value)) updateGroup(node, value, at);
  else if (isSeq(node) && Array.isArray(value)) updateList(node, value, at);
  else return replaced(node, value, at);
  return node;
}

function updateGroup(group: YAMLMap, value: { [name: string]: YamlValue }, at: At): void {
  for (const [name, inner] of Object.entries(value)) {
    const pair = group.items.find((one) => nameOf(one) === name);
    const node = isNode(pair?.value) ? pair.value : undefined;
    const result = updated(node, inner, inside(at, name));
    if (pair) pair.value = result;
    else addField(group, at.document.createPair(name, result), at);
  }
  for (const pair of [...group.items]) {
    if (!Object.hasOwn(value, nameOf(pair))) removeField(group, pair, at);
  }
}

/** The paragraphs of a comment. An empty line at the end separates the comment from the next field. */
const paragraphsOf = (comment: string | null | undefined): string[] => (comment ? comment.split('\n\n') : []);

/** Adds a field after the field that precedes it in the schema, under the comment that a removed field left there. */
function addField(group: YAMLMap, pair: Pair<Node, Node>, { document, order, path }: At): void {
  const { key, value } = pair;
  const name = nameOf(pair);
  const names = order(path);
  const before = names.slice(0, Math.max(names.indexOf(name), 0));
  const index = names.includes(name)
    ? group.items.findLastIndex((one) => before.includes(nameOf(one))) + 1
    : group.items.length;
  const next = keyNode(group.items[index]);
  group.items.splice(index, 0, pair);
  const isRoot = path.length === 0;
  // Empty lines separate the groups at the root of a file.
  const isApart = isRoot && isCollection(value);
  key.spaceBefore = isApart && index > 0;
  if (next) {
    const [left, ...others] = paragraphsOf(next.commentBefore && `${next.commentBefore}\n`);
    if (left !== undefined && others.length > 0) {
      key.commentBefore = left;
      key.spaceBefore = next.spaceBefore;
      next.commentBefore = others.join('\n\n').replace(/\n$/, '') || undefined;
      next.spaceBefore = isRoot;
    } else next.spaceBefore ||= isApart;
  } else if (isRoot && document.comment) {
    const [left, ...others] = paragraphsOf(document.comment);
    key.commentBefore = left;
    key.spaceBefore = true;
    document.comment = others.join('\n\n') || null;
  }
}

/** Removes a field. Its comment stays above the next field. The last field of a nested group loses its comment. */
function removeField(group: YAMLMap, pair: Pair, { document, path }: At): void {
  const index = group.items.indexOf(pair);
  group.items.splice(index, 1);
  const [key, next] = [keyNode(pair), keyNode(group.items[index])];
  const comment = key?.commentBefore?.replace(/\n$/, '');
  if (next) {
    next.spaceBefore = key?.spaceBefore || (index > 0 && next.spaceBefore);
    if (comment) next.commentBefore = `${comment}\n${next.commentBefore ? `\n${next.commentBefore}` : ''}`;
  } else if (comment && path.length === 0) {
    document.comment = [comment, ...paragraphsOf(document.comment)].join('\n\n');
  }
}

/**
 * Moves the comment above a list's first item, which the parser attaches to the list, to that item, if other items have
 * comments too.
 */
function giveCommentToFirstItem(list: YAMLSeq): void {
  const [first, ...others] = list.items.filter(isNode);
  if (!first || !list.commentBefore || !others.some(({ commentBefore }) => commentBefore)) return;
  first.commentBefore = list.commentBefore;
  list.commentBefore = undefined;
}

/** Updates a list. Equal items keep their nodes even if they move; changed items reuse the nodes of removed items. */
function updateList(list: YAMLSeq, value: YamlValue[], at: At): void {
  giveCommentToFirstItem(list);
  const old = list.items.filter(isNode);
  const spaces = old.map(({ spaceBefore }) => spaceBefore);
  const free = Map.groupBy(old, (node) => JSON.stringify(node.toJS(at.document)));
  const equal = new Map([...free].map(([text, [node]]) => [text, node]));
  const kept = value.map((item) => free.get(JSON.stringify(item))?.shift());
  const taken = new Set(kept);
  const gone = old.filter((node) => !taken.has(node));
  const newItem = (item: YamlValue, index: number): Node => {
    const copy = equal.get(JSON.stringify(item))?.clone() as Node | undefined;
    const fresh = copy ?? newNode(item, inside(at, index));
    fresh.commentBefore = undefined;
    const [neighbour] = old;
    if (isCollection(fresh) && isCollection(neighbour)) fresh.flow = neighbour.flow;
    return fresh;
  };
  /** Takes the old node for a changed item: the node with the same id, or else the first unused node. */
  const takeNode = (item: YamlValue): Node | undefined => {
    const id = itemId(item);
    const same = id === undefined ? -1 : gone.findIndex((node) => itemId(node.toJS(at.document)) === id);
    return gone.splice(Math.max(same, 0), 1)[0];
  };
  // An empty list is in flow style (`[]`), but its items are written on separate lines.
  if (old.length === 0) list.flow = false;
  list.items = value.map((item, index) => {
    const node = kept[index] ?? takeNode(item);
    const result = node ? updated(node, item, inside(at, index)) : newItem(item, index);
    result.spaceBefore = spaces[Math.min(index, spaces.length - 1)];
    return result;
  });
}

/**
 * Writes a new value into the text of a YAML file, in the form that the editor uses for all files.
 *
 * @param text the current text of the file, with its byte order mark if it has one; empty for a new file
 * @throws NotWritable when the file is not valid YAML, or the written text would not have the value
 */
export function writeValue(text: string, value: YamlValue, order: FieldOrder = () => []): string {
  const document = parseFile(text);
  document.contents = updated(document.contents ?? undefined, value, { document, order, path: [] });
  const result = textOfDocument(document, text);
  if (!isSame(readValue(parseFile(result)), value)) throw new NotWritable(NOT_WRITABLE);
  return result;
}
