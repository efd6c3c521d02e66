import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Phrase } from './Phrase.tsx';

it('draws each tick, and is read as the text word for word', () => {
  const html = renderToStaticMarkup(<Phrase text="✓ LEVAR ✓" />);
  expect(html.match(/<svg role="img"[^>]*><title>✓<\/title><path /g)).toHaveLength(2);
  expect(html.replace(/<[^>]+>/g, '')).toBe('✓ LEVAR ✓');
});
