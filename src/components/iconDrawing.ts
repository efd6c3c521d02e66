import { createRequire } from 'node:module';
import { drawingSource, type FeatureIcon } from '../domain/featureIcons.ts';

type Lucide = { icons: Record<string, { body: string } | undefined> };

// Not an import, because Vite would turn the 600 KB into a module.
const lucide: Lucide = createRequire(import.meta.url)('@iconify-json/lucide/icons.json');

const STROKE = 'fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round"';

/** A feature icon as SVG elements. Throws an Error if Lucide no longer has the icon. */
export function drawingOf(icon: FeatureIcon): string {
  const source = drawingSource(icon);
  if ('path' in source) return `<path ${STROKE} d="${source.path}"/>`;
  const found = lucide.icons[source.lucide];
  if (!found) throw new Error(`Lucide has no icon named ${source.lucide}.`);
  return found.body;
}
