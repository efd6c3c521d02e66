import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { UPLOADS_FOLDER } from '../../src/content-model/contentFolder.ts';
import type { Change, Edit, YamlValue } from '../api.ts';
import { placeOf, valueAt } from '../places.ts';
import { HISTORY_FOLDER } from '../runningEditor.ts';
import { NAME, removeAt, rename, request, setAt } from '../testing/edits.ts';
import { allFiles, resetProject, startStore, writeOutside } from '../testing/project.ts';

type Store = ReturnType<typeof startStore>;

const DAY_MS = 24 * 60 * 60 * 1000;
const NOON = Date.UTC(2026, 10, 20, 15);
const PRICE = 'offers.offers.b.price';
const PRICE_LABEL = 'Preços e ofertas › Preço e depoimentos › Preço';
const HOME = 'pages/principal';
const [ANA, LUCAS] = ['proof.testimonials.0', 'proof.testimonials.1'];
const removeAna = request('Depoimento', removeAt(ANA));
const raisePrice = request('Preço', setAt(PRICE, '77,00', '67,00'));

beforeEach(resetProject);

/** The newest version with its changes. */
function newest(store: Store) {
  const { id = '', changes = [] } = store.versions()[0] ?? {};
  return { id, changes };
}

/** Reverts some changes of the newest version. */
function revert(store: Store, isChosen: (change: Change) => boolean) {
  const { id, changes } = newest(store);
  return store.revert(
    id,
    changes.filter(isChosen).map((change) => change.id),
  );
}

