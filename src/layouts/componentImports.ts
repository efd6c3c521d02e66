// Finds the components of a page by the imports in their source, because plain Node cannot load Astro components.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';

const IMPORT = /\bfrom '(\.[^']+\.(?:tsx|astro))'/g;

/** The paths in src of the components that a file imports. */
const importsIn = (path: string): string[] =>
  Array.from(readFileSync(`src/${path}`, 'utf8').matchAll(IMPORT), ([, to = '']) => join(dirname(path), to));

/** The paths of all components in src, each with the paths of the components that it imports. */
export type ComponentImports = ReadonlyMap<string, readonly string[]>;

export function readComponentImports(): ComponentImports {
  const paths = globSync('{components,layouts,sections}/**/*.{tsx,astro}', { cwd: 'src' });
  const components = paths.map((path) => path.replaceAll('\\', '/')).filter((path) => !/\.test\./.test(path));
  return new Map(components.map((path) => [path, importsIn(path)]));
}

/** The components of the kinds of sections, which src/sections/components.ts imports. */
export const kindComponents = (): string[] => importsIn('sections/components.ts');

/**
 * The components that `roots` neither include nor import, directly or through other components.
 *
 * @param leftOut components that count as not needed, although others import them
 */
export function unneededComponents(
  imports: ComponentImports,
  roots: readonly string[],
  leftOut: ReadonlySet<string>,
): string[] {
  const needed = new Set<string>();
  const visit = (path: string) => {
    if (needed.has(path) || leftOut.has(path)) return;
    needed.add(path);
    for (const to of imports.get(path) ?? []) visit(to);
  };
  for (const root of roots) visit(root);
  return [...imports.keys()].filter((path) => !needed.has(path));
}
