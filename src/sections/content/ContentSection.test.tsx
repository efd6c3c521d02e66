// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { renderSection } from '../../../tests/support/renderSection.tsx';
import type { SectionOf } from '../index.ts';
import { ContentSection } from './ContentSection.tsx';

vi.mock('../../components/Picture.tsx', () => ({
  Picture: ({ file }: { file?: string }) => file && <img src={file} alt="" />,
}));
vi.mock('../../components/PictureLink.tsx', () => ({ PictureLink: () => null }));
vi.mock('../../components/uploads.ts', () => ({ uploadedFile: (file: string) => file }));

type Fields = Partial<SectionOf<'content'>>;

function render(fields: Fields): string[] {
  const place = renderSection(ContentSection, {
    kind: 'content',
    text: 'Texto.',
    mediaPlace: 'right',
    look: 'plain',
    ...fields,
  });
  return Array.from(place.querySelectorAll('h2, p, img, a, li, picture'), ({ localName }) => localName);
}

const media = { kind: 'picture', file: 'a.webp', alt: 'A' } as const;

it.each<[Fields, string[]]>([
  [{}, ['p']],
  [{ look: 'card' }, ['p']],
  [{ heading: 'Oi' }, ['h2', 'p']],
  [{ eyebrow: 'Por dentro', heading: 'Oi' }, ['p', 'h2', 'p']],
  [{ media, mediaPlace: 'below' }, ['p', 'img']],
  [{ points: ['Um', 'Dois'] }, ['p', 'li', 'li']],
  [{ person: { name: 'Nome S.', links: [] } }, ['p', 'p']],
  [
    { person: { name: 'Nome S.', links: [{ label: 'YouTube', address: 'https://exemplo.com' }] } },
    ['p', 'p', 'li', 'a'],
  ],
])('shows only what it has: %o', (fields, elements) => {
  expect(render(fields)).toEqual(elements);
});

it('in a card a picture at the left is first; on the page the words always are', () => {
  expect(render({ media, look: 'card', mediaPlace: 'left' })).toEqual(['img', 'p']);
  expect(render({ media, look: 'card' })).toEqual(['p', 'img']);
  expect(render({ media, mediaPlace: 'left' })).toEqual(['p', 'img']);
});
