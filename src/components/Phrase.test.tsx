import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Phrase } from './Phrase.tsx';

it('each tick is drawn, and the text content is unchanged', () => {
  const html = renderToStaticMarkup(<Phrase text="✓ LEVAR ✓" />);
  expect(html.match(/<svg role="img"[^>]*><title>✓<\/title><path /g)).toHaveLength(2);
  expect(html.replace(/<[^>]+>/g, '')).toBe('✓ LEVAR ✓');
});
