import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { fillContent } from '../../src/content-model/loadContent.ts';
import { readPricePhases } from '../../src/content-model/pricePhases.ts';
import { type Content, pagesOf, shownSections } from '../../src/content-model/schemas.ts';
import { chatLink } from '../../src/domain/chatLink.ts';
import { formatReais } from '../../src/domain/format.ts';
import { sectionView } from '../../src/sections/components.ts';
import type { Draft } from '../support/draft.ts';
import { SITES } from '../support/sites.ts';
import { anyContentOf, marked, parsed, textsOfMarks, unmark } from './anyContent.ts';
import { readPage } from './readPage.ts';
import { runs } from './runs.ts';

const { example: _, ...ownSites } = SITES;
const anyContent = anyContentOf(Object.values(ownSites));

const load = (draft: Draft) => fillContent(parsed(draft));

function render(content: Content): unknown[] {
  const { phone, message } = content.site.chat;
  const shared = {
    ...content,
    ...readPricePhases(content, content, Date.UTC(2030, 0, 1)),
    words: content.interface,
    chatUrl: phone ? chatLink(phone, message) : undefined,
    drawingsUrl: '/desenhos.svg',
    formatPrice: formatReais,
  };
  return pagesOf(content, 'hidden').flatMap(({ file, page }) =>
    shownSections(page).map((section) => {
      const context = { ...shared, file, page };
      const { Component, props } = sectionView(section, { context, background: '' });
      return readPage(renderToStaticMarkup(<Component {...props} />));
    }),
  );
}

it('the sections show any content literally', () => {
  // Two equal titles result in equal React keys, which only matters in the browser.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const property = fc.property(anyContent, (written) => {
    const [withMarks, withTexts] = [load(marked(written)), load(written)];
    for (const section of pagesOf(withTexts, 'hidden').flatMap(({ page }) => page.sections)) {
      // Equal tags have the same colour, but their marks would have different colours.
      const media = section.kind === 'hero' ? section.media : undefined;
      const planner = media?.kind === 'planner' ? media.phone : undefined;
      const tags = planner?.kind === 'tabela' ? planner.rows.flatMap(({ tag }) => tag ?? []) : [];
      fc.pre(new Set(tags).size === tags.length);
      // The quote section wraps words with a hyphen in an element.
      fc.pre(section.kind !== 'quote' || !/\p{L}-\p{L}/u.test(section.text));
    }
    const texts = new Map(textsOfMarks(withMarks, withTexts));
    expect(texts.size).toBeGreaterThan(100);
    expect(render(withTexts)).toEqual(unmark(render(withMarks), texts));
  });
  // Shrinking the content would take long without showing more.
  fc.assert(property, { ...runs(30), endOnFailure: true });
});

it('readPage ignores how a text is escaped, and notices a text that becomes an element or an attribute', () => {
  const plain = readPage('<p title="&quot;a&quot;">&lt;b&gt; $&amp;</p>');
  expect(readPage('<p title="&#34;a&#34;">&#60;b> <!-- -->$&amp;</p>')).toEqual(plain);
  for (const wrong of ['<p title="&quot;a&quot;"><b> $&amp;</b></p>', '<p title=""a"">&lt;b&gt; $&amp;</p>'])
    expect(readPage(wrong)).not.toEqual(plain);
});
