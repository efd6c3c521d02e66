import { type Declaration, parse } from 'postcss';
import { stylesOf, withoutStyles, withStyles } from './styleElements.ts';

/** One whose fallback holds no brackets: of two in one another, the inner one first. */
const VARIABLE = /var\(\s*(--[\w-]+)\s*(?:,([^()]*))?\)/g;

/**
 * A page with the theme's values in the place of its variables, and the fallback in the place of one that nothing sets.
 * What is set outside the theme too, or named outside the styles, stays a variable. Comments do not stay.
 */
export function inlineTheme(page: string, scripts: readonly string[]): string {
  const sheets = stylesOf(page).map((css) => parse(css));
  const named = new Set([withoutStyles(page), ...scripts].join('\n').match(/--[\w-]+/g));
  const theme = new Map<string, Declaration>();
  for (const sheet of sheets) {
    // Tailwind signs its work, which LICENSES.md says in its place.
    sheet.walkComments((comment) => void comment.remove());
    sheet.walkDecls(/^--/, (declaration) => {
      const { prop, value } = declaration;
      if (isTheme(declaration) && !value.includes('var(')) theme.set(prop, declaration);
      else named.add(prop);
    });
  }
  const resolve = (use: string, name: string, fallback?: string) =>
    named.has(name) ? use : (theme.get(name)?.value ?? fallback?.trim() ?? use);
  for (const sheet of sheets) {
    sheet.walkDecls((declaration) => {
      for (let before = ''; before !== declaration.value; ) {
        before = declaration.value;
        declaration.value = before.replace(VARIABLE, resolve);
      }
    });
  }
  for (const [name, declaration] of theme) if (!named.has(name)) removeWithHolder(declaration);
  return withStyles(page, sheets.map(String));
}

function isTheme({ parent: rule }: Declaration): boolean {
  const layer = rule?.parent;
  return layer?.type === 'atrule' && 'params' in layer && layer.params === 'theme';
}

/** The rule and the layer that held it alone go with it. */
function removeWithHolder(declaration: Declaration): void {
  const rule = declaration.parent;
  const layer = rule?.parent;
  declaration.remove();
  if (rule?.nodes.length === 0) rule.remove();
  if (layer?.nodes?.length === 0) layer.remove();
}
