import { parse as parseHtml, type Token, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { AtRule, type Node, parse as parseCss, type Root, type Rule } from 'postcss';
import selectorParser from 'postcss-selector-parser';
import { isBuyLike } from '../behaviours/buyLike.ts';
import { stylesOf, withStyles } from './styleElements.ts';

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

/**
 * A page whose utilities have the shortest names. A class keeps its own where a script can tell it by that, or where a rule
 * outside the utilities uses it too.
 */
export function shortenClasses(page: string, scripts: readonly string[]): string {
  const { attributes, code } = readPage(page);
  const sheets = stylesOf(page).map((css) => parseCss(css));
  const rules = sheets.flatMap(rulesOf);
  const inRules = (wanted: Rule[]) => wanted.flatMap(({ selector }) => classesIn(selector));
  const inUtilities = inRules(rules.filter(isUtility));
  const inOthers = inRules(rules.filter((rule) => !isUtility(rule)));
  const inMarkup = attributes.flatMap(({ value }) => namesIn(value));

  const isNamed = namedIn([code, ...scripts].join('\n'));
  const shortened = new Set(inUtilities.filter((name) => !isNamed(name) && !isBuyClass(name)));
  for (const name of inOthers) shortened.delete(name);
  const uses = [...inUtilities, ...inOthers, ...inMarkup];
  const short = shortNames(
    uses.filter((name) => shortened.has(name)),
    new Set(uses.filter((name) => !shortened.has(name))),
  );

  const rename = (name: string) => short.get(name) ?? name;
  for (const rule of rules) rule.selector = renameIn(rule.selector, rename);
  let renamed = '';
  let end = 0;
  for (const { value, startOffset, endOffset } of attributes) {
    renamed += `${page.slice(end, startOffset)}class="${escapeHtml(namesIn(value).map(rename).join(' '))}"`;
    end = endOffset;
  }
  return withStyles(renamed + page.slice(end), sheets.map(String));
}

/** The page's class attributes, in their order, and what its scripts and its islands' values say. */
function readPage(page: string) {
  const attributes = new Map<number, Token.Location & { value: string }>();
  let code = '';
  const visit = (node: Tree.Node): void => {
    if ('attrs' in node) {
      for (const { name, value } of node.attrs) {
        const place = node.sourceCodeLocation?.attrs?.[name];
        if (name === 'class' && place) attributes.set(place.startOffset, { ...place, value });
        if (node.tagName === 'astro-island') code += `${value}\n`;
      }
      if (node.tagName === 'script') code += `${node.childNodes.map(textOf).join('')}\n`;
    }
    if ('content' in node) visit(node.content);
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  // Without scripts: what stands in <noscript> is markup then.
  visit(parseHtml(page, { sourceCodeLocationInfo: true, scriptingEnabled: false }));
  return { attributes: [...attributes.values()].sort((a, b) => a.startOffset - b.startOffset), code };
}

const textOf = (node: Tree.ChildNode) => ('value' in node ? node.value : '');
const namesIn = (attribute: string) => attribute.split(/\s+/).filter(Boolean);
const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** The style rules of a sheet; those of @keyframes select no element. */
function rulesOf(sheet: Root): Rule[] {
  const rules: Rule[] = [];
  sheet.walkRules(/[.]/, (rule) => void rules.push(rule));
  return rules.filter(({ parent }) => !isAtRule(parent, /keyframes$/));
}

function isUtility(rule: Rule): boolean {
  for (let holder: Node | undefined = rule.parent; holder; holder = holder.parent) {
    if (isAtRule(holder, /^layer$/)) return holder.params === 'utilities';
  }
  return false;
}

function isAtRule(node: Node | undefined, name: RegExp): node is AtRule {
  return node instanceof AtRule && name.test(node.name);
}

function classesIn(selector: string): string[] {
  const names: string[] = [];
  selectorParser((selectors) => selectors.walkClasses(({ value }) => void names.push(value))).processSync(
    selector,
  );
  return names;
}

function renameIn(selector: string, rename: (name: string) => string): string {
  return selectorParser((selectors) =>
    selectors.walkClasses((node) => {
      const name = rename(node.value);
      if (name !== node.value) node.value = name;
    }),
  ).processSync(selector);
}

/** Whether the code says a name, be it in a selector or in a list. */
function namedIn(code: string) {
  return (name: string) => new RegExp(`(?<![\\w-])${name.replace(/[^\w-]/g, '\\$&')}(?![\\w-])`).test(code);
}

/** A press is told by the text of the classes. */
const isBuyClass = (name: string) => isBuyLike([{ marks: name, words: '' }]);

/** Names by uses: one letter for those used most, the others in their order, which compresses best. */
function shortNames(uses: string[], taken: ReadonlySet<string>): Map<string, string> {
  const counts = new Map<string, number>();
  for (const name of uses) counts.set(name, (counts.get(name) ?? 0) + 1);
  const free = [...LETTERS, ...LETTERS.flatMap((first) => LETTERS.map((second) => first + second))].filter(
    (name) => !taken.has(name),
  );
  const names = [...counts.keys()];
  const most = new Set(
    names.toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0)).slice(0, LETTERS.length),
  );
  const ordered = [...names.filter((name) => most.has(name)), ...names.filter((name) => !most.has(name))];
  return new Map(ordered.map((name, index) => [name, free[index] ?? name]));
}
