import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { CONTENT_FOLDER } from '../../src/content-model/contentFolder.ts';
import type { ContentFile, Edit, Path, Place, YamlValue } from '../api.ts';
import { valueAt } from '../places.ts';
import { NAME, rename, request, set } from '../testing/edits.ts';
import { allFiles, resetProject, startStore } from '../testing/project.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const PRICE: Path = ['offers', 'b', 'price'];
const LIST_PRICE: Path = ['offers', 'b', 'listPrice'];
const PRICE_LABEL = 'Preços e ofertas › Preço e depoimentos › Preço';
const HOME = 'pages/principal';

beforeEach(resetProject);

it('restores a version with its pictures; undo and redo take one step each', () => {
  let at = 0;
  const store = startStore({ now: () => (at += 10_000) });
  const before = allFiles();
  const bytes = readFileSync(join(CONTENT_FOLDER, 'uploads/depoimentos/conversa-1.webp'));
  store.addUpload('depoimentos/nova.webp', Buffer.concat([bytes, Buffer.of(0)]));
  const image = set(
    'proof',
    ['testimonials', 0, 'picture', 'file'],
    'depoimentos/nova.webp',
    'depoimentos/conversa-1.webp',
  );
  expect(store.edit(request('Imagem', image)).status).toBe('saved');
  expect(store.edit(rename('Um')).status).toBe('saved');
  const after = allFiles();
  store.restore(store.versions().at(-1)?.id ?? '');
  expect(allFiles()).toEqual(before);
  store.undo();
  expect(allFiles()).toEqual(after);
  store.redo();
  expect(allFiles()).toEqual(before);
});

it('lists the versions of days and publications with their changes, and restores them', () => {
  let at = Date.UTC(2026, 10, 20, 15);
  const store = startStore({ now: () => at });
  const before = allFiles();
  store.edit(rename('Um'));
  store.addUpload('oferta/nova.webp', Buffer.from('a picture'));
  at += DAY_MS;
  expect(store.edit(request('Preço', set('offers', PRICE, '77,00', '67,00')))).toMatchObject({
    status: 'saved',
  });
  store.addPublication('zip', store.manifest());
  const published = allFiles();
  store.edit(request('Depoimento', { type: 'remove', place: { file: 'proof', path: ['testimonials', 0] } }));
  rmSync(join(CONTENT_FOLDER, 'uploads/selos/seguranca.webp'));
  const [now, publication, day, first] = store.versions();
  expect(now).toMatchObject({ kind: 'day', isCurrent: true });
  expect(now?.changes).toMatchObject([{ before: 'Ana L.', after: undefined }]);
  expect(publication).toMatchObject({
    kind: 'publication',
    host: 'zip',
    changes: [{ label: PRICE_LABEL, before: 'R$ 67,00', after: 'R$ 77,00' }],
  });
  expect(day?.changes).toMatchObject([
    { place: { file: 'site', path: ['name'] }, before: NAME, after: 'Um' },
    { label: 'Arquivo oferta/nova.webp' },
  ]);
  expect(first).toMatchObject({ kind: 'first', changes: [], isCurrent: false });
  expect(store.sincePublication().changes).toMatchObject([{ before: 'Ana L.' }]);

  expect(store.restore(publication?.id ?? '')).toMatchObject({ status: 'saved', state: { issues: [] } });
  expect(allFiles()).toEqual(published);
  store.restore(first?.id ?? '');
  expect(allFiles()).toEqual(before);
  expect(store.versions().find(({ kind }) => kind === 'first')?.isCurrent).toBe(true);
  store.undo();
  expect(allFiles()).toEqual(published);
  expect(store.versions().some(({ changes }) => changes[0]?.before === 'Ana L.')).toBe(true);
  expect(store.restore('unknown')).toBeUndefined();
});

it('shows long texts from shortly before their difference', () => {
  const store = startStore();
  const path: Path = ['sections', 'perguntas', 'items', 0, 'answer'];
  const answer = String(valueAt(store.state().files, { file: HOME, path }));
  const long = `${'Antes de tudo, leia isto com calma. '.repeat(5)}Depois`;
  const write = (value: string, previous: string) =>
    store.edit(request('Texto', set(HOME, path, value, previous)));
  write(`${long} sim.`, answer);
  store.addPublication('zip', store.manifest());
  write(`${long} não.`, `${long} sim.`);
  expect(store.sincePublication().changes).toMatchObject([
    {
      label: expect.stringMatching(/^Página principal › Perguntas › .+ 1 › Resposta$/),
      before: '…tudo, leia isto com calma. Depois sim.',
      after: '…tudo, leia isto com calma. Depois não.',
    },
  ]);
});

