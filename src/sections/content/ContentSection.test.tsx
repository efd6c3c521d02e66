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

it.each(['card', 'plain'] as const)('%s: the words come before a picture on the left', (look) => {
  expect(render({ media, look, mediaPlace: 'left' })).toEqual(['p', 'img']);
});
