import { expect, test } from 'vitest';
import { fillPlaceholders } from '../../src/domain/placeholders.ts';
import { marksIn, markText, removeMarks } from './marks.ts';
import { spanAtMark, spanOfRest } from './textSpan.ts';

/**
 * The span found in a text node, and the part of the node in it. `show` turns the marked text into what the node
 * contains.
 */
function spanOf(written: string, show: (marked: string) => string, values: Record<string, string> = {}) {
  const nodeText = show(markText(written, 7));
  const text = fillPlaceholders(written, values);
  const [mark] = marksIn(nodeText);
  const shown = removeMarks(nodeText);
  const span = spanAtMark({ written, text, values, shown, markAt: mark?.offset ?? -1 });
  return { ...span, part: shown.slice(span.start, span.end) };
}

test('finds the mark of a text, and removes it, also from an address', () => {
  const marked = markText('Olá!', 300);
  expect(marksIn(`“${marked}”`)).toEqual([{ index: 300, offset: 2 }]);
  expect(removeMarks(marked)).toBe('Olá!');
  expect(removeMarks(`?text=${encodeURIComponent(marked)}`)).toBe('?text=Ol%C3%A1!');
});

test('finds each part of a split text', () => {
  const text = 'Um pagamento. Um planner.';
  const found = spanOf(text, (marked) => marked.split(/(?<=\.) /)[0] ?? '');
  expect(found.part).toBe('Um pagamento.');
  expect(spanOfRest(text, 'Um planner.', 13)).toEqual({ start: 0, end: 11, from: 14 });
  expect(spanOfRest(text, 'Outra coisa', 13)).toBeUndefined();
});

test('finds a text between others in the same text node', () => {
  expect(spanOf('Oi', (text) => `© Ana. ${text} Fim.`)).toMatchObject({ part: 'Oi', start: 7, from: 0 });
});

test('finds a text from its second character on, if a component draws the first', () => {
  const span = spanOf('✓ COMPRAR', (marked) => marked.replace('✓', ''));
  expect(span).toMatchObject({ part: ' COMPRAR', from: 1 });
});

test('finds the whole text if a component fills the text’s names in braces', () => {
  const fill = (marked: string) => marked.replace('{posicao}', '1').replace('{total}', '10');
  expect(spanOf('{posicao} de {total}', fill)).toMatchObject({ part: '1 de 10', start: 0 });
});

test('finds a text that begins with a name in braces, even if a promotion fills in another value', () => {
  for (const price of ['R$ 67,00', 'R$ 1,00']) {
    const fill = (marked: string) => fillPlaceholders(marked, { 'preco.b': price });
    const span = spanOf('{preco.b} à vista', fill, { 'preco.b': 'R$ 67,00' });
    expect(span).toMatchObject({ part: `${price} à vista`, start: 0, from: 0, isWhole: true });
  }
});