it('lists the steps of a day, and restores the content after a step', () => {
  let at = Date.UTC(2026, 10, 20, 15);
  const store = startStore({ now: () => at });
  const renameAt = (minute: number, ...names: [string, string]) => {
    at = Date.UTC(2026, 10, 20, 15, minute);
    store.edit(rename(...names));
    return allFiles();
  };
  const first = renameAt(1, 'Um', NAME);
  const second = renameAt(2, 'Dois', 'Um');
  const [today] = store.versions();
  expect(today?.steps).toMatchObject([
    { label: 'Nome', changes: [{ before: 'Um', after: 'Dois' }] },
    { at: Date.UTC(2026, 10, 20, 15, 1), changes: [{ before: NAME, after: 'Um' }] },
  ]);
  at += 1;
  expect(store.restore(today?.steps[1]?.id ?? '')).toMatchObject({ status: 'saved' });
  expect(allFiles()).toEqual(first);
  expect(store.versions()[0]?.steps).toHaveLength(3);
  store.undo();
  expect(allFiles()).toEqual(second);
});

it('describes changed numbers and moved, copied and removed items, and reverts the changes of items', () => {
  const store = startStore();
  const { sections } = store.state().files[HOME] as { sections: YamlValue[] };
  const { testimonials } = store.state().files.proof as { testimonials: YamlValue[] };
  const listAt = (file: ContentFile, name: string) => ({ file, path: [name] });
  store.edit(request('WhatsApp', set('site', ['chat', 'phone'], '5511987654321', '5511900000000')));
  store.edit(request('Nota', set('proof', ['rating'], 4.8, 4.9)));
  store.edit(request('Downloads', set('proof', ['downloads'], 12_345, 1247)));
  const copy = testimonials[0] ?? null;
  store.edit(
    request('Cópia', { type: 'insert', place: listAt('proof', 'testimonials'), index: 1, value: copy }),
  );
  store.edit(request('Ordem', { type: 'move', place: listAt(HOME, 'sections'), from: 4, to: 1 }));
  store.edit(request('Parte', { type: 'remove', place: { file: HOME, path: ['sections', 'ajuda'] } }));
  const found = () => store.versions()[0]?.changes ?? [];
  expect(found()).toMatchObject([
    { before: '+55 (11) 90000-0000', after: '+55 (11) 98765-4321' },
    { before: '4,9', after: '4,8' },
    { before: '1.247', after: '12.345' },
    { label: 'Números e depoimentos › Depoimentos', before: undefined, after: 'Ana L.' },
    { label: 'Página principal › Partes da página', before: 'Ainda tem alguma dúvida?', after: undefined },
    { before: undefined, after: 'Gente que não deixa mais o devocional para amanhã, do 5º para o 2º lugar' },
  ]);
  const takeBack = (after: string | undefined) =>
    store.revert(
      store.versions()[0]?.id ?? '',
      found().flatMap((change) => (change.after === after ? [change.id] : [])),
    );
  expect(takeBack('Ana L.')).toMatchObject({ state: { files: { proof: { testimonials } } } });
  takeBack(undefined);
  expect(found()).toMatchObject([
    { after: '+55 (11) 98765-4321' },
    { after: '4,8' },
    { after: '12.345' },
    { after: 'Gente que não deixa mais o devocional para amanhã, do 5º para o 2º lugar' },
  ]);
  expect(takeBack('Gente que não deixa mais o devocional para amanhã, do 5º para o 2º lugar')).toMatchObject({
    state: { files: { [HOME]: { sections } } },
  });
});

it('needs less than 5 seconds to list 4,000 items that were added outside the editor', () => {
  const store = startStore();
  const path = join(CONTENT_FOLDER, 'proof.yaml');
  const items = Array.from({ length: 4000 }, (_, index) => `  - name: Ana ${index}\n    quote: Oi\n`);
  writeFileSync(
    path,
    readFileSync(path, 'utf8').replace('testimonials:\n', (key) => key + items.join('')),
  );
  store.refresh();
  const before = performance.now();
  expect(store.versions()[0]?.changes).toHaveLength(4000);
  // Comparing each item with all others took 13 seconds.
  expect(performance.now() - before).toBeLessThan(5000);
});

