// Describes the fields of the content as plain data for the editor's interface: their labels, kinds and limits.
import { z } from 'astro/zod';
import {
  type FieldLabel,
  type FieldOption,
  fieldInfo,
  type ValueField as ValueInfo,
} from '../fields/field.ts';
import { pageSchema } from './files/page.ts';
import { type FileName, fileSchemas } from './schemas.ts';

/** `isOptional`: the whole field may be missing from the file. */
type Optional = { isOptional?: boolean };

/** A single value: a text, a number, a choice. */
export type ValueField = ValueInfo & Optional;
export type GroupField = FieldLabel &
  Optional &
  Pick<ValueInfo, 'visibleWhen'> & {
    kind: 'group';
    fields: Record<string, Field>;
    /** The values of a new group, in which pictures and references may be empty. */
    example?: object;
  };
export type ListField = FieldLabel & Optional & { kind: 'list'; item: Field; min: number; max: number };
/** Two values that belong together, such as the singular and the plural of a word. */
export type PairField = FieldLabel & Optional & { kind: 'pair'; items: readonly [Field, Field] };
/** One of several groups, which the field `kind` distinguishes. */
export type UnionField = FieldLabel &
  Optional & { kind: 'union'; options: readonly FieldOption[]; groups: Record<string, GroupField> };
export type Field = ValueField | GroupField | ListField | PairField | UnionField;

/** The fields of each file. All pages have the same fields, under `page`. */
export type FieldTree = Record<FileName | 'page', GroupField>;

const infoOf = (schema: z.ZodType) => {
  const info = fieldInfo.get(schema);
  if (!info) throw new Error('A schema of the content has no field description.');
  return info;
};

const described = ({ label, help }: FieldLabel): FieldLabel => ({ label, help });

function groupField(schema: z.ZodObject): GroupField {
  // A group of a union omits its `kind`, because the union's own field chooses it.
  const fields = Object.entries(schema.shape).filter(([, field]) => !(field instanceof z.ZodLiteral));
  const info = infoOf(schema);
  return {
    ...described(info),
    ...('visibleWhen' in info && { visibleWhen: info.visibleWhen }),
    ...(info.kind === 'group' && { example: info.example }),
    kind: 'group',
    fields: Object.fromEntries(fields.map(([name, field]) => [name, fieldOf(field as z.ZodType)])),
  };
}

function unionField(schema: z.ZodDiscriminatedUnion): UnionField {
  const groups = schema.options.flatMap((option) => {
    if (!(option instanceof z.ZodObject) || !(option.shape['kind'] instanceof z.ZodLiteral)) return [];
    const value = String([...option.shape['kind'].values][0]);
    const info = infoOf(option);
    const { drawing, heading } = info.kind === 'group' ? info : {};
    return [{ value, group: groupField(option), drawing, heading }];
  });
  return {
    ...described(infoOf(schema)),
    kind: 'union',
    options: groups.map(({ value, group, ...shown }) => ({ value, ...described(group), ...shown })),
    groups: Object.fromEntries(groups.map(({ value, group }) => [value, group])),
  };
}

function fieldOf(schema: z.ZodType): Field {
  if (schema instanceof z.ZodOptional) {
    const field = fieldOf(schema.unwrap() as z.ZodType);
    // A field that can be empty is not optional, because missing and empty are the same.
    return 'canBeEmpty' in field && field.canBeEmpty ? field : { ...field, isOptional: true };
  }
  const info = infoOf(schema);
  if (schema instanceof z.ZodDiscriminatedUnion) return unionField(schema);
  if (info.kind === 'group' && schema instanceof z.ZodObject) return groupField(schema);
  if (info.kind === 'list' && schema instanceof z.ZodArray) {
    const { min, max } = info;
    return { ...described(info), kind: 'list', item: fieldOf(schema.element as z.ZodType), min, max };
  }
  if (info.kind === 'pair' && schema instanceof z.ZodTuple) {
    const [first, second] = schema.def.items as [z.ZodType, z.ZodType];
    return { ...described(info), kind: 'pair', items: [fieldOf(first), fieldOf(second)] };
  }
  if (info.kind === 'group' || info.kind === 'list' || info.kind === 'pair' || info.kind === 'union')
    throw new Error(`The field "${info.label}" is registered as ${info.kind}, but its schema is not one.`);
  return info;
}

/** The fields of every file of the content. */
export function fieldTree(): FieldTree {
  const files = Object.entries(fileSchemas).map(([name, schema]) => [name, groupField(schema)]);
  return { ...Object.fromEntries(files), page: groupField(pageSchema) };
}
