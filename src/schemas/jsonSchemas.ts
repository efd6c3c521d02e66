import { z } from 'astro/zod';
import { contentSchemas } from './contentSchemas.ts';
import { exampleFor, expectedBy } from './expectation.ts';
import { inYaml } from './faults/inYaml.ts';
import { hints } from './hints.ts';
import { fieldsOf, required } from './schemaAt.ts';

/** Where the JSON Schemas are kept that the content files name for the seller's editor. */
export const JSON_SCHEMAS_FOLDER = 'src/schemas/json';

type JsonSchema = {
  title?: string;
  description?: string;
  /** What VS Code's YAML extension says in the place of its own words, which are not in Portuguese. */
  errorMessage?: string;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema | JsonSchema[];
};

const capital = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1);

function descriptionOf(schema: z.ZodType, key: string | undefined): string | undefined {
  const { placeholders = [], example } = hints.get(schema) ?? {};
  if (example === undefined) return undefined;
  const written = `Por exemplo: ${inYaml(key, exampleFor(schema))}`;
  const names = placeholders.map((name) => `{${name}}`).join(' ');
  return names ? `${written}\n\nO site preenche sozinho, entre chaves: ${names}` : written;
}

function errorMessageOf(schema: z.ZodType, expected: string, key: string | undefined): string {
  if (schema instanceof z.ZodObject) return `Aqui cabem estes campos: ${fieldsOf(schema).join(', ')}`;
  const sentence = `O esperado é ${expected}`;
  const { example } = hints.get(schema) ?? {};
  return example === undefined ? sentence : `${sentence}. Por exemplo: ${inYaml(key, exampleFor(schema))}`;
}

/** Adds to each field what is expected of it, an example and the names in braces that it may use. */
function describe(json: JsonSchema, schema: z.ZodType, key?: string): JsonSchema {
  const known = required(schema);
  const expected = expectedBy(known);
  const description = descriptionOf(known, key);
  const described: JsonSchema = { ...json };
  if (expected) {
    described.title = capital(expected);
    described.errorMessage = errorMessageOf(known, expected, key);
  }
  if (description) described.description = description;
  if (known instanceof z.ZodObject && json.properties) {
    described.properties = Object.fromEntries(
      Object.entries(json.properties).map(([name, field]) => [
        name,
        describe(field, known.shape[name], name),
      ]),
    );
  }
  if (known instanceof z.ZodArray && json.items && !Array.isArray(json.items)) {
    described.items = describe(json.items, known.element as z.ZodType);
  }
  return described;
}

/** A content file's schema for editors, with what is expected of each field in Portuguese. */
export function jsonSchemaOf(schema: z.ZodType): object {
  const json = z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'input',
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      const instead = hints.get(zodSchema)?.json;
      if (!instead) return;
      for (const name of Object.keys(jsonSchema)) Reflect.deleteProperty(jsonSchema, name);
      Object.assign(jsonSchema, instead);
    },
  });
  return describe(json as JsonSchema, schema);
}

/** Every JSON Schema as a file, by its name. */
export function jsonSchemaFiles(): Map<string, string> {
  return new Map(
    Object.entries(contentSchemas).map(([name, schema]) => [
      `${name}.json`,
      `${JSON.stringify(jsonSchemaOf(schema), null, 2)}\n`,
    ]),
  );
}
