// The schemas of the requests to the API.
import { z } from 'astro/zod';
import { FILE_NAMES, type PageFile } from '../../src/content-model/schemas.ts';
import type { Crop, EditRequest, PublishHost, YamlValue } from '../api.ts';

const PAGE_FILE = /^pages\/[a-z0-9]+(?:-[a-z0-9]+)*$/;
const pageFile = z.custom<PageFile>(
  (name) => typeof name === 'string' && name.length <= 60 && PAGE_FILE.test(name),
);
const path = z.array(z.union([z.string().max(100), z.int().min(0)])).max(20);
const place = z.strictObject({ file: z.union([z.enum(FILE_NAMES), pageFile]), path });
const yamlValue: z.ZodType<YamlValue> = z.json();
const index = z.int().min(0);

const edit = z.discriminatedUnion('type', [
  // JSON omits undefined values.
  z
    .strictObject({
      type: z.literal('set'),
      place,
      value: yamlValue,
      previous: yamlValue.optional(),
      sent: z.array(yamlValue).max(100).optional(),
    })
    .transform((value) => ({ ...value, previous: value.previous })),
  z.strictObject({ type: z.literal('remove'), place }),
  z.strictObject({ type: z.literal('insert'), place, index, value: yamlValue }),
  z.strictObject({ type: z.literal('move'), place, from: index, to: index }),
]);

export const editRequest: z.ZodType<EditRequest> = z.strictObject({
  edits: z.array(edit).min(1).max(200),
  label: z.string().min(1).max(200),
  base: z.int().optional(),
  by: z.literal('assistant').optional(),
});

export const undoRequest = z.strictObject({ by: z.literal('assistant').optional() });

/** The maximum size of a JSON body. */
export const MAX_JSON_BYTES = 1024 ** 2;
export const BODY_TOO_LARGE = 'O texto é grande demais';

/** The maximum number of values in one request, which is more than a shipped product has. */
const MAX_VALUES = 1000;

/** The maximum number of groups and lists inside each other, which is more than any field has. */
const MAX_DEPTH = 20;

function countValues(value: YamlValue, depth = 0): number {
  if (value === null || typeof value !== 'object') return 1;
  if (depth > MAX_DEPTH) return Number.POSITIVE_INFINITY;
  return Object.values(value).reduce(
    (sum: number, inner: YamlValue) => sum + countValues(inner, depth + 1),
    1,
  );
}

/** A message if the values of a request are so many or so deeply nested that writing would be slow, or undefined. */
export function sizeProblem({ edits }: EditRequest): string | undefined {
  const count = edits.reduce((sum, edit) => sum + ('value' in edit ? countValues(edit.value) : 0), 0);
  return count > MAX_VALUES
    ? 'É coisa demais para salvar de uma vez: divida em partes de até 1.000 campos'
    : undefined;
}

export const restoreRequest = z.strictObject({
  id: z.string().max(100),
  changes: z.array(z.string().max(300)).min(1).max(20).optional(),
});

export const startRequest = z.strictObject({ product: z.string().max(100) });

const hosts = ['cloudflare', 'zip', 'folder'] as const satisfies PublishHost[];
export const publishRequest = z.strictObject({ host: z.enum(hosts) });

/** A number in a query. */
const pixels = z
  .string()
  .regex(/^\d{1,6}$/)
  .transform(Number);
const size = pixels.refine((value) => value > 0);
/** The part of an uploaded picture from a query; undefined if the query names none. */
export const cropParameters: z.ZodType<Crop | undefined> = z.union([
  z.strictObject({ left: pixels, top: pixels, width: size, height: size }),
  z.strictObject({}).transform(() => undefined),
]);

export const anyBody = z.unknown();
