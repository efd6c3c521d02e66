// A field of the content is a Zod schema. The registry holds its description for the editor and for error messages.
import { z } from 'astro/zod';

/** The kinds of single values. The editor has one input for each. */
export type ValueKind =
  | 'text'
  | 'price'
  | 'integer'
  | 'rating'
  | 'dateTime'
  | 'day'
  | 'link'
  | 'target'
  | 'reference'
  | 'slug'
  | 'phone'
  | 'taxId'
  | 'email'
  | 'choice'
  | 'switch'
  | 'icon'
  | 'emoji'
  | 'video'
  | 'picture'
  | 'file'
  | 'color'
  | 'colors';

/** The name of a field in Portuguese, and what a seller should know about it. */
export type FieldLabel = { label: string; help?: string };

/** One of the values of a choice. `isSafe` marks an option that both the law and ad networks allow. */
export type FieldOption = FieldLabel & {
  value: string;
  isSafe?: boolean;
  drawing?: string;
  /** The heading of its group in a long list. */
  heading?: string;
};

/** In pixels. */
export type Size = { width: number; height: number };

/** What a reference refers to: an offer, a bonus or a section of the same page by its id, or a page by its path. */
export type ReferenceTo = 'offer' | 'bonus' | 'page' | 'section';

/** The field is shown only while another field of its group has this value. */
type Conditional = { visibleWhen?: { field: string; value: string } };

/** A single value. Which limits are present depends on its kind. */
export type ValueField = FieldLabel &
  Conditional & {
    kind: ValueKind;
    /** The valid values in words, to follow "o esperado é". */
    expected: string;
    /** A valid value as a seller would type it. */
    example?: string;
    /** A valid value for a new field, or empty for a file or a reference that must be chosen. */
    initial: string | number | boolean | readonly string[];
    /** The minimum and maximum of a number, or of the length of a text in characters. */
    min?: number;
    max?: number;
    /** True for a text that may have several lines. */
    isMultiline?: boolean;
    /** The names in braces that a text may use besides the common ones. Undefined if it may use no names. */
    names?: readonly string[];
    /** True for a text with words in bold and links: see domain/prose.ts. */
    isProse?: boolean;
    /** True if an empty text means that there is no value. */
    canBeEmpty?: boolean;
    options?: readonly FieldOption[];
    /** What a reference refers to. */
    to?: ReferenceTo;
    /** The minimum width of a picture, in pixels. */
    minWidth?: number;
    /** Whether a picture is shown small on the darkest colour of the brand. */
    isOnDark?: boolean;
    /** The accepted file extensions: ".png". */
    extensions?: readonly string[];
    /** The shape that a picture must fill. */
    shape?: Size;
    /** The shape for each value of another field of the group. */
    shapes?: { by: string; sizes: Record<string, Size> };
    /** The field of the group that `option` needs, and the field's initial value for each previously chosen option. */
    requires?: { option: string; field: string; values: Record<string, readonly string[]> };
  };

/**
 * Several fields by name. A group of a union may have a drawing (an SVG path in a box of 48 by 32), a heading for its
 * part of the list of options, and an example: values of a new group, in which pictures and references may be empty.
 */
type GroupInfo = FieldLabel &
  Conditional & { kind: 'group'; drawing?: string; heading?: string; example?: object };
type ListInfo = FieldLabel & { kind: 'list'; min: number; max: number };
/** Two values that belong together, such as the singular and the plural of a word. */
type PairInfo = FieldLabel & { kind: 'pair' };
/** One of several groups, which the field `kind` distinguishes. */
type UnionInfo = FieldLabel & { kind: 'union' };
export type FieldInfo = ValueField | GroupInfo | ListInfo | PairInfo | UnionInfo;

/** The description of each field, by its schema. */
export const fieldInfo = z.registry<FieldInfo>();

type Shape = Record<string, z.ZodType>;

/** A group of fields. Unknown fields are refused. */
export const group = <const Fields extends Shape>(fields: Fields, described: FieldLabel & Conditional) =>
  z.strictObject(fields).register(fieldInfo, { kind: 'group', ...described });

/** One of the groups of a union. */
export const variant = <const Kind extends string, const Fields extends Shape>(
  kind: Kind,
  described: FieldLabel,
  fields: Fields,
) =>
  z.strictObject({ kind: z.literal(kind), ...fields }).register(fieldInfo, { kind: 'group', ...described });

type ListOptions = FieldLabel & { min: number; max: number };

/** A list of `min` to `max` items. */
export const list = <Item extends z.ZodType>(item: Item, { min, max, ...described }: ListOptions) =>
  z
    .array(item)
    .min(min)
    .max(max)
    .register(fieldInfo, { kind: 'list', min, max, ...described });

/** Two fields that the editor shows side by side. */
export const pair = <First extends z.ZodType, Second extends z.ZodType>(
  items: [First, Second],
  described: FieldLabel,
) => z.tuple(items).register(fieldInfo, { kind: 'pair', ...described });

/** "a, b e c" */
export const listed = (names: readonly string[]): string => new Intl.ListFormat('pt-BR').format(names);

/** Describes the values that a schema accepts, to follow "o esperado é". Undefined if the schema is not a field. */
export function expectedBy(schema: z.ZodType): string | undefined {
  const info = fieldInfo.get(schema);
  if (!info) return undefined;
  switch (info.kind) {
    case 'list':
      return `uma lista de ${info.min === info.max ? info.max : `${info.min} a ${info.max}`} itens`;
    case 'pair':
      return 'um par de valores';
    case 'group':
    case 'union':
      return `um grupo de campos (${info.label})`;
    default:
      return info.example ? `${info.expected}, como ${info.example}` : info.expected;
  }
}

/** The names of the fields of a group; empty for any other schema. */
export const fieldNamesOf = (schema: z.ZodType | undefined): string[] =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
