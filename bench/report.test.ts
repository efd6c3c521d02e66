import { expect, test } from 'vitest';
import { fillMarked, table } from './report.ts';

test('a table has columns of one width, the first to the left, the others to the right', () => {
  expect(
    table(
      ['', 'ms'],
      [
        ['main page', '5'],
        ['floor', '1200'],
      ],
    ),
  ).toBe(
    ['|           |   ms |', '| --------- | ---: |', '| main page |    5 |', '| floor     | 1200 |'].join(
      '\n',
    ),
  );
});

test('what is filled in takes the place of what stood between its own two marks', () => {
  const text = 'a\n<!-- load -->old<!-- /load -->\nb\n<!-- bench -->\nold\n<!-- /bench -->\nc';
  expect(fillMarked(text, 'bench', 'new')).toBe(
    'a\n<!-- load -->old<!-- /load -->\nb\n<!-- bench -->\n\nnew\n\n<!-- /bench -->\nc',
  );
});

test('a missing mark is told', () => {
  expect(() => fillMarked('text', 'growth', 'new')).toThrow('<!-- growth -->');
});
