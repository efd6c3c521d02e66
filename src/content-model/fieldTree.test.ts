import { expect, it } from 'vitest';
import { fieldsOfKind } from '../../tests/support/examples.ts';
import { SECTION_KINDS } from '../sections/index.ts';
import { type Field, fieldTree, type GroupField } from './fieldTree.ts';
import { RESTRICTED_NAMES } from './restrictedNames.ts';

const tree = fieldTree();

function innerFields(field: Field): readonly Field[] {
  if (field.kind === 'group') return Object.values(field.fields);
  if (field.kind === 'union') return Object.values(field.groups);
  if (field.kind === 'list') return [field.item];
  return field.kind === 'pair' ? field.items : [];
}
const fieldsIn = (field: Field): Field[] => [field, ...innerFields(field).flatMap(fieldsIn)];

const all = Object.values(tree).flatMap(fieldsIn);

it('can be sent to the editor as JSON without loss', () => {
  expect(JSON.parse(JSON.stringify(tree))).toEqual(tree);
});

it('offers every kind of section, and omits `kind` from its fields', () => {
  for (const { kind } of SECTION_KINDS) {
    const { fields } = fieldsOfKind(kind);
    expect(fields).toMatchObject({ id: { isOptional: true }, hidden: { kind: 'switch', isOptional: true } });
    expect(fields).not.toHaveProperty('kind');
  }
});

it('labels every name that only some texts may use', () => {
  const own = all.flatMap((field) => (field.kind === 'text' ? (field.names ?? []) : []));
  expect(own.length).toBeGreaterThan(10);
  expect(own.filter((name) => !Object.hasOwn(RESTRICTED_NAMES, name))).toEqual([]);
});

it('marks a safe option in each choice that may break the law or ad policies, and explains every option', () => {
  const { leave } = tree.page.fields;
  const choices = [...fieldsIn(leave as GroupField), tree.offers.fields['countdown'] as Field].flatMap(
    (field) => (field.kind === 'choice' ? [field.options ?? []] : []),
  );
  expect(choices).toHaveLength(4);
  for (const options of choices) {
    expect(options.some(({ isSafe }) => isSafe)).toBe(true);
    expect(options.every(({ help }) => help)).toBe(true);
  }
});
