// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { renderSection, textsOf } from '../../../tests/support/renderSection.tsx';
import type { SectionOf } from '../index.ts';
import { Hero } from './Hero.tsx';

const render = (fields: Partial<SectionOf<'hero'>>, isInAbTest?: boolean) =>
  renderSection(Hero, { kind: 'hero', headline: 'Um dia mais leve', buttons: [], ...fields }, { isInAbTest });

const picture = { kind: 'picture', file: 'capa.webp', alt: 'A capa' } as const;
const video = {
  kind: 'video',
  address: 'https://vimeo.com/76979871',
  title: 'Aula',
  ratio: '16:9',
  poster: 'aula.webp',
} as const;

it.each([
  ['Comece em **7 minutos**', 'Comece em\u00a07 minutos', '7 minutos'],
  ['**Espera!** Ainda não acabou', 'Espera! Ainda não acabou', 'Espera!'],
  ['Um **destaque que ocupa mais de uma linha**', 'Um destaque que ocupa mais de uma linha', undefined],
])('%s: only a short accent stays on one line, with the word before it', (headline, text, onOneLine) => {
  const heading = render({ headline }).querySelector('h1');
  expect(heading?.textContent).toBe(text);
  expect(heading?.querySelector('.inline-block')?.textContent).toBe(onOneLine);
});

it('a list has a counter for each {feitas} in its text, and its emoji is hidden from screen readers', () => {
  const tasks = ['Ler', 'Orar'].map((text) => ({ text, done: false }));
  const words = {
    clock: '7:00',
    title: 'Hoje',
    legend: 'Uma lista',
    progress: '{feitas}/{total}: {feitas} já',
  };
  const page = render({
    media: { kind: 'planner', phone: { kind: 'lista', tasks, emoji: '🦄', ...words } },
  });
  expect(textsOf(page, '.planner-progress')).toEqual(['/2:  já']);
  expect(page.querySelectorAll('.planner-ticked')).toHaveLength(2);
  expect(page.querySelector('.planner-emoji')?.getAttribute('aria-hidden')).toBe('true');
});

it('a button comes before a picture below the words, but after a video', () => {
  const order = (media: SectionOf<'hero'>['media']) => {
    const page = render({ media, buttons: [{ label: 'Quero', to: 'https://example.com' }] });
    return Array.from(page.querySelectorAll('a.button, img'), ({ localName }) => localName);
  };
  expect(order({ ...picture, place: 'below' })).toEqual(['a', 'img']);
  expect(order({ ...video, place: 'below' })).toEqual(['img', 'a']);
});

it.each<NonNullable<SectionOf<'hero'>['media']>>([
  { ...picture, place: 'beside' },
  { ...picture, place: 'below' },
  { ...picture, place: 'behind' },
  { ...video, place: 'beside' },
  { ...video, place: 'below' },
])('a picture or poster is shown once, and loads eagerly, but lazily in an A/B test: %j', (media) => {
  const pictures = (isInAbTest?: boolean) =>
    Array.from(render({ media }, isInAbTest).querySelectorAll('img'), ({ alt, loading }) => [alt, loading]);
  const alt = 'alt' in media ? media.alt : '';
  expect(pictures()).toEqual([[alt, 'eager']]);
  expect(pictures(true)).toEqual([[alt, 'lazy']]);
});
