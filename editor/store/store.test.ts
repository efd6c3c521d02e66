import { chmodSync, readFileSync, renameSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { CONTENT_FOLDER } from '../../src/content-model/contentFolder.ts';
import type { ContentFile, Edit, Path } from '../api.ts';
import { NAME, rename, request, set } from '../testing/edits.ts';
import { allFiles, HISTORY_FOLDER, resetProject, startStore, textOf } from '../testing/project.ts';

beforeEach(resetProject);

const DAY_MS = 24 * 60 * 60 * 1000;

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

  it.each([-DAY_MS, -1, 5001, 10 * 365 * DAY_MS])(
    'takes edits of one text for two steps when the clock says %d ms in between',
    (ms) => {
      let at = Date.UTC(2026, 10, 20, 15);
      const store = startStore({ now: () => at });
      store.edit(rename('Um'));
      at += ms;
      store.edit(rename('Dois', 'Um'));
      store.undo();
      expect(store.state().files.site).toMatchObject({ name: 'Um' });
    },
  );

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
