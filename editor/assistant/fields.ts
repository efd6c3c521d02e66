// Describes fields with their labels, limits and values for the assistant.
import type { Field } from '../../src/content-model/fieldTree.ts';
import { itemKey } from '../../src/content-model/paths.ts';
import type { Place, YamlValue } from '../api.ts';
import { childField, childOf, fieldPath, isYamlGroup, valueIn } from '../places.ts';

/** A field with more options, such as the names of all icons, is described without them. */
const MAX_OPTIONS = 40;

const valuesOf = (options: readonly { value: string }[]) => options.map(({ value }) => value);

/** What a field accepts, without its value. */
export function limitsOf(field: Field): object {
  const { label, help, kind, isOptional } = field;
  const described = { label, ...(help && { help }), ...(isOptional && { isOptional }) };
  if (field.kind === 'list') return { ...described, kind, min: field.min, max: field.max };
  if (field.kind === 'union')
    return { ...described, kind: 'choice of groups', kinds: field.options.map(({ value }) => value) };
  if (field.kind === 'group' || field.kind === 'pair') return { ...described, kind };
  const { expected, options } = field;
  return {
    ...described,
    expected,
    ...(options && options.length <= MAX_OPTIONS && { options: valuesOf(options) }),
  };
}

/** A field and everything inside it, one entry for each path. Optional fields that are missing have no value. */
export function fieldsWithin(place: Place, field: Field, value: YamlValue | undefined): object[] {
  const own = { path: fieldPath(place), ...limitsOf(field) };
  const inside = (key: string | number) => {
    const child = childField(field, key, value);
    return child ? fieldsWithin(childOf(place, key), child, valueIn(value, [key])) : [];
  };
  if (field.kind === 'list' && Array.isArray(value))
    return [own, ...value.flatMap((_, index) => inside(itemKey(value, index)))];
  if (field.kind === 'pair' && value !== undefined) return [{ ...own, value }];
  const fields = field.kind === 'group' ? field.fields : undefined;
  const chosen =
    field.kind === 'union' && isYamlGroup(value) ? field.groups[String(value['kind'])] : undefined;
  if (value !== undefined && (fields ?? chosen)) {
    const names = Object.keys(fields ?? chosen?.fields ?? {});
    const kind = isYamlGroup(value) && chosen ? { value: { kind: value['kind'] } } : {};
    return [{ ...own, ...kind }, ...names.flatMap(inside)];
  }
  return [value === undefined ? own : { ...own, value }];
}

/**
 * Describes a new value: an item of a list, a missing group, or one kind of a union. Without a kind, lists the kinds of
 * a union. A single value is described with all its options.
 */
export function describeNewValue(field: Field, kind: string | undefined): object {
  const item = field.kind === 'list' ? field.item : field;
  const group = item.kind === 'union' && kind !== undefined ? item.groups[kind] : item;
  if (item.kind === 'union' && group?.kind !== 'group')
    return { kinds: item.options.map(({ value, label, help }) => ({ kind: value, label, help })) };
  if (group?.kind !== 'group') {
    const options = 'options' in item ? item.options : undefined;
    return { ...limitsOf(item), ...(options && { options: valuesOf(options) }) };
  }
  const fields = Object.entries(group.fields).map(([name, one]) => [
    name,
    one.kind === 'list' || one.kind === 'group' || one.kind === 'union'
      ? { ...limitsOf(one), value: describeNewValue(one, undefined) }
      : limitsOf(one),
  ]);
  return { ...limitsOf(group), fields: Object.fromEntries(fields), example: group.example };
}
