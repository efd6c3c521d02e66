// A process that edits two files at once, again and again, until it is killed: kill.test.ts starts it.
import { dirname, join } from 'node:path';
import { CONTENT_FOLDER } from '../../src/content-model/contentFolder.ts';
import type { Edit } from '../api.ts';
import { openStore } from '../store/store.ts';

const store = openStore({
  folder: CONTENT_FOLDER,
  historyFolder: join(dirname(CONTENT_FOLDER), '.editor'),
});

const set = (file: 'proof' | 'site', name: string, value: string | number): Edit => ({
  type: 'set',
  place: { file, path: [name] },
  value,
  previous: Object(store.state().files[file])[name],
});

for (let number = Number(process.argv[2]); ; number += 1) {
  const label = `Edição ${number}`;
  const result = store.edit({
    label,
    edits: [set('proof', 'downloads', number), set('site', 'tagline', label)],
  });
  if (result.status !== 'saved') throw new Error(JSON.stringify(result));
  await new Promise((resolve) => process.send?.(number, resolve));
}
