// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { renderSection } from '../../../tests/support/renderSection.tsx';
import type { SectionOf } from '../index.ts';
import { ContentSection } from './ContentSection.tsx';

type Fields = Partial<SectionOf<'content'>>;

function render(fields: Fields): string[] {
  const place = renderSection(ContentSection, {
    kind: 'content',
    text: 'Texto.',
    mediaPlace: 'right',
    look: 'plain',
    ...fields,
  });
  return Array.from(place.querySelectorAll('p, img'), ({ localName }) => localName);
}

const media = { kind: 'picture', file: 'a.webp', alt: 'A' } as const;

it('a picture on the left comes before the words in a card, and after them without a card', () => {
  expect(render({ media, look: 'card', mediaPlace: 'left' })).toEqual(['img', 'p']);
  expect(render({ media, look: 'card' })).toEqual(['p', 'img']);
  expect(render({ media, mediaPlace: 'left' })).toEqual(['p', 'img']);
});
