import { join } from 'node:path';
import { z } from 'astro/zod';
import { expectedBy, hints } from './hints.ts';
import { contentSchemas } from './schemas.ts';

/** Where the JSON Schemas are written that the content files name for VS Code's YAML extension. */
export const JSON_SCHEMAS_FOLDER = join('.cache', 'schemas');

/** The JSON Schema of a content file, with what is expected of each field in Portuguese. */
export function jsonSchemaOf(schema: z.ZodType): Record<string, unknown> {
  return z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'input',
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      const expected = expectedBy(zodSchema);
      if (!expected) return;
      const { json, example, placeholders, limits } = hints.get(zodSchema) ?? {};
      if (json) {
        for (const name of Object.keys(jsonSchema)) Reflect.deleteProperty(jsonSchema, name);
        Object.assign(jsonSchema, json);
      }
      // The length of a text with names in braces is that of their values.
      if (placeholders && limits) jsonSchema.anyOf = [{ maxLength: limits[1] }, { pattern: '\\{' }];
      const advice = example ? `Por exemplo: ${example}` : '';
      const names = placeholders?.map((name) => `{${name}}`).join(' ');
      jsonSchema.title = expected.charAt(0).toUpperCase() + expected.slice(1);
      jsonSchema.description = [advice, names && `O site preenche sozinho, entre chaves: ${names}`]
        .filter(Boolean)
        .join('\n\n');
      // Portuguese messages in place of the extension's English ones.
      jsonSchema['errorMessage'] = [`O esperado é ${expected}`, advice].filter(Boolean).join('. ');
    },
  });
}

/** Every JSON Schema's text by its file's name. */
export function jsonSchemaFiles(): Map<string, string> {
  return new Map(
    Object.entries(contentSchemas).map(([name, schema]) => [
      `${name}.json`,
      `${JSON.stringify(jsonSchemaOf(schema), null, 2)}\n`,
    ]),
  );
}
