// npm run schemas: writes the JSON Schemas with which an editor completes and checks the content as it is written.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSON_SCHEMAS_FOLDER, jsonSchemaFiles } from '../src/schemas/jsonSchemas.ts';

rmSync(JSON_SCHEMAS_FOLDER, { recursive: true, force: true });
mkdirSync(JSON_SCHEMAS_FOLDER, { recursive: true });
for (const [file, text] of jsonSchemaFiles()) {
  writeFileSync(join(JSON_SCHEMAS_FOLDER, file), text);
  console.log(join(JSON_SCHEMAS_FOLDER, file));
}
