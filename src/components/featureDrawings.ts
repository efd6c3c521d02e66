import { createHash } from 'node:crypto';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { shownFields } from '../content-model/contentFields.ts';
import { builtSections, type Content, pagesOf } from '../content-model/schemas.ts';
import { paletteOf } from '../domain/brand.ts';
import type { FeatureIcon } from '../domain/featureIcons.ts';
import { COVER_SIZE, coverDrawings } from './coverDrawings.tsx';
import { EMOJI_DRAWINGS, emojiView } from './emojiDrawings.tsx';
import { drawingOf } from './iconDrawing.ts';

const heroesOf = (content: Content) =>
  pagesOf(content)
    .flatMap(({ page }) => builtSections(content, page))
    .flatMap((section) =>
      section.kind === 'hero' && section.media?.kind === 'planner' ? [section.media] : [],
    );

const SIDE = 24;
const EMOJI_SIDE = 64;

/** The drawings of the emoji in the phones and windows of heroes, each once, with the ids of their views. */
function emojiDrawings(content: Content): [view: string, drawing: string][] {
  const shown = heroesOf(content).flatMap(({ phone, window }) => [
    'emoji' in phone ? phone.emoji : undefined,
    ...(window
      ? [
          window.emoji,
          ...content.product.modules.map(({ emoji }) => emoji),
          ...window.cards.map(({ emoji }) => emoji),
        ]
      : []),
  ]);
  const views = new Set(shown.map(emojiView));
  return Object.entries(EMOJI_DRAWINGS).flatMap(([emoji, drawing]) => {
    const view = emojiView(emoji);
    if (!view || !views.has(view)) return [];
    return [
      [view, `<g fill="none" transform="scale(${SIDE / EMOJI_SIDE})">${renderToStaticMarkup(drawing)}</g>`],
    ];
  });
}

/** The covers that heroes show. Each is cropped at its edges to fill a place of any shape. */
function coverViews(content: Content, left: number): string[] {
  const [width, height] = COVER_SIZE;
  const { brand } = content;
  const heroes = heroesOf(content);
  const hasWindow = heroes.some(({ window }) => window);
  const count = hasWindow ? undefined : Number(heroes.some(({ phone }) => phone.kind !== 'imagem'));
  return coverDrawings(paletteOf(brand), brand.scene)
    .slice(0, count)
    .map((drawing, index) => {
      const x = left + index * width;
      return `<view id="cover-${index + 1}" viewBox="${x} 0 ${width} ${height}" preserveAspectRatio="xMidYMax slice"/>${renderToStaticMarkup(createElement('svg', { x, width, height }, drawing))}`;
    });
}

/**
 * One SVG with a view for each drawing that the content uses. Feature icons have the brand's colour, or with forced
 * colours a grey that is visible on any background; the emoji and covers of heroes keep their colours.
 */
export function featureDrawings(content: Content): string {
  const icons = new Set(
    shownFields(content).flatMap(({ info, value }) => (info.kind === 'icon' ? [value as FeatureIcon] : [])),
  );
  const drawings = [
    ...Array.from(icons, (icon) => [icon, `<g class="icon">${drawingOf(icon)}</g>`] as const),
    ...emojiDrawings(content),
  ];
  const views = drawings.map(([id, drawing], index) => {
    const x = index * SIDE;
    return `<view id="${id}" viewBox="${x} 0 ${SIDE} ${SIDE}"/><g transform="translate(${x})">${drawing}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" color="${paletteOf(content.brand).ember}">
<style>.icon *{stroke-width:1.75}@media(forced-colors:active){svg{color:gray}}</style>
${[...views, ...coverViews(content, drawings.length * SIDE)].join('\n')}
</svg>
`;
}

const hashOf = (content: Content): string =>
  createHash('sha256').update(featureDrawings(content)).digest('hex').slice(0, 8);

/** The name of the drawings' file, without the extension. It has a hash, so that browsers may cache it for a year. */
export function drawingsName(content: Content): string {
  // In `npm run dev` the content may change, but Astro reads the paths only once.
  return import.meta.env.DEV ? 'desenhos' : `desenhos.${hashOf(content)}`;
}

/** The drawings' URL: see pages/uploads/assets/. In `npm run dev` the query makes browsers fetch a changed file. */
export const drawingsPath = (content: Content): string =>
  `/uploads/assets/${drawingsName(content)}.svg${import.meta.env.DEV ? `?${hashOf(content)}` : ''}`;
