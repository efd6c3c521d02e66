// Tests the store with a disk that is full, with files that another program has open, and after the process was
// killed, as in a power failure.
import * as fs from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CONTENT_FOLDER } from '../../src/content-model/contentFolder.ts';
import { HISTORY_FOLDER } from '../runningEditor.ts';
import { NAME, removeAt, rename, request } from '../testing/edits.ts';
import { allFiles, resetProject, startStore, textOf } from '../testing/project.ts';
import { diskProblem } from './diskErrors.ts';

vi.mock('node:fs', { spy: true });

type Refusing = 'writeFileSync' | 'renameSync' | 'openSync' | 'readFileSync' | 'rmSync';
const disk = vi.mocked(fs);
const actual = await vi.importActual<typeof fs>('node:fs');

/** Makes a function of the file system fail while `isFailing` returns true for its arguments. */
function refuse(name: Refusing, code: string, isFailing: (...args: unknown[]) => boolean = () => true): void {
  vi.mocked(disk[name] as (...args: unknown[]) => unknown).mockImplementation((...args) => {
    if (isFailing(...args)) throw Object.assign(new Error(code), { code, path: String(args[0]) });
    return (actual[name] as (...args: unknown[]) => unknown)(...args);
  });
}
const allow = () => void vi.resetAllMocks();

const times = (count: number) => {
  let left = count;
  return () => left-- > 0;
};
const isFor = (name: string) => (_: unknown, to: unknown) => String(to).endsWith(name);
const temporaryFiles = () =>
  [CONTENT_FOLDER, HISTORY_FOLDER].flatMap((folder) =>
    Object.keys(allFiles(folder)).filter((file) => file.endsWith('.tmp')),
  );
/** An edit of two files. */
const twoFiles = request(
  'Dois',
  removeAt('offers.offers.b.trackedValue'),
  removeAt('pages/principal.socialNote'),
);

let waitedMs = 0;
beforeEach(() => {
  resetProject();
  waitedMs = 0;
  vi.spyOn(Atomics, 'wait').mockImplementation((_array, _index, _value, ms) => {
    waitedMs += Number(ms);
    return 'timed-out';
  });
});
afterEach(allow);

describe('a file that another program has open', () => {
  it('is written as soon as it is free', () => {
    const store = startStore();
    refuse('renameSync', 'EBUSY', times(3));
    expect(store.edit(rename('Um')).status).toBe('saved');
    expect(textOf('site')).toContain('name: Um\n');
    expect(waitedMs).toBeGreaterThan(0);
    expect(temporaryFiles()).toEqual([]);
  });

  it.each([
    ['site.yaml', 'EBUSY'],
    ['history.json', 'EPERM'],
  ])('makes the edit fail after about a second, without changing anything: %s with %s', (name, code) => {
    const store = startStore();
    const before = allFiles();
    refuse('renameSync', code, isFor(name));
    expect(() => store.edit(rename('Um'))).toThrow(code);
    expect(waitedMs).toBeGreaterThanOrEqual(900);
    expect(waitedMs).toBeLessThanOrEqual(2000);
    allow();
    expect(allFiles()).toEqual(before);
    expect(temporaryFiles()).toEqual([]);
    expect(store.refresh()).toBe(0);
    expect(store.state().undoLabel).toBeUndefined();
    expect(store.edit(rename('Dois')).status).toBe('saved');
  });

  it('is restored at the next start if the rollback fails too', () => {
    const store = startStore();
    const before = allFiles();
    const isFirst = times(1);
    refuse('renameSync', 'EPERM', (_, to) => /\.yaml$/.test(String(to)) && !isFirst());
    expect(() => store.edit(twoFiles)).toThrow('EPERM');
    expect(allFiles()).not.toEqual(before);
    allow();
    expect(startStore().state().undoLabel).toBeUndefined();
    expect(allFiles()).toEqual(before);
  });

  it.each([0, 1, 2])(
    'keeps a change made to it while the files of an edit are replaced: file %i',
    (index) => {
      const store = startStore();
      const before = allFiles();
      const outside = 'name: Outro\n';
      refuse('renameSync', 'EPERM', (from, to) => {
        const isOpen = isFor('proof.yaml')(from, to);
        if (isOpen) actual.writeFileSync(join(CONTENT_FOLDER, 'proof.yaml'), outside);
        return isOpen;
      });
      const edits = twoFiles.edits.toSpliced(index, 0, removeAt('proof.testimonials.0'));
      expect(() => store.edit(request('Três', ...edits))).toThrow('EPERM');
      expect(allFiles()).toEqual({ ...before, 'proof.yaml': outside });
    },
  );

  it('counts as unchanged while it cannot be read', () => {
    const store = startStore();
    const picture = 'depoimentos/conversa-1.webp';
    const isPicture = (path: unknown) => String(path).endsWith('conversa-1.webp');
    fs.utimesSync(join(CONTENT_FOLDER, 'uploads', picture), new Date(0), new Date(0));
    refuse('readFileSync', 'EACCES', isPicture);
    expect(store.refresh()).toBe(0);
    expect(store.problem()).toBeUndefined();
    allow();
    expect(store.versions()).toHaveLength(1);
  });
});

