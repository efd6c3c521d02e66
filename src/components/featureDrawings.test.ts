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

it('each feature icon has a different drawing, and a name of lowercase letters and hyphens', () => {
  const drawings = FEATURE_ICONS.map(drawingOf);
  expect(drawings.filter((drawing) => !/^<(?:path|g) /.test(drawing))).toEqual([]);
  expect(new Set(drawings).size).toBe(FEATURE_ICONS.length);
  expect(FEATURE_ICONS.length).toBeGreaterThanOrEqual(120);
  expect(FEATURE_ICONS.filter((icon) => !/^[a-z]+(?:-[a-z]+)*$/.test(icon))).toEqual([]);
});

it('the file has only the used drawings, once each, in the brand’s colour; its address changes with the colour', () => {
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

it('an emoji with a drawing is an image of its view, and any other emoji is text', () => {
  const render = (emoji: string) =>
    renderToStaticMarkup(createElement(Emoji, { emoji, drawingsUrl: '/uploads/assets/desenhos.svg' }));
  expect(render('📕')).toContain('src="/uploads/assets/desenhos.svg#emoji-1f4d5"');
  expect(featureDrawings(content)).toContain('<view id="emoji-1f4d5"');
  expect(render('🦖')).toBe('<b aria-hidden="true" class="emoji">🦖</b>');
});
