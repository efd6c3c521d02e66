import { describe, expect, it } from 'vitest';
import { placeholdersIn } from '../domain/placeholders.ts';
import { type Field, fieldTree, type GroupField } from './fieldTree.ts';
import { nameLabels } from './labels/nameLabels.ts';
import { contentSchemas } from './schemas.ts';

const tree = fieldTree();

function fieldsIn(field: Field): Field[] {
  if (field.kind === 'group') return [field, ...Object.values(field.fields).flatMap(fieldsIn)];
  if (field.kind === 'union') return [field, ...Object.values(field.groups).flatMap(fieldsIn)];
  if (field.kind === 'list') return [field, ...fieldsIn(field.item)];
  if (field.kind === 'pair') return [field, ...field.items.flatMap(fieldsIn)];
  return [field];
}

/** What the editor writes for a field that it adds. */
function initialOf(field: Field): unknown {
  if (field.kind === 'group')
    return Object.fromEntries(Object.entries(field.fields).map(([name, one]) => [name, initialOf(one)]));
  if (field.kind === 'pair') return field.items.map(initialOf);
  if (field.kind === 'list') return Array.from({ length: field.least }, () => initialOf(field.item));
  return field.kind === 'union' ? {} : field.initial;
}

describe('the fields of the content', () => {
  it('reach the editor as they are through JSON', () => {
    expect(JSON.parse(JSON.stringify(tree))).toEqual(tree);
  });

  it('know their kinds, limits and labels', () => {
    expect(tree.home.fields['hero']).toMatchObject({ kind: 'group', label: 'Abertura' });
    const hero = tree.home.fields['hero'] as GroupField;
    expect(hero.fields['headline']).toMatchObject({ kind: 'text', most: 40, isMultiline: false });
    expect(hero.fields['text']).toMatchObject({ kind: 'text', most: 180, isMultiline: true });
    expect(tree.site.fields['name']).toMatchObject({ kind: 'text', names: [] });
    expect(tree.site.fields['guaranteeDays']).toMatchObject({ kind: 'integer', least: 7, most: 90 });
    expect(tree.proof.fields['testimonials']).toMatchObject({ kind: 'list', least: 0, most: 9 });
    expect(tree.links.fields['mainVideo']).toMatchObject({ kind: 'group', isOptional: true });
    expect(tree.prices.fields['list']).toMatchObject({ kind: 'price', initial: '119,00' });
    expect(tree.home.fields['sections']).toMatchObject({ kind: 'sectionList', least: 1 });
  });

  it.each(['scrollRedirect', 'exitIntent', 'leavePrompt', 'countdown'])('mark what is safe in %s', (name) => {
    const field = tree.behaviour.fields[name];
    if (field?.kind !== 'choice') throw new Error('not a choice');
    expect(field.options?.filter(({ isSafe }) => isSafe).length).toBeGreaterThan(0);
    expect(field.options?.every(({ help }) => help)).toBe(true);
  });

  it('have a label each', () => {
    const all = Object.values(tree).flatMap(fieldsIn);
    expect(all.length).toBeGreaterThan(300);
    for (const { label } of all) expect(label).toMatch(/^[\p{Lu}\d]/u);
  });

  it('begin with texts that fit, of names that they may use', () => {
    const texts = Object.values(tree)
      .flatMap(fieldsIn)
      .flatMap((field) => (field.kind === 'text' ? [field] : []));
    for (const { label, initial, most = 0, names = [] } of texts) {
      expect(String(initial).length, label).toBeLessThanOrEqual(most);
      expect(names, label).toEqual(expect.arrayContaining(placeholdersIn(String(initial))));
    }
    expect(texts.map(({ initial }) => initial)).toContain(
      'Nota {nota} em {avaliacoesDepoimentos} avaliações',
    );
  });

  it('have words for each name in braces that a text may use', () => {
    const names = Object.values(tree)
      .flatMap(fieldsIn)
      .flatMap((field) => (field.kind === 'text' ? (field.names ?? []) : []));
    expect([...new Set(names)].filter((name) => nameLabels[name] === undefined)).toEqual([]);
  });

  it.each(['prices', 'product', 'proof', 'seller', 'interface'] as const)(
    'start with values that the schema of %s takes, but for files that are not there',
    (file) => {
      const { error } = contentSchemas[file].safeParse(initialOf(tree[file]));
      const wrong =
        error?.issues.map(({ path }) => path.join('.')).filter((path) => !/image$/.test(path)) ?? [];
      // Prices and days that are equal are in no order.
      const equal = /^(?:promotional|exclusive|bonus\.current|promotion\.(?:price|endsAt))$/;
      expect(wrong.filter((path) => !equal.test(path))).toEqual([]);
    },
  );
});
