import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { CONTENT_FOLDER } from '../../src/content-model/contentFolder.ts';
import { PRODUCTS_FOLDER, SHIPPED_PRODUCT } from '../../src/content-model/productFolders.ts';
import type { Edit, YamlValue } from '../api.ts';
import { fieldPath, placeOf } from '../places.ts';
import { HISTORY_FOLDER } from '../runningEditor.ts';
import { NAME, removeAt, rename, request, setAt } from '../testing/edits.ts';
import { allFiles, resetProject, startStore, textOf, writeOutside } from '../testing/project.ts';

beforeEach(resetProject);

const DAY_MS = 24 * 60 * 60 * 1000;
const SITE = join(CONTENT_FOLDER, 'site.yaml');
const PRICE = 'offers.offers.b.price';

const setPrice = (price: string, previous: string) => request('Preço', setAt(PRICE, price, previous));
const picture = Buffer.from('a picture');

it('saves an edit, and changes nothing else', () => {
  const [store, before] = [startStore(), textOf('site')];
  const name = expect.objectContaining({ name: 'nome', value: 'Planner da Ana' });
  chmodSync(SITE, 0o640);
  expect(store.edit(rename('Planner da Ana'))).toMatchObject({
    status: 'saved',
    state: { undoLabel: 'Nome', issues: [], names: expect.arrayContaining([name]) },
  });
  expect(textOf('site')).toBe(before.replace(`name: ${NAME}`, 'name: Planner da Ana'));
  expect(statSync(SITE).mode & 0o777).toBe(0o640);
});

it('says what is wrong with an invalid edit, and suggests a value', () => {
  const issue = {
    message: expect.stringContaining('R$\u00a0119,00'),
    suggestion: '118,00',
    others: [placeOf('offers.offers.b.listPrice')],
  };
  expect(startStore().edit(setPrice('130,00', '67,00'))).toMatchObject({
    status: 'invalid',
    issues: [issue],
  });
});

describe('content that was broken outside', () => {
  it('is repaired one field at a time', () => {
    const store = startStore();
    writeOutside('site', 'dailyMinutes: 7', 'dailyMinutes: 700');
    writeOutside('offers', 'price: 67,00', 'price: cento');
    expect(store.edit(setPrice('67,00', 'cento'))).toMatchObject({
      status: 'saved',
      state: { issues: [placeOf('site.dailyMinutes')] },
    });
    const setMinutes = (minutes: number) =>
      store.edit(request('Minutos', setAt('site.dailyMinutes', minutes, 700)));
    expect(setMinutes(800).status).toBe('invalid');
    expect(setMinutes(9)).toMatchObject({ status: 'saved', state: { issues: [] } });
  });

  it('may break a rule once its last field is repaired, but no edit may break another file', () => {
    const store = startStore();
    writeOutside('offers', 'price: 67,00', 'price: 130,00');
    writeOutside('offers', 'trackedValue: 47,90', 'trackedValue: abc');
    const repair = setAt('offers.offers.b.trackedValue', '47,90', 'abc');
    expect(store.edit(request('Valor', repair))).toMatchObject({
      status: 'saved',
      state: { issues: [placeOf(PRICE)] },
    });
    expect(store.edit(request('Oferta', removeAt('offers.offers.exclusiva'))).status).toBe('invalid');
  });
});

it('finds a deadline that has passed since the last change', () => {
  let at = Date.UTC(2026, 11, 1);
  writeOutside('offers', 'countdown: loop', 'countdown: deadline');
  const store = startStore({ now: () => at });
  const overdue = () =>
    store.state().findings.filter((finding) => fieldPath(finding) === 'offers.deadline.endsAt');
  expect(overdue()).toEqual([]);
  at += 60 * DAY_MS;
  expect(overdue()).toHaveLength(1);
});

