import type { z } from 'astro/zod';
import fc from 'fast-check';
import { kindOf } from './schemaKinds.ts';

/** A place in a content: its keys from the top, what its schema asks for there, and what stands there. */
type Place = { path: (string | number)[]; schema: z.ZodType; value: unknown };

/** A content with one thing wrong, and the field as the seller is told it; empty for the whole file. */
export type Mutation = { value: unknown; field: string };

const childOf = (value: unknown, key: string | number) => (value as Record<string | number, unknown>)[key];

function placesIn({ path, schema, value }: Place): Place[] {
  const known = kindOf(schema);
  const child = (key: string | number, inner: z.ZodType) =>
    placesIn({ path: [...path, key], schema: inner, value: childOf(value, key) });
  const here = { path, schema, value };
  switch (known.kind) {
    case 'object':
      return [here, ...Object.entries(known.fields).flatMap(([key, field]) => child(key, field))];
    case 'list':
      return [here, ...(value as unknown[]).flatMap((_, index) => child(index, known.item))];
    case 'tuple':
      return [here, ...known.items.flatMap((item, index) => child(index, item))];
    default:
      return [here];
  }
}

/** A copy of `value` in which `change` has been applied at `path`. */
function changed(value: unknown, path: (string | number)[], change: (found: unknown) => unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return change(value);
  if (Array.isArray(value)) {
    return value.map((item, index) => (index === key ? changed(item, rest, change) : item));
  }
  return { ...(value as object), [key]: changed(childOf(value, key), rest, change) };
}

/** Own even where the key is __proto__. */
const withKey = (value: unknown, key: string) =>
  Object.defineProperty({ ...(value as object) }, key, { value: 'x', enumerable: true });

const withoutKey = (value: unknown, key: string) =>
  Object.fromEntries(Object.entries(value as object).filter(([other]) => other !== key));

const named = (path: (string | number)[]) =>
  path.map((key) => (typeof key === 'number' ? `item ${key + 1}` : key)).join(' › ');

const GROUP = { x: 1 };
const longer = (text: string, length: number) => text.padEnd(length, 'W');

/** Values that a schema refuses at that place itself. */
function wrongValues(schema: z.ZodType): fc.Arbitrary<unknown> {
  const known = kindOf(schema);
  switch (known.kind) {
    case 'object':
      return fc.constantFrom('x', 7, true, null, ['x']);
    case 'list':
    case 'tuple':
      return fc.constantFrom('x', 7, true, null, GROUP, [], Array(40).fill('x'));
    case 'text':
      return fc.oneof(
        fc.constantFrom<unknown>(7, true, null, GROUP, ['x'], '', '   ', '\u200b', 'a\u0000b', 'a\ud800'),
        fc.constantFrom('{precoX}', '{constructor}', '{toString}', '{a}'),
        fc.integer({ min: 1, max: 500 }).map((more) => longer('W', known.maxLength + more)),
      );
    case 'choice':
      return fc.constantFrom<unknown>('', 'x', 7, true, null, GROUP, [], 'constructor', ' on ');
    case 'number':
      return fc.oneof(
        fc.constantFrom<unknown>('7', true, null, GROUP, [], Number.NaN, Number.POSITIVE_INFINITY),
        fc.integer({ min: 1, max: 9999 }).map((more) => known.least - more),
        fc.integer({ min: 1, max: 9999 }).map((more) => known.most + more),
        fc.constantFrom(...(known.isWhole ? [known.least + 0.5, 1e300] : [-1e300, 4.96, 1.25])),
      );
    case 'truth':
      return fc.constantFrom<unknown>('não', 'true', 0, null, GROUP, []);
    case 'optional':
      return fc.constantFrom<unknown>(7, null, GROUP, [], 'x');
    case 'other':
      // Links, files, prices, days, phones, names, emojis, ids and video addresses: none is any of these, but an id may be ''.
      return fc
        .oneof(
          fc.constantFrom<unknown>(
            7,
            true,
            null,
            GROUP,
            [],
            '',
            'x',
            '{nome}',
            '../x.webp',
            '/etc/passwd.mp4',
          ),
          fc.constantFrom(
            'http://pay.example.com',
            'https:pay.example.com',
            'https://',
            'javascript:alert(1)',
          ),
          fc.constantFrom('119.00', '-1,00', '31/02/2027 10:00', '2027-01-01', '+55 11', 'Ana Lima', '😀😀'),
          fc.string(),
        )
        .filter((wrong) => !schema.safeParse(wrong).success);
  }
}

const EXTRA = ['x', 'Nome', '__proto__', 'constructor', 'toString', 'length', 'titulo do site'];

function mutationsAt(whole: unknown, { path, schema, value }: Place): fc.Arbitrary<Mutation> {
  const known = kindOf(schema);
  const inPlace = (change: (found: unknown) => unknown) => changed(whole, path, change);
  const all: fc.Arbitrary<Mutation>[] = [
    wrongValues(schema).map((wrong) => ({ value: inPlace(() => wrong), field: named(path) })),
  ];
  if (known.kind === 'object') {
    const keys = Object.keys(known.fields);
    const required = keys.filter((key) => kindOf(known.fields[key] as z.ZodType).kind !== 'optional');
    all.push(
      fc.constantFrom(...required).map((key) => ({
        value: inPlace((found) => withoutKey(found, key)),
        field: named([...path, key]),
      })),
      fc
        .constantFrom(...EXTRA)
        .filter((key) => !keys.includes(key))
        .map((key) => ({
          value: inPlace((found) => withKey(found, key)),
          field: named([...path, key]),
        })),
    );
  }
  if (known.kind === 'list') {
    const list = value as unknown[];
    all.push(
      fc.nat(list.length - 1).map((at) => ({
        value: inPlace(() => list.toSpliced(at, 1)),
        field: named(path),
      })),
      fc.constant({ value: inPlace(() => [...list, list[0]]), field: named(path) }),
    );
  }
  return fc.oneof(...all);
}

/** The right content `value` with one thing wrong, anywhere. */
export function anyMutation(schema: z.ZodType, value: unknown): fc.Arbitrary<Mutation> {
  const places = placesIn({ path: [], schema, value });
  return fc.constantFrom(...places).chain((place) => mutationsAt(value, place));
}
