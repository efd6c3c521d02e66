import { expect, it } from 'vitest';
import { shipped, shippedPage } from '../../tests/support/pageContext.ts';
import { type Content, mainOffer, offerWith, pageAt, pagesOf } from './schemas.ts';

const content: Content = {
  ...shipped,
  'pages/obrigado': { ...shippedPage, path: '/obrigado', hidden: true },
  'pages/a': { ...shippedPage, path: '/blog' },
};

it('lists the pages by their paths, the main page first, those that are hidden on demand', () => {
  const paths = (hidden?: 'hidden') => pagesOf(content, hidden).map(({ page }) => page.path);
  expect(paths()).toEqual(['/', '/blog', '/oferta-exclusiva']);
  expect(paths('hidden')).toEqual(['/', '/blog', '/obrigado', '/oferta-exclusiva']);
  expect(pagesOf(content)[1]?.file).toBe('pages/a');
});

it('finds a page by its path, unless it is hidden', () => {
  expect(pageAt(content, '/')).toBe(content['pages/principal']);
  for (const path of ['/obrigado', '/nada', '']) expect(pageAt(content, path)).toBeUndefined();
});

it('finds offers by their ids', () => {
  expect(mainOffer(shipped).id).toBe('b');
  expect(offerWith(shipped, 'exclusiva')?.price).toBe(5700);
  expect([offerWith(shipped, 'nada'), offerWith(shipped, undefined)]).toEqual([undefined, undefined]);
  expect(() => mainOffer({ offers: { ...shipped.offers, offers: [] } })).toThrow();
});