describe('content that was edited wrongly by hand', () => {
  const uploads = (name: string) => join(CONTENT_FOLDER, 'uploads', name);
  const isWindows = process.platform === 'win32';
  const broken: [name: string, make: () => void][] = [
    ['a text in asterisks', () => writeOutside('site', 'tagline: ', 'tagline: *Um* ')],
    ['aliases that multiply values', () => writeFileSync(SITE, 'a: &a [x]\nb: &b [*a, *a]\nc: [*b]\n')],
    ['a folder', () => [rmSync(SITE), mkdirSync(SITE)]],
    ['no file', () => rmSync(SITE)],
    ['another encoding', () => writeFileSync(SITE, Buffer.from(textOf('site'), 'latin1'))],
    ['a large file', () => writeFileSync(SITE, Buffer.alloc(30 * 1024 ** 2, 'a: 1\n'))],
  ];
  const brokenOnUnix: typeof broken = [
    ['a circular link', () => [rmSync(SITE), symlinkSync('site.yaml', SITE)]],
    ['a pipe', () => [rmSync(SITE), execFileSync('mkfifo', [SITE])]],
  ];

  it.each([...broken, ...(isWindows ? [] : brokenOnUnix)])(
    'is reported, and the store starts and edits other files: %s',
    (_, make) => {
      const [store, right] = [startStore(), textOf('site')];
      make();
      expect(store.state()).toMatchObject({ files: { site: null }, issues: [{ file: 'site' }] });
      expect(store.edit(setPrice('77,00', '67,00')).status).toBe('saved');
      for (const edit of [rename('Um'), request('Nome', setAt('site.name', 'Um'))])
        expect(store.edit(edit).status).not.toBe('saved');
      const again = startStore();
      rmSync(SITE, { recursive: true, force: true });
      writeFileSync(SITE, right);
      expect(again.state().issues).toEqual([]);
      expect(again.edit(rename('Um')).status).toBe('saved');
    },
  );

  it.skipIf(isWindows)('may contain circular links in the uploads folder', () => {
    symlinkSync('.', uploads('aqui'));
    symlinkSync('..', uploads('acima'));
    symlinkSync('eu.webp', uploads('eu.webp'));
    execFileSync('mkfifo', [uploads('cano.webp')]);
    mkdirSync(uploads('fundo/'.repeat(200)), { recursive: true });
    expect(startStore().state().issues).toEqual([]);
  });
});

