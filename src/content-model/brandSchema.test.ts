import { expect, it } from 'vitest';
import { checkAfter, errorsAfter } from '../../tests/support/changedContent.ts';
import { READY_PALETTES } from '../domain/readyPalettes.ts';
import { fieldTree, type ValueField } from './fieldTree.ts';

const own = (primary: string, accent: string) => `palette: propria\ncolors: ["${primary}", "${accent}"]`;

it('takes a teal on which white has 12:1', () => {
  expect(checkAfter('brand', 'palette: amanhecer', own('#0d3b40', '#ffd84d')).errors).toEqual([]);
});

it.each(Object.keys(READY_PALETTES))('accepts the initial colours of an own palette after %s', (name) => {
  const { requires } = fieldTree().brand.fields['palette'] as ValueField;
  const [primary = '', accent = ''] = requires?.values[name] ?? [];
  expect(checkAfter('brand', 'palette: amanhecer', own(primary, accent)).errors).toEqual([]);
});

it('reports of refused colours the contrast that they need and have, and the closest valid colours', () => {
  expect(errorsAfter('brand', 'palette: amanhecer', own('#2a6f77', '#ffd84d'))).toEqual([
    expect.stringMatching(
      /"#2a6f77"; o esperado é uma cor mais escura: o branco precisa de contraste 11:1 sobre ela, .* nesta ele é de 5,7:1\. A mais próxima que serve: "#[0-9a-f]{6}"/,
    ),
  ]);
  expect(errorsAfter('brand', 'palette: amanhecer', own('#0d3b40', '#777777'))).toEqual([
    expect.stringMatching(
      /"#777777"; o esperado é uma cor mais clara: ela precisa de contraste 7:1 com a escura, /,
    ),
  ]);
});
