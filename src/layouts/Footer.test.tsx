// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { textsOf } from '../../tests/support/renderSection.tsx';
import { loadContent } from '../content-model/loadContent.ts';
import { Footer } from './Footer.tsx';

const content = loadContent();

it.each([
  ['Rua A, 100, São José dos Campos, SP 12209-000', 'José dos Campos, SP 12209-000'],
  ['Rua A, 100, Niterói, RJ 24020-000', 'Niterói, RJ 24020-000'],
])('in the address %s, the part that stays on one line starts with a whole word: %s', (address, ending) => {
  const seller = { ...content.site.seller, address };
  const shown = { ...content, site: { ...content.site, seller } };
  document.body.innerHTML = renderToStaticMarkup(<Footer light="" content={shown} />);
  expect(textsOf(document, 'span > .inline-block').at(-1)).toBe(ending);
});