describe('a file that was changed outside the editor', () => {
  it('is not overwritten if the edited place was changed', () => {
    const store = startStore();
    writeOutside('site', NAME, 'Planner de fora');
    expect(store.edit(rename('Planner daqui'))).toEqual({
      status: 'conflict',
      place: placeOf('site.name'),
      mine: 'Planner daqui',
      theirs: 'Planner de fora',
    });
    expect(textOf('site')).toContain('Planner de fora');
    expect(store.edit(rename('Planner daqui', 'Planner de fora')).status).toBe('saved');
  });

  it('is not overwritten by an edit that adds it', () => {
    const edit = setAt('pages/termos', { path: '/outra' });
    expect(startStore().edit(request('Página', edit)).status).toBe('conflict');
  });

  it('gets the edit if only other places were changed', () => {
    const store = startStore();
    writeOutside('site', 'dailyMinutes: 7', '# De fora.\ndailyMinutes: 8');
    expect(store.edit(rename('Planner daqui')).status).toBe('saved');
    expect(textOf('site')).toMatch(/name: Planner daqui[\s\S]*# De fora\.\ndailyMinutes: 8/);
  });

  const list = placeOf('proof.testimonials');
  const quote = 'Dízimo separado e ainda sobrou pras cordas do violão.';
  it.each<Edit>([
    setAt('proof.testimonials.1.quote', 'Outra frase', quote),
    removeAt('proof.testimonials.1'),
    { type: 'move', place: list, from: 1, to: 0 },
  ])('conflicts with an edit of a list whose items have moved: $type', (edit) => {
    const store = startStore();
    const base = store.state().revision;
    const [first = ''] = / {2}- name: Ana[\s\S]*?(?= {2}- name: Lucas)/.exec(textOf('proof')) ?? [];
    writeOutside('proof', first, '');
    const changed = textOf('proof');
    expect(store.edit({ ...request('Depoimento', edit), base })).toMatchObject({ status: 'conflict' });
    expect(textOf('proof')).toBe(changed);
  });
});

it('ignores files with unusual names, and refuses to edit a symbolic link', () => {
  const outside = join(CONTENT_FOLDER, '..', 'fora.yaml');
  renameSync(SITE, outside);
  symlinkSync(resolve(outside), SITE);
  for (const name of ['(1) Ana – cópia.webp', '.DS_Store', ' a.webp'])
    writeFileSync(join(CONTENT_FOLDER, 'uploads', name), picture);
  const before = readFileSync(outside, 'utf8');
  const store = startStore();
  expect(store.edit(rename('Um'))).toMatchObject({
    status: 'invalid',
    issues: [{ message: expect.stringContaining('atalho') }],
  });
  expect(readFileSync(outside, 'utf8')).toBe(before);
  expect(store.edit(setPrice('77,00', '67,00')).status).toBe('saved');
});

it.each<[string, Edit]>([
  ['emptied', setAt('offers', null)],
  ['removed', removeAt('tracking')],
])('a file that every site has cannot be %s', (_, edit) => {
  const [store, before] = [startStore(), allFiles()];
  const { file } = edit.place;
  const sent = edit.type === 'set' ? { ...edit, previous: store.state().files[file] } : edit;
  expect(store.edit(request('Apagar', sent))).toMatchObject({
    status: 'invalid',
    issues: [{ file, path: [] }],
  });
  expect(allFiles()).toEqual(before);
});

it('deletes a page by an edit of several files, whose result must be valid, and restores it by undo', () => {
  const FILE = 'pages/oferta-exclusiva';
  const [store, before] = [startStore(), allFiles()];
  const { leave } = store.state().files['pages/principal'] as { leave: YamlValue };
  expect(store.edit(request('Apagar', removeAt(FILE)))).toMatchObject({
    status: 'invalid',
    issues: [{ level: 'error', ...placeOf('pages/principal.leave.to') }],
  });
  expect(allFiles()).toEqual(before);
  const edits = [removeAt('pages/principal.leave'), removeAt(FILE)];
  expect(store.edit(request('Apagar', ...edits))).toMatchObject({ status: 'saved' });
  expect(store.state().files).not.toHaveProperty([FILE]);
  expect(allFiles()).not.toHaveProperty([`${FILE}.yaml`]);
  const again = startStore();
  again.undo();
  expect(again.state().files['pages/principal']).toMatchObject({ leave });
  expect(allFiles()).toEqual(before);
  again.redo();
  expect(allFiles()).not.toHaveProperty([`${FILE}.yaml`]);
});

describe('another product', () => {
  const OTHER = `${PRODUCTS_FOLDER}/planner-financeiro`;

  it('replaces the content, and the old content is kept as a version', () => {
    const store = startStore();
    store.edit(rename('Meu planner'));
    const before = allFiles();
    expect(store.startFrom(OTHER, 'Começar de outro')).toMatchObject({
      status: 'saved',
      state: { issues: [], undoLabel: 'Começar de outro' },
    });
    expect(allFiles()).toEqual(allFiles(OTHER));
    const kept = store.versions().find(({ isCurrent, kind }) => !isCurrent && kind === 'day');
    expect(store.restore(kept?.id ?? '')?.status).toBe('saved');
    expect(allFiles()).toEqual(before);
  });

  it('changes nothing if it equals the content', () => {
    const store = startStore();
    store.startFrom(SHIPPED_PRODUCT, 'Começar');
    expect(store.state().undoLabel).toBeUndefined();
    expect(store.versions()).toHaveLength(1);
  });
});

describe('the history', () => {
  it('undoes and redoes every step, also after a restart', () => {
    const before = allFiles();
    let at = 0;
    const now = () => (at += 10_000);
    const store = startStore({ now });
    store.edit(rename('Um'));
    store.edit(rename('Dois', 'Um'));
    store.addUpload('depoimentos/nova.webp', picture);
    const { message } = Object(store.state().files.site).chat;
    store.edit(request('Imagem', setAt('site.chat.message', 'depoimentos/nova.webp', message)));
    const after = allFiles();
    const again = startStore({ now });
    expect(again.undo()).toMatchObject({ state: { undoLabel: 'Nome', redoLabel: 'Imagem' } });
    again.undo();
    again.undo();
    expect(allFiles()).toEqual(before);
    expect(again.state().undoLabel).toBeUndefined();
    again.undo();
    const third = startStore({ now });
    for (const _ of [1, 2, 3, 4]) third.redo();
    expect(allFiles()).toEqual(after);
  });

  it('joins successive keystrokes in a text into one step', () => {
    let at = 0;
    const store = startStore({ now: () => at });
    ['U', 'Um', 'Um n'].reduce((previous, name) => {
      at += 1000;
      store.edit(rename(name, previous));
      return name;
    }, NAME);
    store.undo();
    expect(store.state()).toMatchObject({ files: { site: { name: NAME } } });
    expect(store.state().undoLabel).toBeUndefined();
  });

  it('has no step for a text that was changed and changed back', () => {
    const store = startStore({ now: () => 0 });
    store.edit(rename('Um'));
    store.edit(rename(NAME, 'Um'));
    expect(store.state().undoLabel).toBeUndefined();
  });

  it.each([-1, 5001])('keeps edits of the same text as two steps if they are %d ms apart', (ms) => {
    let at = 10_000;
    const store = startStore({ now: () => at });
    store.edit(rename('Um'));
    at += ms;
    store.edit(rename('Dois', 'Um'));
    store.undo();
    expect(store.state().files.site).toMatchObject({ name: 'Um' });
  });

  it('skips states in which the content was invalid', () => {
    const store = startStore();
    store.edit(rename('Um'));
    writeOutside('site', 'name: Um', 'name: [');
    store.refresh();
    writeOutside('site', 'name: [', 'name: Dois');
    store.refresh();
    store.edit(rename('Três', 'Dois'));
    store.undo();
    store.undo();
    expect(store.state()).toMatchObject({ issues: [], files: { site: { name: 'Um' } } });
  });

  it('starts again, without changing the content, if its files are missing or damaged', () => {
    startStore().edit(rename('Um'));
    writeFileSync(join(HISTORY_FOLDER, 'history.json'), '{');
    writeFileSync(join(HISTORY_FOLDER, 'versions.json'), '');
    expect(startStore().state()).toMatchObject({ files: { site: { name: 'Um' } } });
    expect(startStore().state().undoLabel).toBeUndefined();
    rmSync(HISTORY_FOLDER, { recursive: true });
    expect(startStore().edit(rename('Dois', 'Um')).status).toBe('saved');
  });
});