describe('reverting one change of a version', () => {
  type Store = ReturnType<typeof startStore>;
  const changeOf = (store: Store, label: string) =>
    store.versions()[0]?.changes.find((change) => change.label.endsWith(label));
  const revert = (store: Store, label: string) =>
    store.revert(store.versions()[0]?.id ?? '', [changeOf(store, label)?.id ?? '']);
  const remove = (file: ContentFile, ...path: Path): Edit => ({ type: 'remove', place: { file, path } });

  it('reverts nothing else and can be undone', () => {
    const store = startStore();
    const { proof, [HOME]: home } = store.state().files;
    store.edit(rename('Um'));
    store.edit(request('Preço', set('offers', PRICE, '77,00', '67,00')));
    store.edit(request('Depoimento', remove('proof', 'testimonials', 1)));
    store.edit(request('Parte', remove(HOME, 'sections', 'ajuda')));
    const changed = allFiles();
    expect(store.versions()[0]?.changes).toMatchObject([
      { before: NAME, after: 'Um', canRevert: true },
      { label: PRICE_LABEL, before: 'R$ 67,00', after: 'R$ 77,00' },
      { label: 'Números e depoimentos › Depoimentos', before: 'Lucas M.', after: undefined },
      { label: 'Página principal › Partes da página', before: 'Ainda tem alguma dúvida?', after: undefined },
    ]);
    for (const label of [PRICE_LABEL, 'Depoimentos', 'Partes da página'])
      expect(revert(store, label)).toMatchObject({ status: 'saved', state: { issues: [] } });
    expect(store.state().files).toMatchObject({ proof, [HOME]: home });
    expect(valueAt(store.state().files, { file: 'offers', path: PRICE })).toBe('67,00');
    expect(store.versions()[0]?.changes).toMatchObject([{ before: NAME, after: 'Um' }]);
    for (const _ of [1, 2, 3]) store.undo();
    expect(allFiles()).toEqual(changed);
  });

  it('is refused if the rules refuse the result', () => {
    const store = startStore();
    const prices = [set('offers', LIST_PRICE, '149,00', '119,00'), set('offers', PRICE, '129,00', '67,00')];
    store.edit(request('Preços', ...prices));
    const changed = allFiles();
    expect(revert(store, 'Preço de tabela')).toMatchObject({
      status: 'invalid',
      issues: [{ file: 'offers', path: PRICE }],
    });
    expect(allFiles()).toEqual(changed);
  });

  it('is possible together with another change that it needs', () => {
    const store = startStore();
    const { files } = store.state();
    const page = { file: 'pages/oferta-exclusiva', path: [] as Path } as const;
    store.edit(request('Página', remove(HOME, 'leave'), { type: 'remove', place: page }));
    const { id = '', changes = [] } = store.versions()[0] ?? {};
    const [leave] = changes.filter(({ place }) => place?.file === HOME);
    expect(store.revert(id, [leave?.id ?? ''])).toMatchObject({
      status: 'invalid',
      issues: [{ file: HOME, path: ['leave', 'to'] }],
    });
    const both = changes.map((change) => change.id);
    expect(store.revert(id, both)).toMatchObject({ status: 'saved', state: { issues: [], files } });
    store.undo();
    expect(store.state().files).not.toHaveProperty([page.file]);
  });

  it('restores removed items of one list in their order, and removes added ones', () => {
    const store = startStore();
    const { proof } = store.state().files;
    const [first = null] = (proof as { testimonials: YamlValue[] }).testimonials;
    const place: Place = { file: 'proof', path: ['testimonials'] };
    const add = (name: string): Edit => ({
      type: 'insert',
      place,
      index: 0,
      value: { ...(first as object), name },
    });
    store.edit(
      request('Dois a menos', remove('proof', 'testimonials', 1), remove('proof', 'testimonials', 1)),
    );
    store.edit(request('Três a mais', add('Bia C.'), add('Caio D.'), add('Davi E.')));
    const { id = '', changes = [] } = store.versions()[0] ?? {};
    expect(changes).toHaveLength(5);
    expect(
      store.revert(
        id,
        changes.map((change) => change.id),
      ),
    ).toMatchObject({ state: { files: { proof } } });
  });

  it('restores the picture to which the old value refers in the same step', () => {
    const store = startStore();
    const before = allFiles();
    const old = 'depoimentos/conversa-1.webp';
    const path = ['testimonials', 0, 'picture', 'file'];
    store.edit(request('Imagem', set('proof', path, 'depoimentos/conversa-2.webp', old)));
    rmSync(join(CONTENT_FOLDER, 'uploads', old));
    const changed = allFiles();
    const { label = '' } = store.versions()[0]?.changes.find(({ place }) => place?.file === 'proof') ?? {};
    expect(revert(store, label)).toMatchObject({ status: 'saved' });
    expect(allFiles()).toEqual(before);
    store.undo();
    expect(allFiles()).toEqual(changed);
    expect(revert(store, old)).toMatchObject({ status: 'saved' });
    expect(store.state().undoLabel).toBe(`Voltar: Arquivo ${old}`);
  });

  it('is a separate step, even if two deleted files are restored in quick succession', () => {
    const store = startStore({ now: () => 0 });
    const uploads = ['depoimentos/conversa-1.webp', 'depoimentos/conversa-2.webp'];
    for (const name of uploads) rmSync(join(CONTENT_FOLDER, 'uploads', name));
    store.refresh();
    for (const name of uploads) expect(revert(store, name)).toMatchObject({ status: 'saved' });
    store.undo();
    expect(store.state().uploads.map(({ name }) => name)).toEqual(
      expect.arrayContaining(uploads.slice(0, 1)),
    );
    expect(store.state().undoLabel).toBe(`Voltar: Arquivo ${uploads[0]}`);
  });

  it('is only possible while its place is unchanged', () => {
    let at = Date.UTC(2026, 10, 20, 15);
    const store = startStore({ now: () => at });
    const path = ['testimonials', 1, 'quote'];
    const quote = 'Dízimo separado e ainda sobrou pras cordas do violão.';
    store.edit(request('Frase', set('proof', path, 'Outra frase', quote)));
    at += DAY_MS;
    store.edit(request('Depoimento', remove('proof', 'testimonials', 0)));
    const [now, day] = store.versions();
    expect(now?.changes).toMatchObject([{ before: 'Ana L.', canRevert: true }]);
    expect(day?.changes).toMatchObject([{ after: 'Outra frase', canRevert: false }]);
    expect(store.revert(day?.id ?? '', [day?.changes[0]?.id ?? ''])).toBeUndefined();
  });
});