it('lists the versions of days and publications with their changes, and restores them', () => {
  let at = NOON;
  const store = startStore({ now: () => at });
  const before = allFiles();
  store.edit(rename('Um'));
  store.addUpload('oferta/nova.webp', Buffer.from('a picture'));
  at += DAY_MS;
  store.edit(raisePrice);
  store.addPublication('zip', store.manifest());
  const published = allFiles();
  store.edit(removeAna);
  rmSync(join(UPLOADS_FOLDER, 'selos/seguranca.webp'));
  const [now, publication, day, first] = store.versions();
  expect(now).toMatchObject({ kind: 'day', isCurrent: true });
  expect(now?.changes).toMatchObject([{ before: 'Ana L.', after: undefined }]);
  expect(publication).toMatchObject({
    kind: 'publication',
    host: 'zip',
    changes: [{ label: PRICE_LABEL, before: 'R$ 67,00', after: 'R$ 77,00' }],
  });
  expect(day?.changes).toMatchObject([
    { place: placeOf('site.name'), before: NAME, after: 'Um' },
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
  const place = placeOf(`${HOME}.sections.perguntas.items.0.answer`);
  const long = `${'Antes de tudo, leia isto com calma. '.repeat(5)}Depois`;
  const write = (value: string) => {
    const previous = valueAt(store.state().files, place);
    store.edit(request('Texto', { type: 'set', place, value, previous }));
  };
  write(`${long} sim.`);
  store.addPublication('zip', store.manifest());
  write(`${long} não.`);
  expect(store.sincePublication().changes).toMatchObject([
    {
      label: expect.stringMatching(/^Página principal › Perguntas › .+ 1 › Resposta$/),
      before: '…tudo, leia isto com calma. Depois sim.',
      after: '…tudo, leia isto com calma. Depois não.',
    },
  ]);
});

it('lists the steps of a day, and restores the content after a step', () => {
  let at = NOON;
  const store = startStore({ now: () => at });
  const renameTo = (name: string, previous: string) => {
    at += 60_000;
    store.edit(rename(name, previous));
    return allFiles();
  };
  const first = renameTo('Um', NAME);
  const second = renameTo('Dois', 'Um');
  const [today] = store.versions();
  expect(today?.steps).toMatchObject([
    { label: 'Nome', changes: [{ before: 'Um', after: 'Dois' }] },
    { at: NOON + 60_000, changes: [{ before: NAME, after: 'Um' }] },
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
  const edits: Edit[] = [
    setAt('site.chat.phone', '5511987654321', '5511900000000'),
    setAt('proof.rating', 4.8, 4.9),
    setAt('proof.downloads', 12_345, 1247),
    { type: 'insert', place: placeOf('proof.testimonials'), index: 1, value: testimonials[0] ?? null },
    { type: 'move', place: placeOf(`${HOME}.sections`), from: 4, to: 1 },
    removeAt(`${HOME}.sections.ajuda`),
  ];
  for (const edit of edits) store.edit(request('Mudança', edit));
  const moved = 'Gente que não deixa mais o devocional para amanhã, do 5º para o 2º lugar';
  expect(newest(store).changes).toMatchObject([
    { before: '+55 (11) 90000-0000', after: '+55 (11) 98765-4321' },
    { before: '4,9', after: '4,8' },
    { before: '1.247', after: '12.345' },
    { label: 'Números e depoimentos › Depoimentos', before: undefined, after: 'Ana L.' },
    { label: 'Página principal › Partes da página', before: 'Ainda tem alguma dúvida?', after: undefined },
    { before: undefined, after: moved },
  ]);
  const takeBack = (after: string | undefined) => revert(store, (change) => change.after === after);
  expect(takeBack('Ana L.')).toMatchObject({ state: { files: { proof: { testimonials } } } });
  takeBack(undefined);
  expect(newest(store).changes).toHaveLength(4);
  expect(takeBack(moved)).toMatchObject({ state: { files: { [HOME]: { sections } } } });
});

it('needs less than 5 seconds to list 4,000 items that were added outside the editor', () => {
  const store = startStore();
  const items = Array.from({ length: 4000 }, (_, index) => `  - name: Ana ${index}\n    quote: Oi\n`);
  writeOutside('proof', 'testimonials:\n', `testimonials:\n${items.join('')}`);
  store.refresh();
  const before = performance.now();
  expect(newest(store).changes).toHaveLength(4000);
  // Comparing each item with all others took 13 seconds.
  expect(performance.now() - before).toBeLessThan(5000);
});

describe('reverting changes of a version', () => {
  it('is refused if the rules refuse the result', () => {
    const store = startStore();
    const listPrice = setAt('offers.offers.b.listPrice', '149,00', '119,00');
    store.edit(request('Preços', listPrice, setAt(PRICE, '129,00', '67,00')));
    const changed = allFiles();
    expect(revert(store, ({ label }) => label.endsWith('Preço de tabela'))).toMatchObject({
      status: 'invalid',
      issues: [placeOf(PRICE)],
    });
    expect(allFiles()).toEqual(changed);
  });

  it('is possible together with another change that it needs', () => {
    const store = startStore();
    const { files } = store.state();
    const page = 'pages/oferta-exclusiva';
    store.edit(request('Página', removeAt(`${HOME}.leave`), removeAt(page)));
    expect(revert(store, ({ place }) => place?.file === HOME)).toMatchObject({
      status: 'invalid',
      issues: [placeOf(`${HOME}.leave.to`)],
    });
    expect(revert(store, () => true)).toMatchObject({ status: 'saved', state: { issues: [], files } });
    store.undo();
    expect(store.state().files).not.toHaveProperty([page]);
  });

  it('restores removed items of one list in their order, and removes added ones', () => {
    const store = startStore();
    const place = placeOf('proof.testimonials');
    const { proof } = store.state().files;
    const first = Object(valueAt(store.state().files, placeOf(ANA)));
    const add = (name: string): Edit => ({ type: 'insert', place, index: 0, value: { ...first, name } });
    store.edit(request('Dois a menos', removeAt(LUCAS), removeAt(LUCAS)));
    store.edit(request('Três a mais', add('Bia C.'), add('Caio D.'), add('Davi E.')));
    expect(newest(store).changes).toHaveLength(5);
    expect(revert(store, () => true)).toMatchObject({ state: { files: { proof } } });
  });

  it('restores the picture to which the old value refers in the same step', () => {
    const store = startStore();
    const before = allFiles();
    const old = 'depoimentos/conversa-1.webp';
    store.edit(request('Imagem', setAt(`${ANA}.picture.file`, 'depoimentos/conversa-2.webp', old)));
    rmSync(join(UPLOADS_FOLDER, old));
    const changed = allFiles();
    expect(revert(store, ({ place }) => place?.file === 'proof')).toMatchObject({ status: 'saved' });
    expect(allFiles()).toEqual(before);
    store.undo();
    expect(allFiles()).toEqual(changed);
  });

  it('is a separate step, even if two deleted files are restored in quick succession', () => {
    const store = startStore({ now: () => 0 });
    const uploads = ['depoimentos/conversa-1.webp', 'depoimentos/conversa-2.webp'];
    for (const name of uploads) rmSync(join(UPLOADS_FOLDER, name));
    store.refresh();
    for (const name of uploads)
      expect(revert(store, ({ label }) => label.endsWith(name))).toMatchObject({ status: 'saved' });
    store.undo();
    expect(store.state()).toMatchObject({
      uploads: expect.arrayContaining([expect.objectContaining({ name: uploads[0] })]),
      undoLabel: `Voltar: Arquivo ${uploads[0]}`,
    });
  });

  it('is only possible while its place is unchanged', () => {
    let at = NOON;
    const store = startStore({ now: () => at });
    const quote = 'Dízimo separado e ainda sobrou pras cordas do violão.';
    store.edit(request('Frase', setAt(`${LUCAS}.quote`, 'Outra frase', quote)));
    at += DAY_MS;
    store.edit(removeAna);
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
    full.edit(request('Minutos', setAt('site.dailyMinutes', 7 + day, 6 + day)));
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
      store.edit(request('Minutos', setAt('site.dailyMinutes', next, dailyMinutes)));
    }
    return store;
  }

  it('are kept for the last 90 days with changes', () => {
    const clock = { at: Date.UTC(2026, 0, 1, 15) };
    editOnDays(2, clock);
    const path = join(HISTORY_FOLDER, 'versions.json');
    const [first, day] = JSON.parse(readFileSync(path, 'utf8'));
    writeFileSync(path, JSON.stringify([first, ...Array.from({ length: 89 }, () => day)]));
    // The first version, the days, and the current content.
    expect(startStore({ now: () => clock.at }).versions()).toHaveLength(91);
    expect(editOnDays(3, clock).versions()).toHaveLength(92);
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
