// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { edited } from '../../tests/support/readyContent.ts';
import { show, textsOf } from '../../tests/support/renderSection.tsx';
import { loadContent } from '../content-model/loadContent.ts';
import { FEATURE_ICONS } from '../domain/featureIcons.ts';
import { Emoji } from '../sections/hero/Emoji.tsx';
import { FeatureList } from './FeatureList.tsx';
import { drawingsPath, featureDrawings } from './featureDrawings.ts';
import { drawingOf } from './iconDrawing.ts';
import { Phrase } from './Phrase.tsx';

const content = loadContent();

it('each feature icon has a different drawing', () => {
  const drawings = FEATURE_ICONS.map(drawingOf);
  expect(drawings.filter((drawing) => !/^<(?:path|g) /.test(drawing))).toEqual([]);
  expect(new Set(drawings).size).toBe(FEATURE_ICONS.length);
});

it('the file has only the used drawings, once each, in the brand’s colour; its address changes with the colour', () => {
  const features = ['livro', 'moeda', 'livro'].map((icon) => ({ icon, text: icon }));
  const edits = {
    '~inicio.media.window': undefined,
    'brand.palette': 'amanhecer',
    'product.features': features,
  };
  const svg = featureDrawings(edited(content, edits));
  const views = Array.from(svg.matchAll(/<view id="([\w-]+)"/g), ([, view]) => view);
  expect(views).toEqual(['livro', 'moeda', 'emoji-2600', 'cover-1']);
  expect(svg).toContain('color="#a4453f"');
  expect(drawingsPath(content)).toMatch(/^\/uploads\/assets\/desenhos[\w.]*\.svg\?\w+$/);
  expect(drawingsPath(edited(content, { 'brand.palette': 'mar' }))).not.toBe(drawingsPath(content));
});

it('an emoji with a drawing is an image of its view, and any other emoji is text', () => {
  const render = (emoji: string) =>
    renderToStaticMarkup(<Emoji emoji={emoji} drawingsUrl="/uploads/assets/desenhos.svg" />);
  expect(render('📕')).toContain('src="/uploads/assets/desenhos.svg#emoji-1f4d5"');
  expect(featureDrawings(content)).toContain('<view id="emoji-1f4d5"');
  expect(render('🦖')).toBe('<b aria-hidden="true" class="emoji">🦖</b>');
});

/** Shows a list of features. Returns its drawings, and the mark of an item without a drawing. */
function showFeatures(features: Parameters<typeof FeatureList>[0]['features'], tone?: 'benefit' | 'problem') {
  show(<FeatureList features={features} drawingsUrl="/desenhos.svg" {...(tone && { tone })} />);
  const drawings = Array.from(document.querySelectorAll('img'), ({ src }) => src.split('/').at(-1));
  return { drawings, mark: document.querySelector('path')?.getAttribute('d') };
}

it('the mark of an item without a drawing differs between benefits and problems', () => {
  const features = [{ icon: 'livro', text: 'Com desenho' } as const, { text: 'Sem desenho' }];
  const benefits = showFeatures(features);
  expect(benefits.drawings).toEqual(['desenhos.svg#livro']);
  expect(showFeatures(features, 'benefit')).toEqual(benefits);
  const problems = showFeatures(features, 'problem');
  expect(problems.drawings).toEqual(benefits.drawings);
  expect(problems.mark).not.toBe(benefits.mark);
});

it('an item with a title has a heading, and one without has none', () => {
  showFeatures([{ title: 'De manhã', text: 'Leia.' }, { text: 'À noite, escreva.' }]);
  expect(textsOf(document, 'h3')).toEqual(['De manhã']);
  expect(textsOf(document, 'li')[1]).toBe('À noite, escreva.');
});

it('each tick is drawn, and the text content is unchanged', () => {
  const html = renderToStaticMarkup(<Phrase text="✓ LEVAR ✓" />);
  expect(html.match(/<svg role="img"[^>]*><title>✓<\/title><path /g)).toHaveLength(2);
  expect(html.replace(/<[^>]+>/g, '')).toBe('✓ LEVAR ✓');
});
