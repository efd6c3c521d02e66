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
const buttons = [{ label: 'Quero', to: 'https://example.com' }];

/** Whether an element that matches the first selector comes before one that matches the second. */
const isBefore = (page: HTMLElement, firstSelector: string, secondSelector: string) =>
  page.querySelector(
    `:is(${firstSelector}) ~ :is(${secondSelector}), :is(${firstSelector}) ~ * :is(${secondSelector})`,
  ) !== null;

it.each([
  ['Comece em **7 minutos**', 'Comece em\u00a07 minutos', '7 minutos'],
  ['**Espera!** Ainda não acabou', 'Espera! Ainda não acabou', 'Espera!'],
  [
    'Um **destaque que ocupa mais de uma linha** aqui',
    'Um destaque que ocupa mais de uma linha aqui',
    undefined,
  ],
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
  const withPicture = render({ buttons, media: { ...picture, place: 'below' } });
  expect(isBefore(withPicture, 'a', 'img')).toBe(true);
  const withVideo = render({ buttons, media: { ...video, place: 'below' } });
  expect(isBefore(withVideo, 'div', 'a.button')).toBe(true);
});

it.each(['beside', 'below', 'behind'] as const)(
  'a picture %s is rendered once, with its alternative text',
  (place) => {
    const pictures = render({ media: { ...picture, place } }).querySelectorAll('img');
    expect(Array.from(pictures, ({ alt }) => alt)).toEqual(['A capa']);
  },
);

it.each<Partial<SectionOf<'hero'>>>([
  { media: { ...picture, place: 'beside' } },
  { media: { ...picture, place: 'below' } },
  { media: { ...picture, place: 'behind' } },
  { media: { ...video, place: 'beside' } },
  { media: { ...video, place: 'below' } },
])('a picture or poster loads eagerly, but lazily in an A/B test: %j', (fields) => {
  const loading = (isInAbTest?: boolean) =>
    render(fields, isInAbTest).querySelector('img')?.getAttribute('loading');
  expect([loading(), loading(true)]).toEqual(['eager', 'lazy']);
});
