import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { CONTENT_FOLDER } from '../../src/content-model/contentFolder.ts';
import { HISTORY_FOLDER } from '../runningEditor.ts';
import { resetProject, startStore, textOf } from '../testing/project.ts';
import { openBlobs } from './blobs.ts';
import { writeJson } from './files.ts';

beforeEach(resetProject);

const NEW = { site: 'name: Novo', offers: 'countdown: off' };

/** Leaves the folder as a kill between the two files of an edit does. */
function cutOff(): { before: Record<'site' | 'offers', string> } {
  startStore();
  const before = { site: textOf('site'), offers: textOf('offers') };
  const after = {
    site: before.site.replace(/^name: .*$/m, NEW.site),
    offers: before.offers.replace(/^countdown: .*$/m, NEW.offers),
  };
  const blobs = openBlobs(join(HISTORY_FOLDER, 'blobs'));
  const change = (name: 'site' | 'offers') => ({
    before: blobs.put(Buffer.from(before[name])),
    after: blobs.put(Buffer.from(after[name])),
  });
  const files = { 'site.yaml': change('site'), 'offers.yaml': change('offers') };
  const head = Object.fromEntries(Object.entries(files).map(([name, { after: hash }]) => [name, hash]));
  const step = { label: 'Dois arquivos', at: 1, key: '', files };
  const state = { steps: [step], position: 1, head, changedAt: 1 };
  writeFileSync(join(CONTENT_FOLDER, 'site.yaml'), after.site);
  writeFileSync(join(CONTENT_FOLDER, '.editor-0123.tmp'), 'half a fi');
  writeJson(join(HISTORY_FOLDER, 'journal.json'), { files, state });
  return { before };
}

it('completes an edit that a kill interrupted', () => {
  cutOff();
  const store = startStore();
  expect([textOf('site'), textOf('offers')]).toEqual([
    expect.stringContaining(NEW.site),
    expect.stringContaining(NEW.offers),
  ]);
  expect(store.state().undoLabel).toBeDefined();
});

it('rolls the edit back if a file was changed outside since, without changing that file', () => {
  const { before } = cutOff();
  const outside = before.offers.replace('67,00', '68,00');
  writeFileSync(join(CONTENT_FOLDER, 'offers.yaml'), outside);
  const store = startStore();
  expect([textOf('site'), textOf('offers')]).toEqual([before.site, outside]);
  expect(store.state().undoLabel).toBe('Mudança feita fora do editor');
});
