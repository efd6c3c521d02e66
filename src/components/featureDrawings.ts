import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import type { Content } from '../content-model/schemas.ts';
import { paletteOf } from '../domain/brand.ts';
import { drawingSource, type FeatureIcon } from '../domain/featureIcons.ts';

type Lucide = { icons: Record<string, { body: string } | undefined> };

// Not imported: Vite would make a module of its 600 KB.
const lucide: Lucide = createRequire(import.meta.url)('@iconify-json/lucide/icons.json');

const SIDE = 24;
const STROKE = 'fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round"';

/** A drawing as SVG elements. Throws an Error for one that Lucide no longer has. */
export function drawingOf(icon: FeatureIcon): string {
  const source = drawingSource(icon);
  if ('path' in source) return `<path ${STROKE} d="${source.path}"/>`;
  const found = lucide.icons[source.lucide];
  if (!found) throw new Error(`Lucide has no icon named ${source.lucide}.`);
  return found.body;
}

/** One SVG with a view for each drawing that the features use, in the brand's colour; with forced colours in a grey that is visible on any background. */
export function featureDrawings({ brand, product }: Pick<Content, 'brand' | 'product'>): string {
  const icons = [...new Set(product.features.map(({ icon }) => icon))];
  const views = icons.map((icon, index) => {
    const x = index * SIDE;
    return `<view id="${icon}" viewBox="${x} 0 ${SIDE} ${SIDE}"/><g transform="translate(${x})">${drawingOf(icon)}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" color="${paletteOf(brand).ember}">
<style>path,rect,circle,ellipse{stroke-width:1.75}@media(forced-colors:active){svg{color:gray}}</style>
${views.join('\n')}
</svg>
`;
}

/** The name of that SVG's file, without the ending. It has a hash, so that hosts let it be kept for a year. */
export function drawingsName(content: Pick<Content, 'brand' | 'product'>): string {
  // In `npm run dev` the features may change, but Astro reads the paths only once.
  if (import.meta.env.DEV) return 'desenhos';
  const hash = createHash('sha256').update(featureDrawings(content)).digest('hex');
  return `desenhos.${hash.slice(0, 8)}`;
}

/** Where that SVG is served: see pages/uploads/assets/. */
export const drawingsPath = (content: Pick<Content, 'brand' | 'product'>): string =>
  `/uploads/assets/${drawingsName(content)}.svg`;
