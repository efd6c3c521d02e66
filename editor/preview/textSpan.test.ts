import { expect, test } from 'vitest';
import { fillPlaceholders } from '../../src/domain/placeholders.ts';
import { marksIn, markText, removeMarks } from './marks.ts';
import { spanAtMark, spanOfRest } from './textSpan.ts';

/** The span that is found in a text node, and its text. `show` returns the text node's text for the marked text. */
function spanOf(written: string, show: (marked: string) => string, values: Record<string, string> = {}) {
  const node = show(markText(written, 7));
  const text = fillPlaceholders(written, values);
  const [mark] = marksIn(node);
  const shown = removeMarks(node);
  const span = spanAtMark({ written, text, values, shown, markAt: mark?.offset ?? -1 });
  return { ...span, part: shown.slice(span.start, span.end) };
}

test('finds and removes the mark of a text', () => {
  expect(removeMarks(markText('Oi', 300))).toBe('Oi');
  expect(marksIn(`“${markText('Oi', 300)}”`)).toEqual([{ index: 300, offset: 2 }]);
});

test('removes a mark from an address', () => {
  expect(removeMarks(`?text=${encodeURIComponent(markText('Olá!', 300))}`)).toBe('?text=Ol%C3%A1!');
});

test('finds a text between others in the same text node', () => {
  expect(spanOf('Oi', (text) => `© Ana. ${text} Fim.`)).toMatchObject({ part: 'Oi', start: 7, from: 0 });
});

test('finds each part of a split text', () => {
  const text = 'Um pagamento. Um planner.';
  expect(spanOf(text, (marked) => marked.split(/(?<=\.) /)[0] ?? '')).toMatchObject({
    part: 'Um pagamento.',
  });
  expect(spanOfRest(text, 'Um planner.', 13)).toEqual({ start: 0, end: 11, from: 14 });
  expect(spanOfRest(text, 'Outra coisa', 13)).toBeUndefined();
});

test('finds a text from its second character on, if a component draws the first', () => {
  expect(spanOf('✓ COMPRAR', (marked) => marked.split('✓')[1] ?? '')).toMatchObject({
    part: ' COMPRAR',
    from: 1,
  });
});

test('finds the whole text if a component fills its names in braces', () => {
  const text = '{posicao} de {total}';
  const fill = (marked: string) => marked.replace('{posicao}', '1').replace('{total}', '10');
  expect(spanOf(text, fill)).toMatchObject({ part: '1 de 10', start: 0 });
});

test('finds a text that begins with a name in braces, even if a promotion fills in another value', () => {
  const text = '{preco.b} à vista';
  const values = (price: string) => ({ 'preco.b': price });
  const fill = (price: string) => (marked: string) => fillPlaceholders(marked, values(price));
  for (const price of ['R$ 67,00', 'R$ 1,00'])
    expect(spanOf(text, fill(price), values('R$ 67,00'))).toMatchObject({
      part: `${price} à vista`,
      start: 0,
      from: 0,
      isWhole: true,
    });
});
