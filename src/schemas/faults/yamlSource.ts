import {
  type Document,
  isCollection,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type LineCounter,
  type Node,
  type Pair,
} from 'yaml';

type Path = readonly PropertyKey[];

/** What is written in a YAML file, and where. */
export type YamlSource = { text: string; document: Document; lines: LineCounter };

const nameOf = ({ key }: Pair) => String((isScalar(key) ? key.value : key) ?? '');

/** The field of a group by its name. */
export function pairAt({ document }: Pick<YamlSource, 'document'>, path: Path): Pair | undefined {
  const group = nodeAt(document, path.slice(0, -1));
  return isMap(group) ? group.items.find((pair) => nameOf(pair) === String(path.at(-1))) : undefined;
}

/** What stands at a path; undefined when nothing does. */
export function nodeAt(document: Document, path: Path): Node | undefined {
  let node: unknown = document.contents;
  for (const key of path) {
    if (isMap(node)) node = node.items.find((pair) => nameOf(pair) === String(key))?.value;
    else if (isSeq(node)) node = node.items[Number(key)];
    else return undefined;
  }
  return isNode(node) ? node : undefined;
}

const lineAt = ({ lines }: YamlSource, node: unknown) =>
  isNode(node) && node.range ? Math.max(lines.linePos(node.range[0]).line, 1) : undefined;

/** The line of a field's name, or of an item of a list; the file's first for the file itself. */
export function lineOfName(source: YamlSource, path: Path): number {
  const pair = pairAt(source, path);
  return (path.length > 0 && lineAt(source, pair?.key ?? nodeAt(source.document, path))) || 1;
}

/** The line of a value; of a group or list in lines of its own, that of its name; of what is missing, that of its group. */
export function lineOfValue(source: YamlSource, path: Path): number {
  const node = nodeAt(source.document, path);
  if (node && !(isCollection(node) && !node.flow)) return lineAt(source, node) ?? lineOfName(source, path);
  return lineOfName(source, node ? path : path.slice(0, -1));
}

/** How a value of one line is written, without its quotes. */
export function writtenAt({ text, document }: YamlSource, path: Path): { words: string; isQuoted: boolean } {
  const node = nodeAt(document, path);
  if (!isScalar(node) || !node.range) return { words: '', isQuoted: false };
  const isQuoted = node.type === 'QUOTE_DOUBLE' || node.type === 'QUOTE_SINGLE';
  const words = node.type === 'PLAIN' ? text.slice(node.range[0], node.range[1]) : String(node.value);
  return { words: words.trim().replace(/\s*\n\s*/g, ' '), isQuoted };
}

/** With how many spaces the fields of a group begin. */
export function depthOfFields(source: YamlSource, group: Path): number {
  const node = nodeAt(source.document, group);
  const first = isMap(node) ? node.items[0]?.key : undefined;
  return isNode(first) && first.range ? source.lines.linePos(first.range[0]).col - 1 : 2;
}
