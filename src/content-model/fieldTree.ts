// Describes the fields of the content for the seller's editor: what each is called, its kind and its limits.
import { z } from 'astro/zod';
import { parse } from 'yaml';
import { type Hint, hints, type ValueKind } from './hints.ts';
import type { AnyLabels, Label, OptionLabel } from './labels/labelTypes.ts';
import { labels } from './labels.ts';
import { type Content, contentSchemas } from './schemas.ts';

export type FieldOption = { value: string; label: string; help?: string; isSafe?: boolean };

type Described = {
  label: string;
  help?: string;
  /** Whether the whole field may be missing from the file. */
  isOptional?: boolean;
};

/** A single value: a text, a number, a choice. Which limits are present depends on its kind. */
export type ValueField = Described & {
  kind: ValueKind;
  /** A right value for a new field; a picture's may name a file that is not there. */
  initial: string | number | boolean | readonly string[];
  least?: number;
  most?: number;
  /** Of a text: whether it has room for more than a line. */
  isMultiline?: boolean;
  /** Of a text: the names in braces that it may use. */
  names?: readonly string[];
  canBeEmpty?: boolean;
  /** Of a text: whether it describes the picture before it in its group. */
  isAlternative?: boolean;
  options?: readonly FieldOption[];
  /** Of a list of sections: those that must be in it. */
  needed?: readonly string[];
  leastWidth?: number;
  /** Of a picture: whether it stands, small, on the darkest colour of the brand. */
  isOnDark?: boolean;
  endings?: readonly string[];
  shape?: { width: number; height: number };
  /** The shape by the value of another field of the group. */
  shapes?: { by: string; sizes: Record<string, { width: number; height: number }> };
  /** Of a choice: the field of the group that an option needs, and its initial values by the option that was chosen before. */
  requires?: { option: string; field: string; values: Record<string, string[]> };
};
export type GroupField = Described & {
  kind: 'group';
  fields: Record<string, Field>;
  /** Whether it holds the texts of a section that the page's list of sections shows or hides. */
  isSection?: boolean;
};
export type ListField = Described & { kind: 'list'; item: Field; least: number; most: number };
/** Two values that belong together: the word for one and for several. */
export type PairField = Described & { kind: 'pair'; items: readonly [Field, Field] };
/** One of some groups, which its field `kind` distinguishes. */
export type UnionField = Described & {
  kind: 'union';
  options: readonly FieldOption[];
  groups: Record<string, GroupField>;
};
export type Field = ValueField | GroupField | ListField | PairField | UnionField;

/** The fields of each file of content. */
export type FieldTree = Record<keyof Content, GroupField>;

/** Texts with more characters are written in a box of several lines. */
const MAX_ONE_LINE = 80;

const asOption = (value: string, option: OptionLabel): FieldOption =>
  typeof option === 'string' ? { value, label: option } : { value, ...option };

const asOptions = (options: Record<string, OptionLabel>) =>
  Object.entries(options).map(([value, option]) => asOption(value, option));

const isGroup = (labels: AnyLabels): labels is Exclude<AnyLabels, Label> =>
  typeof labels === 'object' && !Array.isArray(labels);

function described(labels: AnyLabels): Described {
  const label = isGroup(labels) ? labels.$ : labels;
  return typeof label === 'string' ? { label } : { label: label[0], help: label[1] };
}

const initialIn = (labels: AnyLabels) => (Array.isArray(labels) ? (labels as string[])[2] : undefined);

function labelsOf(labels: AnyLabels, name: string): AnyLabels {
  const found = isGroup(labels) ? labels[name] : undefined;
  if (found === undefined) throw new Error(`"${described(labels).label}" has no label for ${name}`);
  return found as AnyLabels;
}

function valueField(kind: ValueKind, hint: Hint, labels: AnyLabels): ValueField {
  const {
    example = '""',
    placeholders,
    limits,
    canBeEmpty,
    isAlternative,
    leastWidth,
    isOnDark,
    endings,
    shape,
    shapes,
    requires,
  } = hint;
  const options = isGroup(labels) ? asOptions((labels['options'] ?? {}) as Record<string, OptionLabel>) : [];
  return {
    ...described(labels),
    kind,
    initial: kind === 'switch' ? false : (options[0]?.value ?? initialIn(labels) ?? parse(example)),
    ...(limits && { least: limits[0], most: limits[1] }),
    ...(kind === 'text' && { isMultiline: (limits?.[1] ?? 0) > MAX_ONE_LINE, names: placeholders ?? [] }),
    ...(options.length > 0 && { options }),
    ...(canBeEmpty && { canBeEmpty }),
    ...(isAlternative && { isAlternative }),
    ...(hint.needed && { needed: hint.needed }),
    ...(leastWidth && { leastWidth }),
    ...(isOnDark && { isOnDark }),
    ...(endings && { endings }),
    ...(shape && { shape }),
    ...(shapes && { shapes }),
    ...(requires && { requires }),
  };
}

function groupField(schema: z.ZodObject, labels: AnyLabels): GroupField {
  const fields = Object.fromEntries(
    Object.entries(schema.shape).map(([name, field]) => [
      name,
      fieldOf(field as z.ZodType, labelsOf(labels, name)),
    ]),
  );
  const sections = Object.values(fields).find((field): field is ValueField => field.kind === 'sectionList');
  for (const { value } of sections?.options ?? []) {
    const section = fields[value];
    if (section?.kind === 'group') section.isSection = true;
  }
  return { ...described(labels), kind: 'group', fields };
}

function unionField(schema: z.ZodDiscriminatedUnion, labels: AnyLabels): UnionField {
  const groups = schema.options.map((option) => {
    const { kind, ...shape } = (option as z.ZodObject).shape;
    const name = String([...(kind as z.ZodLiteral).values][0]);
    return [name, groupField(z.object(shape), labelsOf(labelsOf(labels, 'kinds'), name))] as const;
  });
  return {
    ...described(labels),
    kind: 'union',
    options: groups.map(([value, { label, help }]) => ({ value, label, ...(help && { help }) })),
    groups: Object.fromEntries(groups),
  };
}

function fieldOf(schema: z.ZodType, labels: AnyLabels): Field {
  if (schema instanceof z.ZodOptional)
    return { ...fieldOf(schema.unwrap() as z.ZodType, labels), isOptional: true };
  const hint = hints.get(schema);
  if (hint?.kind) return valueField(hint.kind, hint, labels);
  if (schema instanceof z.ZodObject) return groupField(schema, labels);
  if (schema instanceof z.ZodDiscriminatedUnion) return unionField(schema, labels);
  if (schema instanceof z.ZodTuple) {
    const [first, second] = schema.def.items as [z.ZodType, z.ZodType];
    const items = [fieldOf(first, labelsOf(labels, '0')), fieldOf(second, labelsOf(labels, '1'))] as const;
    return { ...described(labels), kind: 'pair', items };
  }
  if (schema instanceof z.ZodArray && hint?.limits) {
    const [least, most] = hint.limits;
    const item = fieldOf(schema.element as z.ZodType, labelsOf(labels, 'item'));
    return { ...described(labels), kind: 'list', item, least, most };
  }
  throw new Error(`The field "${described(labels).label}" has no kind in the hints of its schema`);
}

/**
 * The fields of every file of content, with their labels, kinds and limits.
 *
 * @throws Error for a schema that the hints do not describe
 */
export function fieldTree(): FieldTree {
  const files = Object.entries(contentSchemas).map(([name, schema]) => [
    name,
    groupField(schema, labelsOf(labels as AnyLabels, name)),
  ]);
  return Object.fromEntries(files) as FieldTree;
}
