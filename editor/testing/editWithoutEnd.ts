// A process that edits two files at once, again and again, until it is killed: kill.test.ts starts it.
import type { ContentFile } from '../api.ts';
import { request, set } from './edits.ts';
import { startStore } from './project.ts';

const store = startStore();

const change = (file: ContentFile, name: string, value: string | number) =>
  set(file, [name], value, Object(store.state().files[file])[name]);

for (let number = Number(process.argv[2]); ; number += 1) {
  const label = `Edição ${number}`;
  const result = store.edit(
    request(label, change('proof', 'downloads', number), change('site', 'tagline', label)),
  );
  if (result.status !== 'saved') throw new Error(JSON.stringify(result));
  await new Promise((resolve) => process.send?.(number, resolve));
}
