import { z } from 'astro/zod';

/** The kinds of single values, each with an own field in the editor. */
export type ValueKind =
  | 'text'
  | 'price'
  | 'integer'
  | 'rating'
  | 'dateTime'
  | 'day'
  | 'link'
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
  | 'colors'
  | 'sectionList';

export type Hint = {
  /** How the editor asks for it; groups, lists and pairs need none. */
  kind?: ValueKind;
  /** The expected value, to follow "o esperado é". */
  expected: string;
  /** The same for the editor, which shows no YAML: without quotes and decimal points. */
  expectedInEditor?: string;
  /** A right value, as it is written in YAML. */
  example?: string;
  /** A valid value that is similar to an invalid one. */
  suggest?: (invalid: string) => string | undefined;
  /** The names in braces that a text may use. */
  placeholders?: readonly string[];
  /** The field's JSON Schema, where Zod cannot derive it from a transform. */
  json?: Record<string, unknown>;
  /** The least and the most of a number, of a list's items or of a text's characters. */
  limits?: readonly [least: number, most: number];
  /** Those of a list of sections that must be in it. */
  needed?: readonly string[];
  /** The minimum width of a picture, in pixels. */
  leastWidth?: number;
  /** Whether an empty text stands for none. */
  canBeEmpty?: boolean;
  /** Whether it is the alternative text of the picture field before it. */
  isAlternative?: boolean;
  /** The accepted file extensions: ".png". */
  endings?: readonly string[];
  /** Whether a picture stands, small, on the darkest colour of the brand. */
  isOnDark?: boolean;
  /** The shape that a picture must fill, in pixels. */
  shape?: { width: number; height: number };
  /** The same by the value of another field of the group. */
  shapes?: { by: string; sizes: Record<string, { width: number; height: number }> };
  /** The field of the group that an option needs, and its initial values by the option that was chosen before. */
  requires?: { option: string; field: string; values: Record<string, string[]> };
};

/** The hints of each schema, for the error messages, the editor and the JSON Schemas. */
export const hints = z.registry<Hint>();

/** "a, b e c" */
export const listed = (names: readonly string[]) => new Intl.ListFormat('pt-BR').format(names);

/** The names of a group's fields; none for any other schema. */
export const fieldsOf = (schema: z.core.$ZodType | undefined): string[] =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];

/** What a schema expects, to follow "o esperado é". */
export function expectedBy(schema: z.core.$ZodType): string | undefined {
  const hint = hints.get(schema);
  if (hint) return hint.expected;
  const fields = fieldsOf(schema);
  if (fields.length === 0) return undefined;
  return `um grupo com ${fields.length === 1 ? 'o campo' : 'os campos'} ${listed(fields)}`;
}

/** The schema of a discriminated union that a value's discriminator names; the first where it names none. */
function kindOf(union: z.ZodDiscriminatedUnion, value: unknown): z.ZodType {
  const kinds = union.options as unknown as z.ZodObject[];
  const name: unknown = Reflect.get(Object(value), union.def.discriminator);
  const found = kinds.find(({ shape }) => shape[union.def.discriminator]?.safeParse(name).success);
  return (found ?? kinds[0]) as z.ZodType;
}

/**
 * The schema at a path; undefined for a path that the schema does not have. Below a union it is that of the kind that
 * `value`, a value of the whole schema, has.
 */
export function schemaAt(
  schema: z.ZodType,
  path: readonly PropertyKey[],
  value?: unknown,
): z.ZodType | undefined {
  if (schema instanceof z.ZodOptional) return schemaAt(schema.unwrap() as z.ZodType, path, value);
  if (schema instanceof z.ZodDiscriminatedUnion) return schemaAt(kindOf(schema, value), path, value);
  const [key, ...rest] = path;
  if (key === undefined) return schema;
  const child = childOf(schema, key);
  return child && schemaAt(child, rest, Reflect.get(Object(value), key));
}

function childOf(schema: z.ZodType, key: PropertyKey): z.ZodType | undefined {
  if (schema instanceof z.ZodObject) {
    return Object.hasOwn(schema.shape, key) ? schema.shape[String(key)] : undefined;
  }
  if (schema instanceof z.ZodArray) return schema.element as z.ZodType;
  if (schema instanceof z.ZodTuple) return schema.def.items[Number(key)] as z.ZodType | undefined;
  return undefined;
}