it('removes all earlier versions if none fits the size limit', () => {
  let at = Date.UTC(2026, 0, 1, 15);
  const now = () => at;
  const full = startStore({ now });
  const noise = (seed: number) =>
    Buffer.from(Array.from({ length: 100_000 }, (_, index) => (index * index * seed) >> 7));
  for (const day of [1, 2, 3, 4]) {
    at += DAY_MS;
    full.addUpload(`oferta/${day}.webp`, noise(day));
    full.edit(request('Minutos', set('site', ['dailyMinutes'], 7 + day, 6 + day)));
  }
  expect(full.versions().length).toBeGreaterThan(4);
  const present = allFiles();
  const small = startStore({ now, maxBytes: 1000 });
  expect(small.versions().map(({ kind }) => kind)).toEqual(['day']);
  expect(allFiles()).toEqual(present);
});

describe('versions of days', () => {
  /** Makes one edit on each of `count` successive days. */
  function editOnDays(count: number, clock: { at: number }) {
    const store = startStore({ now: () => clock.at });
    for (let day = 0; day < count; day += 1) {
      clock.at += DAY_MS;
      const { dailyMinutes } = Object(store.state().files.site);
      const next = 7 + ((dailyMinutes - 6) % 20);
      store.edit(request('Minutos', set('site', ['dailyMinutes'], next, dailyMinutes)));
    }
    return store;
  }

  it('are kept for the last 90 days with changes', () => {
    const clock = { at: Date.UTC(2026, 0, 1, 15) };
    expect(editOnDays(11, clock).versions()).toHaveLength(12);
    // The first version, 90 days, and the current content.
    expect(editOnDays(84, clock).versions()).toHaveLength(92);
  });

  it('are kept if the clock is far ahead for a while', () => {
    const clock = { at: Date.UTC(2026, 0, 1, 15) };
    const before = editOnDays(3, clock).versions();
    clock.at += 10 * 365 * DAY_MS;
    editOnDays(2, clock);
    clock.at -= 10 * 365 * DAY_MS;
    const store = startStore({ now: () => clock.at });
    store.edit(rename('Um'));
    const after = store.versions();
    const ids = after.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(before.map(({ id }) => id).slice(1)));
    expect(after.slice(0, 2).every(({ at }) => at <= clock.at)).toBe(true);
    const [, , , oldest] = after.toReversed();
    expect(store.restore(oldest?.id ?? '')).toMatchObject({ status: 'saved' });
  });
});
