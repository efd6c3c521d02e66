import { AtRule, parse } from 'postcss';
import selectorParser, { type Node } from 'postcss-selector-parser';
import { PurgeCSS } from 'purgecss';
import { stylesOf, withoutStyles, withStyles } from './styleElements.ts';

// React writes some attributes in camel case, which HTML takes for lower case.
const words = (text: string) => `${text} ${text.toLowerCase()}`.match(/[^<>"'`\s=]+/g) ?? [];

/** A page without the rules of its inline styles that neither it nor the scripts name; what is told by state is kept. */
export async function trimPage(page: string, scripts: readonly string[]): Promise<string> {
  const markup = withoutStyles(page);
  const raw = [markup, ...scripts].join('\n');
  const known: Known = { classes: new Set(words(raw)), elements: elementsOf(markup, scripts) };
  const trimmed = await Promise.all(
    stylesOf(page).map(async (css) => {
      const [result] = await new PurgeCSS().purge({
        content: [{ raw, extension: 'html' }],
        css: [{ raw: css }],
        defaultExtractor: words,
        keyframes: true,
        safelist: { greedy: [/:focus/, /:popover/, /^:root/] },
      });
      return withoutStrangers(result?.css ?? css, known);
    }),
  );
  return withStyles(page, trimmed);
}

type Known = { classes: ReadonlySet<string>; elements: ReadonlySet<string> };

/** The elements that stand in the page, and whatever its scripts name. */
function elementsOf(markup: string, scripts: readonly string[]): Set<string> {
  const inMarkup = Array.from(markup.matchAll(/<(\w[\w-]*)/g), ([, name = '']) => name.toLowerCase());
  const inPage = Array.from(markup.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g), ([, code = '']) => code);
  return new Set([...inMarkup, ...words([...inPage, ...scripts].join('\n'))]);
}

/** What PurgeCSS keeps for its state, or overlooks in `:has()`, goes where it needs a class or an element that the page has not. */
function withoutStrangers(css: string, known: Known): string {
  const sheet = parse(css);
  sheet.walkRules((rule) => {
    if (rule.parent instanceof AtRule && /keyframes$/.test(rule.parent.name)) return;
    const selectors = rule.selectors.filter((selector) => !needsStranger(selector, known));
    if (selectors.length === 0) rule.remove();
    else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
  });
  // The inner ones first; not layers, whose order counts.
  const blocks: AtRule[] = [];
  sheet.walkAtRules(/^(?!layer$)/, (block) => void blocks.unshift(block));
  for (const block of blocks) if (block.nodes?.length === 0) block.remove();
  return String(sheet);
}

function needsStranger(selector: string, known: Known): boolean {
  let isFound = false;
  selectorParser((selectors) =>
    selectors.walk((node) => {
      if (isStranger(node, known) && !isChoice(node)) isFound = true;
    }),
  ).processSync(selector);
  return isFound;
}

function isStranger({ type, value = '', parent }: Node, { classes, elements }: Known): boolean {
  if (type === 'class') return !classes.has(value);
  // To the parser the 4 of :nth-child(4) is an element too.
  const isCount = parent?.parent?.value?.startsWith(':nth-');
  return type === 'tag' && !isCount && !elements.has(value);
}

/** Whether the selector does without: the class stands in a `:not()`, or is one of several. */
function isChoice({ parent }: Pick<Node, 'parent'>): boolean {
  if (!parent) return false;
  const isFree = parent.type === 'pseudo' && (parent.value === ':not' || parent.nodes.length > 1);
  return isFree || isChoice(parent);
}
