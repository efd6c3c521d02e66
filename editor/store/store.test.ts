import { chmodSync, readFileSync, renameSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { CONTENT_FOLDER } from '../../src/content-model/contentFolder.ts';
import type { ContentFile, Edit, EditRequest, Path, Written } from '../api.ts';
import { valueAt } from '../places.ts';
import { allFiles, HISTORY_FOLDER, resetProject, startStore, textOf } from '../testing/project.ts';

beforeEach(resetProject);

const set = (file: ContentFile, path: Path, value: Written, previous?: Written): Edit => ({
  type: 'set',
  place: { file, path },
  value,
  previous,
});
const request = (label: string, ...edits: Edit[]): EditRequest => ({ edits, label });
const NAME = 'Planner Devocional';
const rename = (value: string, previous = NAME) => request('Nome', set('site', ['name'], value, previous));
const writeOutside = (name: ContentFile, written: string, other: string) =>
  writeFileSync(join(CONTENT_FOLDER, `${name}.yaml`), textOf(name).replace(written, other));
const picture = Buffer.from('a picture');

describe('an edit', () => {
  it('is saved, and nothing else changes', () => {
    const [store, before] = [startStore(), textOf('site')];
    chmodSync(join(CONTENT_FOLDER, 'site.yaml'), 0o640);
    expect(store.edit(rename('Planner da Ana'))).toMatchObject({
      status: 'saved',
      state: { undoLabel: 'Nome', templateValues: { nome: 'Planner da Ana' }, issues: [] },
    });
    expect(textOf('site')).toBe(before.replace(`name: ${NAME}`, 'name: Planner da Ana'));
    expect(statSync(join(CONTENT_FOLDER, 'site.yaml')).mode & 0o777).toBe(0o640);
  });

  it('of a promotion gives its own names in braces their values', () => {
    const promotion = {
      price: '57,00',
      installments: { count: 12, each: '6,63' },
      startsAt: '28/11/2026 00:00',
      endsAt: '29/11/2026 23:59',
      checkout: 'https://pay.kiwify.com.br/Jj7Kk8L',
      validity: '{precoPromocao} de {promocaoInicio} até {promocaoFim}',
    };
    expect(startStore().edit(request('Promoção', set('prices', ['promotion'], promotion)))).toMatchObject({
      state: { templateValues: { precoPromocao: 'R$\u00a057,00', promocaoInicio: 'sábado, 28/11, 0h' } },
    });
  });

  it('that is invalid writes nothing and is reported in the seller’s words', () => {
    const [store, before] = [startStore(), allFiles()];
    expect(store.edit(request('Preço', set('prices', ['promotional'], '130,00', '67,00')))).toMatchObject({
      status: 'invalid',
      issues: [
        {
          file: 'prices',
          path: ['promotional'],
          message: 'tem de ser menor que o de tabela, que é R$\u00a0119,00',
          advice: 'Por exemplo: R$\u00a0118,00',
        },
      ],
    });
    expect(allFiles()).toEqual(before);
  });

  it('of several files is all or nothing, and may contradict itself on the way', () => {
    const [store, before] = [startStore(), allFiles()];
    const bonus = (file: ContentFile): Edit => ({ type: 'remove', place: { file, path: ['bonus'] } });
    expect(store.edit(request('Bônus', bonus('prices')))).toMatchObject({
      status: 'invalid',
      issues: [{ file: 'product', path: ['bonus'] }],
    });
    expect(allFiles()).toEqual(before);
    expect(store.edit(request('Bônus', bonus('prices'), bonus('product')))).toMatchObject({
      status: 'saved',
    });
    store.undo();
    expect(allFiles()).toEqual(before);
  });

  it('that puts back what was taken out finds it as it was, with what went in the same step', () => {
    const store = startStore();
    const { prices, product, home } = store.state().files;
    const remove = (file: ContentFile, ...path: Path): Edit => ({ type: 'remove', place: { file, path } });
    const bonus = (file: ContentFile) => ({ file, path: ['bonus'] });
    store.edit(request('Bônus', remove('product', 'bonus'), remove('prices', 'bonus')));
    store.edit(rename('Um'));
    expect(startStore().earlier(bonus('prices'))).toEqual([
      { place: bonus('prices'), value: Object(prices).bonus },
      { place: bonus('product'), value: Object(product).bonus },
    ]);
    const steps: Path = ['howItWorks', 'steps'];
    const place = { file: 'home' as const, path: [...steps, 0, 'image'] };
    store.edit(request('Imagem', remove('home', ...place.path)));
    expect(store.earlier(place)).toEqual([{ place, value: Object(home).howItWorks.steps[0].image }]);
    // The index means another item from here on.
    store.edit(request('Passo', { type: 'move', place: { file: 'home', path: steps }, from: 0, to: 1 }));
    expect(store.earlier(place)).toEqual([]);
  });

  it('mends content that was broken outside, one field after the other', () => {
    const store = startStore();
    writeOutside('site', 'dailyMinutes: 7', 'dailyMinutes: 700');
    writeOutside('prices', 'list: 119,00', 'list: cento');
    expect(store.edit(request('Preço', set('prices', ['list'], '119,00', 'cento')))).toMatchObject({
      status: 'saved',
      state: { issues: [{ file: 'site', path: ['dailyMinutes'] }] },
    });
    expect(store.edit(request('Minutos', set('site', ['dailyMinutes'], 800, 700))).status).toBe('invalid');
    expect(store.edit(request('Minutos', set('site', ['dailyMinutes'], 9, 700))).status).toBe('saved');
    expect(store.state().issues).toEqual([]);
  });

  it('of a file that cannot be read is refused', () => {
    const store = startStore();
    writeFileSync(join(CONTENT_FOLDER, 'site.yaml'), Buffer.from(textOf('site'), 'latin1'));
    const broken = textOf('site');
    expect(store.state().files.site).toBeNull();
    expect(store.edit(rename('Outro')).status).not.toBe('saved');
    expect(store.edit(request('Nome', set('site', ['name'], 'Outro'))).status).toBe('invalid');
    expect(textOf('site')).toBe(broken);
  });
});

describe('a file that was changed outside', () => {
  it('is not overwritten where the edited place changed', () => {
    const store = startStore();
    writeOutside('site', NAME, 'Planner de fora');
    expect(store.edit(rename('Planner daqui'))).toEqual({
      status: 'conflict',
      place: { file: 'site', path: ['name'] },
      mine: 'Planner daqui',
      theirs: 'Planner de fora',
    });
    expect(textOf('site')).toContain('Planner de fora');
    expect(store.edit(rename('Planner daqui', 'Planner de fora')).status).toBe('saved');
  });

  it('gets the edit where only other places changed', () => {
    const store = startStore();
    writeOutside('site', 'dailyMinutes: 7', '# De fora.\ndailyMinutes: 8');
    expect(store.edit(rename('Planner daqui')).status).toBe('saved');
    expect(textOf('site')).toMatch(/name: Planner daqui[\s\S]*# De fora\.\ndailyMinutes: 8/);
  });

  it.each<[string, Edit]>([
    [
      'set',
      set(
        'proof',
        ['testimonials', 1, 'quote'],
        'Outra frase',
        'Dízimo separado e ainda sobrou pras cordas do violão.',
      ),
    ],
    ['remove', { type: 'remove', place: { file: 'proof', path: ['testimonials', 1] } }],
    ['move', { type: 'move', place: { file: 'proof', path: ['testimonials'] }, from: 1, to: 0 }],
    ['insert', { type: 'insert', place: { file: 'proof', path: ['testimonials'] }, index: 1, value: null }],
  ])('conflicts with an edit of a list whose items have moved: %s', (_, edit) => {
    const store = startStore();
    const base = store.state().revision;
    const [first = ''] = / {2}- name: Ana[\s\S]*?(?= {2}- name: Lucas)/.exec(textOf('proof')) ?? [];
    writeOutside('proof', first, '');
    const changed = textOf('proof');
    expect(store.edit({ ...request('Depoimento', edit), base })).toMatchObject({ status: 'conflict' });
    expect(textOf('proof')).toBe(changed);
  });

  it('is a step of the history that can be undone', () => {
    const [store, before] = [startStore(), allFiles()];
    store.edit(rename('Um'));
    writeOutside('site', 'dailyMinutes: 7', 'dailyMinutes: 8');
    expect(store.refresh()).toBe(1);
    expect(store.refresh()).toBe(1);
    expect(store.state().undoLabel).toBe('Mudança feita fora do editor');
    store.undo();
    expect(textOf('site')).toContain('name: Um\n');
    store.undo();
    expect(allFiles()).toEqual(before);
  });
});

it('files that are no part of the folder, or have odd names, are left alone', () => {
  const outside = join(CONTENT_FOLDER, '..', 'fora.yaml');
  renameSync(join(CONTENT_FOLDER, 'site.yaml'), outside);
  symlinkSync(resolve(outside), join(CONTENT_FOLDER, 'site.yaml'));
  for (const name of ['(1) Ana – cópia.webp', '.DS_Store', ' a.webp']) {
    writeFileSync(join(CONTENT_FOLDER, 'uploads', name), picture);
  }
  const before = readFileSync(outside, 'utf8');
  const store = startStore();
  expect(store.edit(rename('Um'))).toMatchObject({
    status: 'invalid',
    issues: [{ message: expect.stringContaining('atalho') }],
  });
  expect(readFileSync(outside, 'utf8')).toBe(before);
  expect(store.edit(request('Preço', set('prices', ['promotional'], '77,00', '67,00'))).status).toBe('saved');
});

describe('the history', () => {
  it('undoes and redoes everything, also after a restart', () => {
    const before = allFiles();
    let at = 0;
    const now = () => (at += 10_000);
    const store = startStore({ now });
    store.edit(rename('Um'));
    store.edit(rename('Dois', 'Um'));
    store.addUpload('depoimentos/nova.webp', picture);
    const image: Edit = {
      type: 'set',
      place: { file: 'links', path: ['chatMessage'] },
      value: 'depoimentos/nova.webp',
      previous: 'Olá! Vim pela página do {nome} e tenho uma dúvida.',
    };
    store.edit(request('Imagem', image));
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

  it('takes keystrokes of one text that follow each other for one step', () => {
    let at = 0;
    const store = startStore({ now: () => at });
    ['U', 'Um', 'Um n'].reduce((previous, name) => {
      at += 1000;
      store.edit(rename(name, previous));
      return name;
    }, NAME);
    at += 6000;
    store.edit(rename('Um nome', 'Um n'));
    store.undo();
    expect(store.state().files.site).toMatchObject({ name: 'Um n' });
    store.undo();
    expect(store.state()).toMatchObject({ files: { site: { name: NAME } } });
    expect(store.state().undoLabel).toBeUndefined();
  });

  it('skips states in which the content was broken outside', () => {
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

  it('shows no letters of a file that no page could show', () => {
    const store = startStore();
    const path = join(CONTENT_FOLDER, 'site.yaml');
    writeFileSync(path, Buffer.from(textOf('site').replace(`name: ${NAME}`, 'name: Manhã'), 'latin1'));
    store.refresh();
    expect(store.state().files.site).toBeNull();
    expect(JSON.stringify(store.versions())).not.toContain('\ufffd');
  });

  it('is forgotten, and the content is not, when its files are gone or damaged', () => {
    startStore().edit(rename('Um'));
    writeFileSync(join(HISTORY_FOLDER, 'history.json'), '{');
    writeFileSync(join(HISTORY_FOLDER, 'versions.json'), '');
    expect(startStore().state()).toMatchObject({ files: { site: { name: 'Um' } } });
    expect(startStore().state().undoLabel).toBeUndefined();
    rmSync(HISTORY_FOLDER, { recursive: true });
    expect(startStore().edit(rename('Dois', 'Um')).status).toBe('saved');
  });
});

describe('versions', () => {
  const DAY_MS = 24 * 60 * 60 * 1000;

  it('come back by one undo and go by one redo, with the pictures that only they have', () => {
    let at = 0;
    const store = startStore({ now: () => (at += 10_000) });
    const before = allFiles();
    const bytes = readFileSync(join(CONTENT_FOLDER, 'uploads/depoimentos/conversa-1.webp'));
    store.addUpload('depoimentos/nova.webp', Buffer.concat([bytes, Buffer.of(0)]));
    const image = set(
      'proof',
      ['testimonials', 0, 'image'],
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

  it('list days and publications with what changed, and bring one back whole', () => {
    let at = Date.UTC(2026, 10, 20, 15);
    const store = startStore({ now: () => at });
    const before = allFiles();
    store.edit(rename('Um'));
    store.addUpload('oferta/nova.webp', picture);
    at += DAY_MS;
    expect(store.edit(request('Preço', set('prices', ['promotional'], '77,00', '67,00')))).toMatchObject({
      status: 'saved',
    });
    store.addPublication('zip');
    const published = allFiles();
    store.edit(
      request('Depoimento', { type: 'remove', place: { file: 'proof', path: ['testimonials', 0] } }),
    );
    rmSync(join(CONTENT_FOLDER, 'uploads/selos/seguranca.webp'));
    const [now, publication, day, first] = store.versions();
    expect(now).toMatchObject({ kind: 'day', isCurrent: true });
    expect(now?.changes).toMatchObject([{ before: 'Ana L.', after: undefined }]);
    expect(publication).toMatchObject({
      kind: 'publication',
      host: 'zip',
      changes: [{ before: 'R$ 67,00', after: 'R$ 77,00' }],
    });
    expect(publication?.changes[0]?.label).toMatch(/^[^›]+ › [^›]+$/);
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

  it('show two long texts where they differ', () => {
    const store = startStore();
    const path: Path = ['faq', 'items', 0, 'answer'];
    const answer = String(valueAt(store.state().files, { file: 'home', path }));
    const long = `${'Antes de tudo, leia isto com calma. '.repeat(5)}Depois`;
    const write = (value: string, previous: string) =>
      store.edit(request('Texto', set('home', path, value, previous)));
    write(`${long} sim.`, answer);
    store.addPublication('zip');
    write(`${long} não.`, `${long} sim.`);
    expect(store.sincePublication().changes).toMatchObject([
      { before: '…tudo, leia isto com calma. Depois sim.', after: '…tudo, leia isto com calma. Depois não.' },
    ]);
  });

  it('list the moments of a day, and bring one back', () => {
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
    expect(today?.moments).toMatchObject([
      { label: 'Nome', changes: [{ before: 'Um', after: 'Dois' }] },
      { at: Date.UTC(2026, 10, 20, 15, 1), changes: [{ before: NAME, after: 'Um' }] },
    ]);
    at += 1;
    expect(store.restore(today?.moments[1]?.id ?? '')).toMatchObject({ status: 'saved' });
    expect(allFiles()).toEqual(first);
    expect(store.versions()[0]?.moments).toHaveLength(3);
    store.undo();
    expect(allFiles()).toEqual(second);
  });

  it('say in words what moved, what was duplicated and what a number became', () => {
    const store = startStore();
    const { sections } = store.state().files.home as { sections: Written[] };
    const { testimonials } = store.state().files.proof as { testimonials: Written[] };
    const listAt = (file: ContentFile, name: string) => ({ file, path: [name] });
    store.edit(request('WhatsApp', set('links', ['chatPhone'], '5511987654321', '5511900000000')));
    store.edit(request('Nota', set('proof', ['rating'], 4.8, 4.9)));
    store.edit(request('Downloads', set('proof', ['downloads'], 12_345, 1247)));
    const copy = testimonials[0] ?? null;
    store.edit(
      request('Cópia', { type: 'insert', place: listAt('proof', 'testimonials'), index: 1, value: copy }),
    );
    store.edit(request('Ordem', { type: 'move', place: listAt('home', 'sections'), from: 3, to: 1 }));
    store.edit(request('Parte', { type: 'remove', place: { file: 'home', path: ['sections', 8] } }));
    const found = () => store.versions()[0]?.changes ?? [];
    expect(found()).toMatchObject([
      { before: '+55 (11) 90000-0000', after: '+55 (11) 98765-4321' },
      { before: '4,9', after: '4,8' },
      { before: '1.247', after: '12.345' },
      { label: 'Números e depoimentos › Depoimentos', before: undefined, after: 'Ana L.' },
      { label: 'Página principal › Partes da página', before: 'Ajuda', after: undefined },
      { before: undefined, after: 'Depoimentos, do 4º para o 2º lugar' },
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
      { after: 'Depoimentos, do 4º para o 2º lugar' },
    ]);
    expect(takeBack('Depoimentos, do 4º para o 2º lugar')).toMatchObject({
      state: { files: { home: { sections } } },
    });
  });

  describe('give one change back alone', () => {
    type Store = ReturnType<typeof startStore>;
    const changeOf = (store: Store, label: string) =>
      store.versions()[0]?.changes.find((change) => change.label.endsWith(label));
    const revert = (store: Store, label: string) =>
      store.revert(store.versions()[0]?.id ?? '', [changeOf(store, label)?.id ?? '']);
    const remove = (file: ContentFile, ...path: Path): Edit => ({ type: 'remove', place: { file, path } });

    it('and nothing else, as a change that can be undone', () => {
      const store = startStore();
      const { proof, home } = store.state().files;
      store.edit(rename('Um'));
      store.edit(request('Preço', set('prices', ['promotional'], '77,00', '67,00')));
      store.edit(request('Depoimento', remove('proof', 'testimonials', 1)));
      store.edit(request('Parte', remove('home', 'sections', 1)));
      const changed = allFiles();
      expect(store.versions()[0]?.changes).toMatchObject([
        { before: NAME, after: 'Um', canReturn: true },
        { label: 'Preços › Preço promocional, o de todo dia', before: 'R$ 67,00', after: 'R$ 77,00' },
        { label: 'Números e depoimentos › Depoimentos', before: 'Lucas M.', after: undefined },
        { label: 'Página principal › Partes da página', before: 'Como funciona', after: undefined },
      ]);
      for (const label of ['Preço promocional, o de todo dia', 'Depoimentos', 'Partes da página'])
        expect(revert(store, label)).toMatchObject({ status: 'saved', state: { issues: [] } });
      expect(store.state().files).toMatchObject({ proof, home, prices: { promotional: '67,00' } });
      expect(store.versions()[0]?.changes).toMatchObject([{ before: NAME, after: 'Um' }]);
      for (const _ of [1, 2, 3]) store.undo();
      expect(allFiles()).toEqual(changed);
    });

    it('unless the rules refuse it', () => {
      const store = startStore();
      const prices = [
        set('prices', ['list'], '149,00', '119,00'),
        set('prices', ['promotional'], '129,00', '67,00'),
      ];
      store.edit(request('Preços', ...prices));
      const changed = allFiles();
      expect(revert(store, 'Preço de tabela')).toMatchObject({
        status: 'invalid',
        issues: [{ file: 'prices', path: ['promotional'] }],
      });
      expect(allFiles()).toEqual(changed);
    });

    it('or with another that needs it', () => {
      const [store, before] = [startStore(), allFiles()];
      store.edit(request('Bônus', remove('prices', 'bonus'), remove('product', 'bonus')));
      const { id = '', changes = [] } = store.versions()[0] ?? {};
      expect(revert(store, 'Bônus')).toMatchObject({
        issues: [{ path: ['bonus'], leadsTo: { file: 'prices', path: ['bonus'] } }],
      });
      const both = changes.map((change) => change.id);
      expect(store.revert(id, both)).toMatchObject({ status: 'saved', state: { issues: [] } });
      expect(store.state().files).toMatchObject({ prices: { bonus: { previous: '19,90' } } });
      store.undo();
      expect(Object.keys(allFiles())).toEqual(Object.keys(before));
      expect(store.state().files.product).not.toHaveProperty('bonus');
    });

    it('with the picture that it names, in one step', () => {
      const store = startStore();
      const before = allFiles();
      const old = 'depoimentos/conversa-1.webp';
      const path = ['testimonials', 0, 'image'];
      store.edit(request('Imagem', set('proof', path, 'depoimentos/conversa-2.webp', old)));
      rmSync(join(CONTENT_FOLDER, 'uploads', old));
      const changed = allFiles();
      expect(revert(store, 'Depoimento 1 › Imagem da conversa')).toMatchObject({ status: 'saved' });
      expect(allFiles()).toEqual(before);
      store.undo();
      expect(allFiles()).toEqual(changed);
      expect(revert(store, old)).toMatchObject({ status: 'saved' });
      expect(store.state().undoLabel).toBe(`Voltar: Arquivo ${old}`);
    });

    it('while its place is the same one', () => {
      let at = Date.UTC(2026, 10, 20, 15);
      const store = startStore({ now: () => at });
      const path = ['testimonials', 1, 'quote'];
      const quote = 'Dízimo separado e ainda sobrou pras cordas do violão.';
      store.edit(request('Frase', set('proof', path, 'Outra frase', quote)));
      at += DAY_MS;
      store.edit(request('Depoimento', remove('proof', 'testimonials', 0)));
      const [now, day] = store.versions();
      expect(now?.changes).toMatchObject([{ before: 'Ana L.', canReturn: true }]);
      expect(day?.changes).toMatchObject([{ after: 'Outra frase', canReturn: false }]);
      expect(store.revert(day?.id ?? '', [day?.changes[0]?.id ?? ''])).toBeUndefined();
    });
  });

  it('stay within their size: days go first, then steps', () => {
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
    at += 91 * DAY_MS;
    expect(startStore({ now }).versions().length).toBeLessThanOrEqual(2);
  });
});
