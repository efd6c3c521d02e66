import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { UPLOADS_FOLDER } from '../../src/content-model/contentFolder.ts';
import type { YamlValue } from '../api.ts';
import { placeOf, valueAt } from '../places.ts';
import { NAME, request, setAt } from '../testing/edits.ts';
import { resetProject, startStore, textOf, writeOutside } from '../testing/project.ts';
import { listUploads } from './uploads.ts';

beforeEach(resetProject);

it.each<[field: string, typed: YamlValue, saved: YamlValue]>([
  ['brand.colors', ['#12123A\u200e', '\u00a0#f3a566'], ['#12123a', '#f3a566']],
  [
    'pages/oferta-exclusiva.sections.video.video.address',
    '\u00a0<iframe src="https://player.vimeo.com/video/123?a=1&amp;h=ab12"></iframe>',
    'https://player.vimeo.com/video/123?a=1&h=ab12',
  ],
])(
  'removes invisible characters from %s, and normalises its value in the way of its field',
  (field, typed, saved) => {
    const store = startStore();
    const savedAt = () => valueAt(store.state().files, placeOf(field));
    expect(store.edit(request('Campo', setAt(field, typed, savedAt())))).toMatchObject({ status: 'saved' });
    expect(savedAt()).toEqual(saved);
  },
);

it('cleans the texts of a new item of a list', () => {
  const store = startStore();
  const value = { icon: 'livro\u200b', text: '\u00a0Um texto\u2003' };
  store.edit(request('Recurso', { type: 'insert', place: placeOf('product.features'), index: 1, value }));
  expect(store.state().files.product).toMatchObject({
    features: expect.arrayContaining([{ icon: 'livro', text: 'Um texto' }]),
  });
});

it('edits values that have invisible characters in the file', () => {
  writeOutside('site', `name: ${NAME}`, 'name:\u00a0Orac\u0327a\u0303o\u200b\u00a0');
  writeOutside('site', 'dailyMinutes: 7', '\u200bdailyMinutes: 7\u00a0');
  const edits = [setAt('site.name', 'Outro', 'Oração'), setAt('site.dailyMinutes', 9, 7)];
  expect(startStore().edit(request('Campos', ...edits))).toMatchObject({ status: 'saved' });
  expect(textOf('site')).toMatch(/^name: Outro$/m);
  expect(textOf('site')).toMatch(/^dailyMinutes: 9$/m);
});

it('finds an upload by its cleaned name if its name on the disk has invisible characters', () => {
  renameSync(
    join(UPLOADS_FOLDER, 'modulos/metas.webp'),
    join(UPLOADS_FOLDER, 'modulos/\u200emeta\u0301s\u00a0.webp'),
  );
  const name = 'modulos/metás\u00a0.webp';
  expect(listUploads().map((file) => file.name)).toContain(name);
  const edit = setAt('product.modules.9.picture.file', name, 'modulos/metas.webp');
  expect(startStore().edit(request('Imagem', edit))).toMatchObject({ state: { issues: [] } });
});
