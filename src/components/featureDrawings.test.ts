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

it.each(FEATURE_ICONS)('%s has a drawing, and a name that a seller can type', (icon) => {
  expect(drawingOf(icon)).toMatch(/^<(?:path|g) /);
  expect(icon).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
});

it('no two names have the same drawing', () => {
  expect(new Set(FEATURE_ICONS.map(drawingOf)).size).toBe(FEATURE_ICONS.length);
  expect(FEATURE_ICONS.length).toBeGreaterThanOrEqual(120);
});

it('only the drawings that the page uses are sent, each once, in the brand’s colour', () => {
  const features = ['livro', 'moeda', 'livro'].map((icon) => ({
    icon: icon as 'livro' | 'moeda',
    text: icon,
  }));
  const pages = pagesOf(content).map(({ file, page }) => [
    file,
    { ...page, sections: page.sections.map((section) => ({ ...section, workspace: undefined })) },
  ]);
  const svg = featureDrawings({
    ...content,
    ...Object.fromEntries(pages),
    brand: { ...brand, palette: 'amanhecer' },
    product: { ...product, features },
  });
  expect(svg.match(/<view id="[\w-]+"/g)).toEqual([
    '<view id="livro"',
    '<view id="moeda"',
    '<view id="emoji-2600"',
    '<view id="cover-1"',
  ]);
  expect(svg).toContain('color="#a4453f"');
  expect(drawingsPath(content)).toMatch(/^\/uploads\/assets\/desenhos[\w.]*\.svg\?\w+$/);
  const other = { ...content, brand: { ...content.brand, palette: 'mar' } } as const;
  expect(drawingsPath(other)).not.toBe(drawingsPath(content));
});

it('an emoji is drawn by its view, and one without a drawing stays the system’s', () => {
  const render = (emoji: string) =>
    renderToStaticMarkup(createElement(Emoji, { emoji, drawings: '/uploads/assets/desenhos.svg' }));
  expect(render('📕')).toContain('src="/uploads/assets/desenhos.svg#emoji-1f4d5"');
  expect(featureDrawings(content)).toContain('<view id="emoji-1f4d5"');
  expect(render('🦖')).toBe('<b class="emoji">🦖</b>');
});
