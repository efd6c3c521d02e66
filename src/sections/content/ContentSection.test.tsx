// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { pageContext, shippedPage } from '../../../tests/support/pageContext.ts';
import type { SectionOf } from '../index.ts';
import { ContentSection } from './ContentSection.tsx';

vi.mock('../../components/Picture.tsx', () => ({
  Picture: ({ file }: { file?: string }) => file && <img src={file} alt="" />,
}));
vi.mock('../../components/PictureLink.tsx', () => ({ PictureLink: () => null }));
vi.mock('../../components/uploads.ts', () => ({ uploadedFile: (file: string) => file }));

type Fields = Partial<SectionOf<'content'>>;

function render(fields: Fields): string[] {
  const section: SectionOf<'content'> = {
    kind: 'content',
    text: 'Texto.',
    mediaPlace: 'right',
    look: 'plain',
    ...fields,
  };
  const context = pageContext(shippedPage);
  const props = { section, id: 'conteudo', light: '', context, phases: [] };
  document.body.innerHTML = renderToStaticMarkup(<ContentSection {...props} />);
  return Array.from(document.querySelectorAll('h2, p, img, a, li, picture'), ({ localName }) => localName);
}

const media = { kind: 'picture', file: 'a.webp', alt: 'A' } as const;

beforeEach(() => {
  document.body.innerHTML = '';
});

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
