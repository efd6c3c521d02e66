import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { stringify } from 'yaml';
import { FILES, written } from '../../tests/fuzz/anyContent.ts';
import { anyMutation } from '../../tests/fuzz/anyMutation.ts';
import { runs } from '../../tests/fuzz/runs.ts';
import { contentSchemas } from './contentSchemas.ts';
import { faultsOf } from './faults/faultsAfter.ts';

vi.setConfig({ testTimeout: 300_000 });

/** Line, field, what stands there, what is expected; most say how to write it. */
const SENTENCE =
  /^src\/content\/\w+\.yaml, linha [1-9]\d*, (?:o arquivo todo|campo [\s\S]+): (?:(?:não está lá|está vazio|tem \d+ ite(?:m|ns)|é um grupo de campos|está "[\s\S]*"(?:, entre aspas|, sem aspas|, com \d+ caracteres)?); o esperado é (?:um|uma|só|o|true) [\s\S]+|este campo não existe[\s\S]+)$/;

describe.each(FILES)('%s.yaml, right but for one thing', (name) => {
  it('is refused by a sentence that names file and field', () => {
    fc.assert(
      fc.property(anyMutation(contentSchemas[name], written(name)), ({ value, field }) => {
        const faults = faultsOf(name, stringify(value, { aliasDuplicateObjects: false }));
        const where = field ? `campo ${field}` : 'o arquivo todo';
        expect(faults.map((fault) => fault.replace(/linha \d+, /, '')).join('\n')).toContain(
          `${name}.yaml, ${where}: `,
        );
        for (const fault of faults) expect(fault).toMatch(SENTENCE);
      }),
      runs(25, 400),
    );
  });

  it('is read or refused by sentences after any slip of the pen', () => {
    const yaml = readFileSync(`src/content/${name}.yaml`, 'utf8');
    const slip = fc.record({
      place: fc.nat(yaml.length),
      removed: fc.nat(3),
      typed: fc.oneof(
        fc.constantFrom(...'*&!|>@`%[]{}#:-?"\'\t\n ,\u0000\ud800'),
        fc.string({ maxLength: 4 }),
      ),
    });
    fc.assert(
      fc.property(slip, ({ place, removed, typed }) => {
        const faults = faultsOf(name, yaml.slice(0, place) + typed + yaml.slice(place + removed));
        for (const fault of faults) expect(fault).toMatch(/^src\/content\/\w+\.yaml, linha [1-9]\d*[,:] /);
      }),
      runs(25, 400),
    );
  });
});
