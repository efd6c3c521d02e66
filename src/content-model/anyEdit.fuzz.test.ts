import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../tests/fuzz/runs.ts';
import { CONTENT_FOLDER } from './contentFolder.ts';
import { formatIssue } from './errors/contentError.ts';
import { checkYaml } from './loadContent.ts';
import { contentSchemas } from './schemas.ts';

const SOURCES = Object.entries(contentSchemas).map(([name, schema]) => ({
  file: `${name}.yaml`,
  text: readFileSync(`${CONTENT_FOLDER}/${name}.yaml`, 'utf8'),
  schema,
}));

const TYPED = fc.oneof(
  fc.constantFrom(
    ...'*&!|>@`%[]{}#:-?"\'\t\n ,“”\u0000\ud800',
    '\n---\n',
    '__proto__: x\n',
    'null',
    '{nome}',
  ),
  fc.string({ maxLength: 4 }),
);

/** A content file in which something was typed over some characters, or whole lines were deleted or moved. */
const anyEdit = fc
  .tuple(
    fc.constantFrom(...SOURCES),
    fc.double({ min: 0, max: 1, noNaN: true }),
    fc.nat(3),
    TYPED,
    fc.boolean(),
  )
  .map(([source, place, removed, typed, isByLine]) => {
    const units = source.text.split(isByLine ? '\n' : '');
    units.splice(Math.floor(place * units.length), removed, typed);
    return { ...source, text: units.join(isByLine ? '\n' : '') };
  });

it('any edit gives content, or errors that name the file and the line', () => {
  fc.assert(
    fc.property(anyEdit, ({ file, text, schema }) => {
      const { value, errors } = checkYaml(file, text, schema);
      expect(value === undefined).toBe(errors.length > 0);
      for (const issue of errors) {
        expect(formatIssue(issue)).toMatch(new RegExp(`^${file}, linha [1-9]\\d*[,:] [^\\n]+$`));
        expect(issue.line).toBeLessThanOrEqual(text.split('\n').length);
      }
    }),
    runs(200),
  );
}, 300_000);