it.each([1, 2, 3, 4, 5, 6])(
  'a disk that is full at write %i of an edit leaves everything unchanged',
  (last) => {
    const store = startStore();
    store.edit(rename('Antes'));
    const before = allFiles();
    const isAllowed = times(last - 1);
    refuse('writeFileSync', 'ENOSPC', () => !isAllowed());
    expect(() => store.edit(twoFiles)).toThrow('ENOSPC');
    expect(allFiles()).toEqual(before);
    expect(temporaryFiles()).toEqual([]);
    allow();
    const again = startStore();
    expect(again.state().undoLabel).toBe('Nome');
    expect(allFiles()).toEqual(before);
  },
);

describe('a process that is killed', () => {
  /** Makes every write and deletion fail from a moment on. A write at that moment is cut off in the middle. */
  function killWhen(isMoment: (name: Refusing, to: unknown) => boolean): void {
    let isKilled = false;
    for (const name of ['openSync', 'writeFileSync', 'renameSync', 'rmSync'] as const)
      refuse(name, 'KILLED', (path, to) => {
        // Reading a file opens it too.
        if (name === 'openSync' && to !== 'wx') return false;
        if (isKilled) return true;
        isKilled = isMoment(name, to);
        if (isKilled && name === 'writeFileSync')
          actual.writeFileSync(Number(path), (to as Uint8Array).subarray(0, 9));
        return isKilled;
      });
  }

  it('has made all changes of an edit or none, whenever it was killed', () => {
    startStore().edit(rename('Antes'));
    const before = allFiles();
    const history = join(HISTORY_FOLDER, 'history.json');
    const recorded = fs.readFileSync(history);
    const wasSaved: boolean[] = [];
    for (let isKilled = true; isKilled; ) {
      // Starting deletes the stored files that the restored history does not need.
      const store = startStore();
      isKilled = false;
      const isAllowed = times(wasSaved.length);
      killWhen(() => {
        isKilled = !isAllowed();
        return isKilled;
      });
      try {
        store.edit(twoFiles);
      } catch (error) {
        expect(error).toMatchObject({ code: 'KILLED' });
      }
      allow();
      const again = startStore();
      expect(temporaryFiles()).toEqual([]);
      const isSaved = again.state().undoLabel === 'Dois';
      if (isSaved) again.undo();
      expect(again.state().undoLabel).toBe('Nome');
      expect(allFiles()).toEqual(before);
      fs.writeFileSync(history, recorded);
      wasSaved.push(isSaved);
    }
    // An edit whose journal was written is completed at the next start.
    expect(wasSaved.filter(Boolean).length).toBeGreaterThan(1);
    expect(wasSaved).toContain(false);
  });

  it('has its edit rolled back if an edited file was changed outside before the next start', () => {
    const store = startStore();
    const before = allFiles();
    killWhen((name, to) => name === 'renameSync' && isFor('principal.yaml')(undefined, to));
    expect(() => store.edit(twoFiles)).toThrow('KILLED');
    expect(allFiles()).not.toEqual(before);
    allow();
    const path = join(CONTENT_FOLDER, 'pages', 'principal.yaml');
    const outside = `${textOf('pages/principal')}# De fora.\n`;
    fs.writeFileSync(path, outside);
    const again = startStore();
    expect(allFiles()).toEqual({
      ...before,
      [join('pages', 'principal.yaml')]: Buffer.from(outside).toString('latin1'),
    });
    expect(again.state().undoLabel).toBe('Mudança feita fora do editor');
  });
});

