import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { CONTENT_FOLDER } from '../../src/content-model/contentFolder.ts';
import type { ContentFile, YamlValue } from '../api.ts';
import { placeOf, valueAt } from '../places.ts';
import { NAME, rename, request, set } from '../testing/edits.ts';
import { resetProject, startStore, textOf } from '../testing/project.ts';
import { listUploads } from './uploads.ts';

beforeEach(resetProject);

const AROUND = ' \u00a0\u2003\u2028\u2800\u200e\u200b\ufeff\u0000\ud83d\ufffc';

/** A valid value, and the saved value if its field normalises it. */
const VALUES: [field: string, value: string, saved?: string][] = [
  ['site.name', 'Planner da Ana'],
  ['offers.countdown', 'off'],
  ['proof.testimonials.0.name', 'Ana L.'],
  [
    'pages/oferta-exclusiva.sections.video.video.address',
    '<iframe src="https://player.vimeo.com/video/123?a=1&amp;h=ab12"></iframe>',
    'https://player.vimeo.com/video/123?a=1&h=ab12',
  ],
  ['product.modules.0.picture.file', 'modulos/metas.webp'],
  ['tracking.googleAnalytics', 'g-ab12cd34ef', 'G-AB12CD34EF'],
];

/** Sets fields and returns their saved values, or the whole result if the edit is refused. */
function saved(values: Record<string, YamlValue>): unknown {
  const store = startStore();
  const { files } = store.state();
  const edits = Object.entries(values).map(([field, value]) => {
    const { file, path } = placeOf(field);
    return set(file, path, value, valueAt(files, placeOf(field)));
  });
  const result = store.edit(request('Campos', ...edits));
  if (result.status !== 'saved') return result;
  return Object.fromEntries(
    Object.keys(values).map((field) => [field, valueAt(result.state.files, placeOf(field))]),
  );
}

it('removes invisible characters around a value, and normalises it as its field does', () => {
  const typed = VALUES.map(([field, value]) => [field, `${AROUND}${value}${AROUND}`]);
  const expected = VALUES.map(([field, value, normalised = value]) => [field, normalised]);
  expect(saved(Object.fromEntries(typed))).toEqual(Object.fromEntries(expected));
});

it('cleans the texts inside a group, a list item and a pair of colours', () => {
  const feature = { icon: 'livro\u200b', text: '\u00a0Um texto\u2003' };
  const insert = { type: 'insert', place: placeOf('product.features'), index: 1, value: feature } as const;
  expect(startStore().edit(request('Recurso', insert))).toMatchObject({ status: 'saved' });
  expect(textOf('product')).toContain('  - icon: livro\n    text: Um texto\n');
  const colors = { 'brand.colors': ['#12123A\u200e', '\u00a0#f3a566'] };
  expect(saved(colors)).toEqual({ 'brand.colors': ['#12123a', '#f3a566'] });
});

it('changes nothing and reports no conflict if only invisible characters were typed', () => {
  const store = startStore();
  const before = textOf('site');
  expect(store.edit(rename(`${NAME}\u00a0`))).toMatchObject({ status: 'saved' });
  expect(textOf('site')).toBe(before);
  expect(store.state().undoLabel).toBeUndefined();
});

it('reads a file with invisible characters as if it were clean, and can edit it', () => {
  const write = (file: ContentFile, written: string | RegExp, other: string) =>
    writeFileSync(join(CONTENT_FOLDER, `${file}.yaml`), textOf(file).replace(written, other));
  write('site', /^name: .*$/m, 'name:\u00a0Orac\u0327a\u0303o\u200b\u00a0');
  write('site', /dailyMinutes: 7/, '\u200bdailyMinutes: 7\u00a0');
  const store = startStore();
  expect(store.state()).toMatchObject({ issues: [], files: { site: { name: 'Oração', dailyMinutes: 7 } } });
  expect(store.edit(rename('Outro', 'Oração'))).toMatchObject({ status: 'saved' });
  expect(store.edit(request('Minutos', set('site', ['dailyMinutes'], 9, 7)))).toMatchObject({
    status: 'saved',
  });
  expect(textOf('site')).toMatch(/^name: Outro$/m);
  expect(textOf('site')).toMatch(/^dailyMinutes: 9$/m);
  expect(store.state()).toMatchObject({ issues: [], files: { site: { name: 'Outro', dailyMinutes: 9 } } });
});

it('finds an upload whose name has invisible characters by its cleaned name', () => {
  const uploads = join(CONTENT_FOLDER, 'uploads', 'modulos');
  renameSync(join(uploads, 'metas.webp'), join(uploads, '\u200emeta\u0301s\u00a0.webp'));
  const name = listUploads()
    .map((file) => file.name)
    .find((one) => one.includes('metás'));
  expect(name).toBe('modulos/metás\u00a0.webp');
  saved({ 'product.modules.9.picture.file': name ?? '' });
  expect(startStore().state().issues).toEqual([]);
});
