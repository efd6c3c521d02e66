import { z } from 'astro/zod';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { hints } from './hints.ts';
import { jsonSchemaOf } from './jsonSchemas.ts';
import { contentSchemas } from './schemas.ts';

type JsonSchema = {
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  oneOf?: JsonSchema[];
} & Record<string, unknown>;

/** Every field with a single value, by its path. */
function leaves(json: JsonSchema, path: string): [string, JsonSchema][] {
  if (json.properties)
    return Object.entries(json.properties).flatMap(([name, field]) => leaves(field, `${path} › ${name}`));
  if (json.oneOf) return json.oneOf.flatMap((kind, index) => leaves(kind, `${path} ${index}`));
  return json.items && !Array.isArray(json.items) ? leaves(json.items, `${path} › item`) : [[path, json]];
}

const FIELDS = Object.entries(contentSchemas).flatMap(([name, schema]) => leaves(jsonSchemaOf(schema), name));

it('every field describes what is expected', () => {
  expect(FIELDS.length).toBeGreaterThan(250);
  for (const [path, field] of FIELDS) {
    expect(field, path).toMatchObject({ title: expect.stringMatching(/^(?:Um|Uma|O|Só|True) /) });
    expect(field['errorMessage'], path).toMatch(/^O esperado é /);
    if (!field['enum'] && field['type'] !== 'boolean')
      expect(field['description'], path).toMatch(/^Por exemplo: /);
  }
});

it('names the choices, the placeholders and the form of a price', () => {
  const field = (name: keyof typeof contentSchemas, key: string) =>
    (jsonSchemaOf(contentSchemas[name]) as JsonSchema).properties?.[key];
  expect(field('behaviour', 'countdown')).toMatchObject({ enum: ['loop', 'deadline', 'off'] });
  expect(field('interface', 'playVideo')).toMatchObject({ description: expect.stringContaining('{titulo}') });
  expect(field('prices', 'list')).toMatchObject({
    type: 'string',
    pattern: expect.any(String),
    title: 'Um preço em reais, com vírgula e centavos',
    description: 'Por exemplo: 119,00',
  });
});

function* schemasIn(schema: z.ZodType): Generator<z.ZodType> {
  if (schema instanceof z.ZodOptional) yield* schemasIn(schema.unwrap() as z.ZodType);
  else if (schema instanceof z.ZodArray) yield* schemasIn(schema.element as z.ZodType);
  else if (schema instanceof z.ZodDiscriminatedUnion)
    for (const kind of schema.options) yield* schemasIn(kind as z.ZodType);
  else if (!(schema instanceof z.ZodObject)) yield schema;
  else for (const field of Object.values(schema.shape)) yield* schemasIn(field as z.ZodType);
}

it('every example is right', () => {
  for (const schema of Object.values(contentSchemas).flatMap((file) => [...schemasIn(file)])) {
    const { example } = hints.get(schema) ?? {};
    if (example) expect(schema.safeParse(parse(example)), example).toMatchObject({ success: true });
  }
});
