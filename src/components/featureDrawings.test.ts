import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { loadContent } from '../content-model/loadContent.ts';
import { pagesOf } from '../content-model/schemas.ts';
import { FEATURE_ICONS } from '../domain/featureIcons.ts';
import { Emoji } from '../sections/hero/Emoji.tsx';
import { drawingsPath, featureDrawings } from './featureDrawings.ts';
import { drawingOf } from './iconDrawing.ts';

const content = loadContent();
const { brand, product } = content;

it('every feature has a drawing of its own, and a name that a seller can type', () => {
  const drawings = FEATURE_ICONS.map(drawingOf);
  expect(drawings.filter((drawing) => !/^<(?:path|g) /.test(drawing))).toEqual([]);
  expect(new Set(drawings).size).toBe(FEATURE_ICONS.length);
  expect(FEATURE_ICONS.length).toBeGreaterThanOrEqual(120);
  expect(FEATURE_ICONS.filter((icon) => !/^[a-z]+(?:-[a-z]+)*$/.test(icon))).toEqual([]);
});

it('only the drawings that the page uses are sent, each once, in the brand’s colour', () => {
  const features = (['livro', 'moeda', 'livro'] as const).map((icon) => ({ icon, text: icon }));
  const pages = pagesOf(content).map(({ file, page }) => [
    file,
    {
      ...page,
      sections: page.sections.map((section) =>
        section.kind === 'hero' ? { ...section, media: { ...section.media, window: undefined } } : section,
      ),
    },
  ]);
  const svg = featureDrawings({
    ...content,
    ...Object.fromEntries(pages),
    brand: { ...brand, palette: 'amanhecer' },
    product: { ...product, features },
  });
  const views = Array.from(svg.matchAll(/<view id="([\w-]+)"/g), ([, view]) => view);
  expect(views).toEqual(['livro', 'moeda', 'emoji-2600', 'cover-1']);
  expect(svg).toContain('color="#a4453f"');
  expect(drawingsPath(content)).toMatch(/^\/uploads\/assets\/desenhos[\w.]*\.svg\?\w+$/);
  expect(drawingsPath({ ...content, brand: { ...brand, palette: 'mar' } })).not.toBe(drawingsPath(content));
});

it('an emoji is drawn by its view, and one without a drawing stays the system’s', () => {
  const render = (emoji: string) =>
    renderToStaticMarkup(createElement(Emoji, { emoji, drawings: '/uploads/assets/desenhos.svg' }));
  expect(render('📕')).toContain('src="/uploads/assets/desenhos.svg#emoji-1f4d5"');
  expect(featureDrawings(content)).toContain('<view id="emoji-1f4d5"');
  expect(render('🦖')).toBe('<b class="emoji">🦖</b>');
});