describe('a full disk', () => {
  it('does not prevent the editor from starting; the history begins later', () => {
    const before = allFiles();
    refuse('writeFileSync', 'ENOSPC');
    const store = startStore();
    expect(store.state()).toMatchObject({ issues: [], files: { site: { name: NAME } } });
    expect(store.problem()).toBeDefined();
    expect(store.refresh()).toBe(0);
    expect(() => store.edit(rename('Um'))).toThrow('ENOSPC');
    expect(() => store.addUpload('oferta/nova.webp', Buffer.of(1))).toThrow('ENOSPC');
    expect(temporaryFiles()).toEqual([]);
    allow();
    expect(store.edit(rename('Um')).status).toBe('saved');
    expect(store.problem()).toBeUndefined();
    expect(store.versions().map(({ kind }) => kind)).toEqual(['day', 'first']);
    store.undo();
    expect(allFiles()).toEqual(before);
    expect(store.state().undoLabel).toBeUndefined();
  });

  it('keeps the existing history, which records outside changes later', () => {
    startStore().edit(rename('Um'));
    const path = join(CONTENT_FOLDER, 'site.yaml');
    actual.writeFileSync(path, textOf('site').replace('dailyMinutes: 7', 'dailyMinutes: 8'));
    refuse('writeFileSync', 'ENOSPC');
    const store = startStore();
    expect(store.refresh()).toBe(1);
    actual.writeFileSync(path, textOf('site').replace('dailyMinutes: 8', 'dailyMinutes: 9'));
    expect([store.refresh(), store.refresh()]).toEqual([2, 2]);
    expect(store.state()).toMatchObject({ undoLabel: 'Nome', files: { site: { dailyMinutes: 9 } } });
    expect(() => store.undo()).toThrow('ENOSPC');
    allow();
    expect(store.refresh()).toBe(2);
    store.undo();
    expect(textOf('site')).toContain('dailyMinutes: 7');
    store.undo();
    expect(textOf('site')).toContain(`name: ${NAME}`);
  });
});

it('deletes a temporary file of an earlier run at the next start at which that is possible', () => {
  startStore();
  actual.writeFileSync(join(CONTENT_FOLDER, 'uploads', 'marca', '.editor-0123.tmp'), 'half');
  refuse('rmSync', 'EBUSY', times(1));
  startStore();
  allow();
  startStore();
  expect(temporaryFiles()).toEqual([]);
});

it('does not complete a failed edit at the next start, even if the journal of its rollback cannot be written', () => {
  const store = startStore();
  const before = allFiles();
  const isFirstJournal = times(1);
  refuse('renameSync', 'EPERM', (from, to) =>
    isFor('journal.json')(from, to) ? !isFirstJournal() : isFor('principal.yaml')(from, to),
  );
  expect(() => store.edit(twoFiles)).toThrow('EPERM');
  expect(allFiles()).toEqual(before);
  allow();
  startStore();
  expect(allFiles()).toEqual(before);
});

it.each(['history.json', 'versions.json'])(
  'does not forget the history while it cannot be read: %s',
  (name) => {
    startStore().edit(rename('Um'));
    refuse('readFileSync', 'EBUSY', (path) => String(path).endsWith(name));
    expect(() => startStore()).toThrow('EBUSY');
    allow();
    expect(startStore().state().undoLabel).toBe('Nome');
  },
);

it('stores the bytes of a file again if they were damaged', () => {
  const store = startStore();
  store.edit(rename('Um'));
  const blobs = join(HISTORY_FOLDER, 'blobs');
  for (const name of fs.readdirSync(blobs)) actual.writeFileSync(join(blobs, name), '');
  expect(store.edit(rename(NAME, 'Um')).status).toBe('saved');
});

it('starts even if the journal refers to missing stored files', () => {
  startStore();
  const files = { 'site.yaml': { before: 'a', after: 'b' } };
  const state = { steps: [], position: 0, head: {}, changedAt: 1 };
  actual.writeFileSync(join(HISTORY_FOLDER, 'journal.json'), JSON.stringify({ files, state }));
  expect(startStore().edit(rename('Um')).status).toBe('saved');
});

it.each([
  ['ENOSPC', 507, 'disco está cheio'],
  ['EROFS', 503, 'só permite leitura'],
  ['EACCES', 503, 'não permitiu'],
  ['EMFILE', 503, 'não permitiu'],
  ['ETIMEDOUT', 503, 'O disco falhou'],
  ['UNKNOWN', 503, 'O disco falhou'],
])('explains the error %s to the seller', (code, status, message) => {
  const error = Object.assign(new Error(code), { code });
  expect(diskProblem(error)).toEqual({ status, message: expect.stringContaining(message) });
});
