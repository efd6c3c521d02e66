import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { stringify } from 'yaml';
import { anyFile, FILES } from '../../tests/fuzz/anyContent.ts';
import { runs } from '../../tests/fuzz/runs.ts';
import { contentSchemas } from './contentSchemas.ts';
import { parseContent } from './readContent.ts';

vi.setConfig({ testTimeout: 300_000 });

describe('any content within the schema', () => {
  it.each(FILES)('is taken as it is written: %s.yaml', (name) => {
    fc.assert(
      fc.property(anyFile(name), (content) => {
        const yaml = stringify(content, { aliasDuplicateObjects: false });
        const read = parseContent(`${name}.yaml`, yaml, contentSchemas[name]);
        expect(JSON.stringify(read)).toBe(JSON.stringify(contentSchemas[name].parse(content)));
      }),
      runs(10, 200),
    );
  });
});
