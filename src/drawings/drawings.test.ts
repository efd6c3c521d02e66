import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { FEATURE_ICONS } from '../domain/featureIcons.ts';

const read = (file: string) => readFileSync(file, 'utf8');

it('draws every feature, each in a place of its own', () => {
  const views = Array.from(
    read('src/drawings/features.svg').matchAll(/<view id="(\w+)" viewBox="(\d+) 0 24 24"\/>/g),
    ([, name, left]) => [name, Number(left)],
  );
  expect(views).toEqual(FEATURE_ICONS.map((name, index) => [name, index * 24]));
});

it('takes its colours from the theme, which a file of its own cannot ask', () => {
  const theme = read('src/styles/theme.css').match(/#[\da-f]+(?=;)/g);
  const colours = globSync('src/drawings/*.svg').flatMap((file) => read(file).match(/#[\da-f]+(?=")/g) ?? []);
  expect(colours.length).toBeGreaterThan(5);
  for (const colour of colours) expect(theme).toContain(colour);
});
