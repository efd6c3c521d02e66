import { expect, test } from 'vitest';
import { fillPlaceholders } from '../../src/domain/placeholders.ts';
import { marksIn, markText, removeMarks } from './marks.ts';
import { spanAtMark, spanOfRest } from './textSpan.ts';

/** What a text node is said to show of a text, when the component around it makes `show` of the marked text. */
function spanOf(written: string, show: (marked: string) => string, values: Record<string, string> = {}) {
  const node = show(markText(written, 7));
  const text = fillPlaceholders(written, values);
  const [mark] = marksIn(node);
  const shown = removeMarks(node);
  const span = spanAtMark({ written, text, values, shown, markAt: mark?.offset ?? -1 });
  return { ...span, part: shown.slice(span.start, span.end) };
}

test('a mark is invisible and identifies its place', () => {
  expect(removeMarks(markText('Oi', 300))).toBe('Oi');
  expect(marksIn(`“${markText('Oi', 300)}”`)).toEqual([{ index: 300, offset: 2 }]);
});

test('a mark in an address is removed too', () => {
  expect(removeMarks(`?text=${encodeURIComponent(markText('Olá!', 300))}`)).toBe('?text=Ol%C3%A1!');
});

test('a text is found between others in the same text node', () => {
  expect(spanOf('Oi', (text) => `© Ana. ${text} Fim.`)).toMatchObject({ part: 'Oi', start: 7, from: 0 });
});

test('of a divided text each part is found', () => {
  const text = 'Um pagamento. Um planner.';
  expect(spanOf(text, (marked) => marked.split(/(?<=\.) /)[0] ?? '')).toMatchObject({
    part: 'Um pagamento.',
  });
  expect(spanOfRest(text, 'Um planner.', 13)).toEqual({ start: 0, end: 11, from: 14 });
  expect(spanOfRest(text, 'Outra coisa', 13)).toBeUndefined();
});

test('a text whose first character a component has drawn is found from the second', () => {
  expect(spanOf('✓ COMPRAR', (marked) => marked.split('✓')[1] ?? '')).toMatchObject({
    part: ' COMPRAR',
    from: 1,
  });
});

test('a text with names that a component fills is found whole', () => {
  const text = '{posicao} de {total}';
  const fill = (marked: string) => marked.replace('{posicao}', '1').replace('{total}', '10');
  expect(spanOf(text, fill)).toMatchObject({ part: '1 de 10', start: 0 });
});

test('a text that begins with a filled name is found, also when a promotion fills another value', () => {
  const text = '{preco} à vista';
  const fill = (preco: string) => (marked: string) => fillPlaceholders(marked, { preco });
  for (const price of ['R$ 67,00', 'R$ 1,00'])
    expect(spanOf(text, fill(price), { preco: 'R$ 67,00' })).toMatchObject({
      part: `${price} à vista`,
      start: 0,
      from: 0,
      isWhole: true,
    });
});
