/** One opening tag of a page; `text` is what stands inside a script or a style, and empty for all others. */
export type Tag = { name: string; attributes: Record<string, string>; text: string };

const TAG = /<!--[\s\S]*?-->|<([a-z][\w-]*)((?:[^"'>]|"[^"]*"|'[^']*')*)>/gi;
const ATTRIBUTE = /([^\s"'=/>]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
const HAS_RAW_TEXT = /^(?:script|style)$/;

const ENTITIES: Record<string, string> = {
  amp: '&',
  quot: '"',
  apos: "'",
  lt: '<',
  gt: '>',
  '#39': "'",
  '#x27': "'",
};
const decode = (value: string) =>
  value.replace(/&(amp|quot|apos|lt|gt|#39|#x27);/g, (entity, name: string) => ENTITIES[name] ?? entity);

function readAttributes(source: string): Record<string, string> {
  const found = [...source.matchAll(ATTRIBUTE)].map(([, name = '', ...values]) => [
    name.toLowerCase(),
    decode(values.find((value) => value !== undefined) ?? ''),
  ]);
  return Object.fromEntries(found);
}

/** Every opening tag of a built page in its order, those inside templates and noscript too. */
export function readTags(html: string): Tag[] {
  const tags: Tag[] = [];
  const pattern = new RegExp(TAG);
  for (let match = pattern.exec(html); match; match = pattern.exec(html)) {
    const name = match[1]?.toLowerCase();
    if (!name) continue;
    const start = pattern.lastIndex;
    let text = '';
    if (HAS_RAW_TEXT.test(name)) {
      // Not in the page's lower case: that of İ is longer.
      const length = html.slice(start).search(new RegExp(`</${name}`, 'i'));
      text = html.slice(start, length === -1 ? undefined : start + length);
      pattern.lastIndex = start + text.length;
    }
    tags.push({ name, attributes: readAttributes(match[2] ?? ''), text });
  }
  return tags;
}
