import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { z } from 'astro/zod';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { contentSchemas } from './contentSchemas.ts';
import { hints } from './hints.ts';
import { JSON_SCHEMAS_FOLDER, jsonSchemaFiles, jsonSchemaOf } from './jsonSchemas.ts';
import { required } from './schemaAt.ts';

const NAMES = Object.keys(contentSchemas) as (keyof typeof contentSchemas)[];

const source = (name: string) => readFileSync(`src/content/${name}.yaml`, 'utf8');
const kept = (file: string) => readFileSync(join(JSON_SCHEMAS_FOLDER, file), 'utf8');
const checkOf = (name: keyof typeof contentSchemas) =>
  new Ajv({ allErrors: true, keywords: ['errorMessage'] }).compile(jsonSchemaOf(contentSchemas[name]));

it('the JSON Schemas are those of today: `npm run schemas` writes them', () => {
  const files = jsonSchemaFiles();
  expect(readdirSync(JSON_SCHEMAS_FOLDER).toSorted()).toEqual([...files.keys()].toSorted());
  for (const [file, text] of files) expect(kept(file), file).toBe(text);
});

describe.each(NAMES)('%s.yaml', (name) => {
  it('names its schema for the editor in the comment at its head', () => {
    const [head = ''] = source(name).split('\n\n');
    const [, path = ''] = /^# yaml-language-server: \$schema=(\S+)/m.exec(head) ?? [];
    expect(join('src/content', path)).toBe(join(JSON_SCHEMAS_FOLDER, `${name}.json`));
  });

  it('is right by its JSON Schema too', () => {
    const check = checkOf(name);
    check(parse(source(name)));
    expect(check.errors).toBeNull();
  });
});

/** Every field that holds a value of its own. */
function leaves(schema: z.ZodType, path: string): [string, z.ZodType][] {
  const known = required(schema);
  if (known instanceof z.ZodArray) return leaves(known.element as z.ZodType, `${path} › item`);
  if (!(known instanceof z.ZodObject)) return [[path, known]];
  return Object.entries(known.shape).flatMap(([name, field]) =>
    leaves(field as z.ZodType, `${path} › ${name}`),
  );
}

it.each(NAMES.flatMap((name) => leaves(contentSchemas[name], name)))(
  '%s has a hint, whose example is right',
  (_, schema) => {
    const hint = hints.get(schema);
    expect(hint?.expected, 'has no hint: see fields.ts').toMatch(/^(?:um|uma|o|só|true) /);
    expect(schema.safeParse(hint?.example)).toMatchObject({ success: true });
  },
);

describe('what an editor says', () => {
  const fields = (name: keyof typeof contentSchemas) =>
    (jsonSchemaOf(contentSchemas[name]) as { properties: Record<string, object> }).properties;

  it('tells of a field what is expected, an example and the names in braces', () => {
    expect(fields('offer')['badge']).toMatchObject({
      title: 'Um texto de até 24 caracteres',
      description: expect.stringMatching(
        /^Por exemplo: badge: Seu texto aqui\n\nO site preenche sozinho, entre chaves: \{nome\} /,
      ),
    });
    expect(fields('interface')['playVideo']).toMatchObject({
      description: expect.stringContaining('{titulo}'),
    });
    expect(fields('site')['name']).not.toMatchObject({ description: expect.stringContaining('{') });
    expect(fields('prices')['exclusive']).toMatchObject({
      title: 'Um preço em reais, com vírgula e centavos',
      description: 'Por exemplo: exclusive: 119,00',
    });
  });

  it('knows the words of a choice', () => {
    expect(fields('behaviour')['countdown']).toMatchObject({ enum: ['loop', 'deadline', 'off'] });
  });

  it.each<[keyof typeof contentSchemas, string, string]>([
    ['prices', 'list: 119,00', 'list: 119.00'],
    ['prices', 'list: 119,00', 'lista: 119,00'],
    ['links', 'chatPhone: "5511900000000"', 'chatPhone: 5511900000000'],
    ['links', 'https://pay.example.com', 'http://pay.example.com'],
    ['behaviour', 'leavePrompt: on', 'leavePrompt: sim'],
    ['behaviour', 'endsAt: 31/12/2026 23:59', 'endsAt: 2026-12-31'],
    ['proof', 'rating: 4.9', 'rating: 4,9'],
    ['site', 'address: https://planner-devocional.example.com', 'address: https://exemplo.com.br/'],
    ['interface', 'days: [dia, dias]', 'days: [dia]'],
    ['home', 'button: Central de ajuda', 'button: Central de ajuda para todas as dúvidas'],
  ])('%s.yaml, %s: refuses %s', (name, written, wrong) => {
    const check = checkOf(name);
    expect(check(parse(source(name).replace(written, wrong)))).toBe(false);
  });
});
