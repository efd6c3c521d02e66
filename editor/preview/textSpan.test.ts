import { expect, test } from 'vitest';
import { marksIn, markText, removeMarks } from './marks.ts';
import { spanAtMark, spanOfRest } from './textSpan.ts';

/** What a text node is said to show of a text, when the component around it makes `show` of the marked text. */
function spanOf(text: string, show: (marked: string) => string) {
  const node = show(markText(text, 7));
  const [mark] = marksIn(node);
  const shown = removeMarks(node);
  const span = spanAtMark(text, shown, mark?.offset ?? -1);
  return { ...span, part: shown.slice(span.start, span.end) };
}

test('a mark does not show, and says which place it is', () => {
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
