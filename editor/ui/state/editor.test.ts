import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fieldTree } from '../../../src/content-model/fieldTree.ts';
import type { EditorState, EditRequest, EditResult, Files, Issue, Place, Written } from '../../api.ts';
import { dotted, fieldAt, placeOf } from '../../places.ts';
import { type Api, ApiFailure } from './api.ts';
import { createEditor } from './editor.ts';
import { keepDrafts } from './keptDrafts.ts';

const tree = fieldTree();
const price = fieldAt(tree, {}, placeOf('offers.promotion.price'));
const fields: EditorState['fields'] = {
  ...tree,
  offers: { kind: 'group', label: '', fields: price ? { promotional: price } : {} },
};
const LIST: Place = { file: 'offers', path: ['list'] };
const PROMOTIONAL: Place = { file: 'offers', path: ['promotional'] };

const COLORS: Place = { file: 'offers', path: ['colors'] };
const BONUS: Place = { file: 'offers', path: ['bonus'] };
const BONUS_PRICE: Place = { file: 'offers', path: ['bonusPrice'] };

const issue = (place: Place, message: string): Issue => ({ ...place, level: 'error', label: '', message });

/** A server that keeps values in memory without spaces around them, and refuses a promotional price that is not below the list price, half a bonus, and colours that are no number. */
function fakeServer() {
  let prices: Record<string, string> = { list: '119', promotional: '067' };
  const past: { prices: Record<string, string>; label: string }[] = [];
  const undone: typeof past = [];
  const requests: EditRequest[] = [];
  let changes = 0;
  const stateOf = (): EditorState => ({
    revision: String(changes),
    files: { offers: { ...prices } } as Files,
    issues: [],
    findings: [],
    names: [],
    fields,
    uploads: [],
    previewUrl: '',
    products: [],
    isNew: false,
    ...(past.length > 0 && { undoLabel: past.at(-1)?.label }),
    ...(undone.length > 0 && { redoLabel: undone.at(-1)?.label }),
  });
  const edit = async (request: EditRequest): Promise<EditResult> => {
    requests.push(request);
    const next = { ...prices };
    for (const change of request.edits) {
      if (change.type !== 'set') continue;
      const name = String(change.place.path[0]);
      const [theirs, clean] = [next[name], String(change.value).trim()];
      if (change.previous !== theirs && clean !== theirs)
        return { status: 'conflict', place: change.place, mine: change.value, theirs };
      next[name] = clean;
    }
    if ((next['promotional'] ?? '') >= (next['list'] ?? ''))
      return { status: 'invalid', issues: [issue(PROMOTIONAL, 'um preço menor')] };
    const colors = Number.isNaN(Number(next['colors'] ?? 0)) ? [COLORS] : [];
    const bonus = Boolean(next['bonus']) === Boolean(next['bonusPrice']) ? [] : [BONUS];
    const wrong = [...colors, ...bonus].map((place) => issue(place, 'não serve'));
    if (wrong.length > 0) return { status: 'invalid', issues: wrong };
    past.push({ prices, label: request.label });
    prices = next;
    changes += 1;
    return { status: 'saved', state: stateOf() };
  };
  const step = async (from: typeof past, to: typeof past): Promise<EditResult> => {
    const last = from.pop();
    if (last) to.push({ prices, label: last.label });
    prices = last?.prices ?? prices;
    changes += 1;
    return { status: 'saved', state: stateOf() };
  };
  return {
    requests,
    stateOf,
    prices: () => prices,
    changeOutside: (name: string, value: string) => {
      prices = { ...prices, [name]: value };
      changes += 1;
    },
    api: {
      edit,
      undo: () => step(past, undone),
      redo: () => step(undone, past),
      state: async () => stateOf(),
    } as Partial<Api> as Api,
  };
}

let server: ReturnType<typeof fakeServer>;
let editor: ReturnType<typeof createEditor>;

beforeEach(() => {
  vi.useFakeTimers();
  server = fakeServer();
  editor = createEditor(server.api, server.stateOf(), () => undefined);
});

const write = (place: Place, value: Written) => editor.write(place, value, 'Preço');
const draft = (place: Place) => editor.getSnapshot().drafts.get(dotted(place));

test('what is typed is saved once, when the seller pauses', async () => {
  for (const value of ['05', '056', '050']) {
    write(PROMOTIONAL, value);
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(server.requests).toHaveLength(0);
  expect(draft(PROMOTIONAL)?.value).toBe('050');
  await vi.advanceTimersByTimeAsync(500);
  expect(server.requests).toHaveLength(1);
  expect(server.prices()['promotional']).toBe('050');
  expect(draft(PROMOTIONAL)).toBeUndefined();
});

test('what is typed without a pause is saved about once a second', async () => {
  for (let key = 0; key < 24; key += 1) {
    write(PROMOTIONAL, `0${50 + (key % 9)}`);
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(server.requests).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(500);
  expect(server.prices()['promotional']).toBe('055');
  expect(editor.getSnapshot().drafts.size).toBe(0);
});

test('what is typed while another form of it is saved is no conflict', async () => {
  const { edit } = server.api;
  let answer = () => {};
  server.api.edit = async (request) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    return edit(request);
  };
  write(PROMOTIONAL, '05 ');
  await vi.advanceTimersByTimeAsync(500);
  write(PROMOTIONAL, '05 0');
  answer();
  await vi.advanceTimersByTimeAsync(500);
  answer();
  await vi.runAllTimersAsync();
  expect(server.prices()['promotional']).toBe('05 0');
  expect(editor.getSnapshot().drafts.size).toBe(0);
});

test('an address is not judged while it is typed, however long that takes', async () => {
  for (let key = 0; key < 24; key += 1) {
    editor.write(COLORS, 'a'.repeat(key), 'Link', 2000);
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(draft(COLORS)?.status).toBe('writing');
  await vi.advanceTimersByTimeAsync(2000);
  expect(draft(COLORS)?.status).toBe('invalid');
  expect(server.requests).toHaveLength(1);
});

test('two that need each other are saved beside one that is wrong by itself', async () => {
  for (const [place, value] of [
    [COLORS, 'azul'],
    [BONUS, 'um guia'],
    [BONUS_PRICE, '010'],
  ] as const) {
    write(place, value);
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(server.prices()).toMatchObject({ bonus: 'um guia', bonusPrice: '010' });
  expect([...editor.getSnapshot().drafts.keys()]).toEqual([dotted(COLORS)]);
});

describe.each([[[0, 1, 2, 3]], [[3, 2, 1, 0]], [[1, 0, 2, 3]]])(
  'what is typed while an edit is on its way is saved when the page is left, requests arriving as %j',
  (order) => {
    test.each([
      ['05', '056'],
      // The server saves it without the space.
      ['05 ', '05 6'],
    ])('%j, then %j', async (sent, typed) => {
      const held: (() => void)[] = [];
      const { edit } = server.api;
      server.api.edit = async (request) => {
        await new Promise<void>((release) => held.push(release));
        return edit(request);
      };
      write(PROMOTIONAL, sent);
      await vi.advanceTimersByTimeAsync(350);
      write(LIST, '129');
      write(PROMOTIONAL, typed);
      expect(editor.leave()).toBe(true);
      // The page is gone: nothing else is sent.
      vi.clearAllTimers();
      for (const index of order) {
        held[index]?.();
        await vi.advanceTimersByTimeAsync(0);
      }
      expect(server.prices()).toEqual({ list: '129', promotional: typed });
    });
  },
);

test('what is typed after the page was hidden and shown again is no conflict', async () => {
  editor.write(PROMOTIONAL, '056', 'Preço', 2000);
  editor.leave();
  await vi.advanceTimersByTimeAsync(100);
  expect(draft(PROMOTIONAL)).toBeUndefined();
  editor.write(PROMOTIONAL, '058', 'Preço', 2000);
  editor.leave();
  editor.write(PROMOTIONAL, '059', 'Preço', 2000);
  await vi.advanceTimersByTimeAsync(2000);
  expect(server.prices()['promotional']).toBe('059');
  expect(draft(PROMOTIONAL)).toBeUndefined();
});

test('the page can be left without a question once everything is saved', async () => {
  expect(editor.leave()).toBe(false);
  write(PROMOTIONAL, '056');
  expect(editor.leave()).toBe(true);
  await vi.advanceTimersByTimeAsync(350);
  expect(editor.leave()).toBe(false);
  expect(server.prices()['promotional']).toBe('056');
});

describe('what the server cannot save', () => {
  const FULL = 'O disco está cheio';
  const promotional = () => server.prices()['promotional'];

  /** Makes the server fail until it is called back. */
  function breakServer(): () => void {
    const { edit } = server.api;
    server.api.edit = (request) => {
      server.requests.push(request);
      return Promise.reject(new ApiFailure(FULL));
    };
    return () => {
      server.api.edit = edit;
    };
  }

  test('says why once, and is tried again after longer and longer', async () => {
    const mend = breakServer();
    write(PROMOTIONAL, '056');
    await vi.advanceTimersByTimeAsync(350);
    expect(draft(PROMOTIONAL)).toMatchObject({ status: 'failed', problem: FULL });
    expect(editor.getSnapshot().notice?.text).toBe(FULL);
    editor.dismissNotice();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(editor.getSnapshot().notice).toBeUndefined();
    expect(server.requests.length).toBeGreaterThan(3);
    expect(server.requests.length).toBeLessThan(8);
    mend();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(promotional()).toBe('056');
    expect(draft(PROMOTIONAL)).toBeUndefined();
  });

  test('is tried at once when the seller comes back, and the notice goes', async () => {
    const mend = breakServer();
    write(PROMOTIONAL, '056');
    await vi.advanceTimersByTimeAsync(350);
    mend();
    editor.retry();
    await vi.advanceTimersByTimeAsync(0);
    expect(promotional()).toBe('056');
    expect(editor.getSnapshot().notice).toBeUndefined();
  });

  test('is saved as a whole word when the seller goes on typing', async () => {
    const mend = breakServer();
    write(PROMOTIONAL, '05');
    await vi.advanceTimersByTimeAsync(2000);
    mend();
    server.requests.length = 0;
    for (const value of ['056', '057', '058']) {
      write(PROMOTIONAL, value);
      await vi.advanceTimersByTimeAsync(100);
    }
    await vi.advanceTimersByTimeAsync(350);
    expect(server.requests).toHaveLength(1);
    expect(promotional()).toBe('058');
  });

  test('is tried when the page is left', async () => {
    const mend = breakServer();
    write(PROMOTIONAL, '056');
    await vi.advanceTimersByTimeAsync(350);
    mend();
    editor.leave();
    await vi.advanceTimersByTimeAsync(0);
    expect(promotional()).toBe('056');
  });
});

describe('what is not saved yet', () => {
  /** A tab with the page of an editor whose process can be gone. */
  const openPage = (api: Api, storage: Map<string, string>) => {
    const page = createEditor(api, server.stateOf(), () => undefined);
    keepDrafts(page, {
      getItem: (key) => storage.get(key) ?? null,
      setItem: (key, value) => void storage.set(key, value),
    });
    return page;
  };
  const gone = {
    edit: () => Promise.reject(new ApiFailure('O editor foi aberto de novo')),
  } as Partial<Api> as Api;

  test('is saved by the next page of the tab', async () => {
    const storage = new Map<string, string>();
    openPage(gone, storage).write(PROMOTIONAL, '050', 'Preço');
    await vi.advanceTimersByTimeAsync(500);
    expect(server.prices()['promotional']).toBe('067');
    const next = openPage(server.api, storage);
    await vi.advanceTimersByTimeAsync(500);
    expect(server.prices()['promotional']).toBe('050');
    expect(next.getSnapshot().drafts.size).toBe(0);
    expect(storage.get('editor-drafts')).toBe('[]');
  });

  test('is asked about there when the file changed meanwhile', async () => {
    const storage = new Map<string, string>();
    openPage(gone, storage).write(PROMOTIONAL, '050', 'Preço');
    server.changeOutside('promotional', '060');
    const next = openPage(server.api, storage);
    await vi.advanceTimersByTimeAsync(500);
    expect(next.getSnapshot().drafts.get(dotted(PROMOTIONAL))).toMatchObject({
      status: 'conflict',
      theirs: '060',
    });
    expect(server.prices()['promotional']).toBe('060');
  });

  test('is no hindrance when what was kept cannot be read', () => {
    expect(openPage(server.api, new Map([['editor-drafts', '{']])).getSnapshot().drafts.size).toBe(0);
  });
});

test('a refused value stays in its field with the reason, and is saved with the one that makes it right', async () => {
  write(PROMOTIONAL, '150');
  await vi.advanceTimersByTimeAsync(500);
  expect(draft(PROMOTIONAL)).toMatchObject({ status: 'invalid', value: '150' });
  expect(server.prices()['promotional']).toBe('067');
  write(LIST, '199');
  await vi.runAllTimersAsync();
  expect(server.prices()).toEqual({ list: '199', promotional: '150' });
  expect(editor.getSnapshot().drafts.size).toBe(0);
});

test('a refused value is saved with a change of another kind that makes it right', async () => {
  write(PROMOTIONAL, '150');
  await vi.advanceTimersByTimeAsync(500);
  await editor.apply([{ type: 'set', place: LIST, value: '199', previous: '119' }], 'Preço de tabela');
  await vi.runAllTimersAsync();
  expect(server.prices()).toEqual({ list: '199', promotional: '150' });
  expect(editor.getSnapshot().drafts.size).toBe(0);
});

test('undo gives up a refused value before it touches what is saved', async () => {
  write(PROMOTIONAL, '150');
  await vi.advanceTimersByTimeAsync(500);
  await editor.undo();
  expect(draft(PROMOTIONAL)).toBeUndefined();
});

test('undo and redo say what they did, for some seconds', async () => {
  const said = () => editor.getSnapshot().notice?.text;
  write(PROMOTIONAL, '050');
  await vi.advanceTimersByTimeAsync(500);
  await editor.undo();
  expect(said()).toBe('Desfeito: Preço');
  await editor.redo();
  expect(said()).toBe('Refeito: Preço');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(said()).toBeUndefined();
  await editor.redo();
  expect(said()).toBeUndefined();
  write(PROMOTIONAL, '150');
  await vi.advanceTimersByTimeAsync(500);
  await editor.undo();
  expect(said()).toBe('Desfeito: Preço');
});

describe('the notice that offers to undo', () => {
  const notice = () => editor.getSnapshot().notice;
  const raise = (value: string, previous: string, done?: string) =>
    editor.apply([{ type: 'set', place: LIST, value, previous }], 'Preço de tabela', { done });

  test('undoes the change it names, even beside a refused value', async () => {
    write(PROMOTIONAL, '150');
    await vi.advanceTimersByTimeAsync(500);
    await raise('129', '119', 'Preço: mudado.');
    await vi.runAllTimersAsync();
    editor.receive({ type: 'content-changed', from: 'editor', state: server.stateOf() });
    notice()?.action?.run();
    await vi.runAllTimersAsync();
    expect(server.prices()['list']).toBe('119');
    expect(draft(PROMOTIONAL)?.value).toBe('150');
    expect(notice()).toBeUndefined();
  });

  test('goes with the next change', async () => {
    await raise('129', '119', 'Preço: mudado.');
    expect(notice()).toBeDefined();
    await raise('139', '129');
    expect(notice()).toBeUndefined();
    await raise('149', '139', 'Preço: mudado.');
    write(PROMOTIONAL, '050');
    expect(notice()).toBeUndefined();
  });
});

test('another product replaces the content and what is not saved, and can be undone', async () => {
  const asked: string[] = [];
  server.api.startFrom = async (id) => {
    asked.push(id);
    return server.api.edit({
      label: 'Começar',
      edits: [{ type: 'set', place: LIST, value: '0999', previous: '119' }],
    });
  };
  const start = async () => {
    const started = editor.startFrom({ id: 'outro', name: 'Outro', tagline: '' });
    await vi.runAllTimersAsync();
    await started;
  };
  write(PROMOTIONAL, '150');
  await vi.advanceTimersByTimeAsync(500);
  await start();
  expect([asked, server.prices()['list']]).toEqual([['outro'], '0999']);
  expect(draft(PROMOTIONAL)).toBeUndefined();
  editor.getSnapshot().notice?.action?.run();
  await vi.runAllTimersAsync();
  expect(server.prices()['list']).toBe('119');
  server.api.startFrom = async () => ({ status: 'invalid', issues: [] });
  await start();
  expect(server.prices()['list']).toBe('119');
  expect(editor.getSnapshot().notice?.action).toBeUndefined();
});

test('each state of the content is checked once, and again when the seller asks', async () => {
  let checks = 0;
  server.api.preflight = async () => {
    checks += 1;
    return { status: 'failed', issues: [] };
  };
  await editor.checkChanges();
  await editor.checkChanges();
  expect(checks).toBe(1);
  await editor.check();
  expect(checks).toBe(2);
  write(PROMOTIONAL, '050');
  await vi.runAllTimersAsync();
  await editor.checkChanges();
  expect(checks).toBe(3);
  server.api.preflight = () => Promise.reject(new ApiFailure('O editor não responde'));
  await editor.check();
  expect(editor.getSnapshot()).toMatchObject({ isChecking: false, report: { status: 'failed' } });
  server.api.preflight = async () => ({ status: 'done', findings: [], fine: [] });
  await editor.checkChanges();
  expect(editor.getSnapshot().report?.status).toBe('done');
});

test('a file that is sent stands first, and one that was there stays where it stands', async () => {
  const list = ['a.webp', 'b.webp', 'c.webp'].map((name) => ({ name }));
  server.api.upload = async () => ({ status: 'saved', file: { name: 'b.webp' } });
  editor.receive({ type: 'uploads-changed', uploads: list });
  await editor.upload({ folder: '', name: 'b.webp', file: new Blob(), endings: [] });
  expect(editor.getSnapshot().saved.uploads).toEqual(list);
  server.api.upload = async () => ({ status: 'saved', file: { name: 'd.webp' } });
  await editor.upload({ folder: '', name: 'd.webp', file: new Blob(), endings: [] });
  expect(editor.getSnapshot().saved.uploads).toEqual([{ name: 'd.webp' }, ...list]);
});

test('a value that changed outside is not written over until the seller has chosen', async () => {
  server.changeOutside('promotional', '060');
  write(PROMOTIONAL, '050');
  await vi.advanceTimersByTimeAsync(500);
  expect(draft(PROMOTIONAL)).toMatchObject({ status: 'conflict', theirs: '060' });
  expect(server.prices()['promotional']).toBe('060');
  const settled = editor.resolveConflict(PROMOTIONAL, 'mine');
  await vi.runAllTimersAsync();
  await settled;
  expect(server.prices()['promotional']).toBe('050');
  expect(draft(PROMOTIONAL)).toBeUndefined();
});

test('that holds when the editor is notified of the change before it saves', async () => {
  write(PROMOTIONAL, '050');
  server.changeOutside('promotional', '060');
  editor.receive({ type: 'content-changed', from: 'outside', state: server.stateOf() });
  await vi.advanceTimersByTimeAsync(500);
  expect(draft(PROMOTIONAL)).toMatchObject({ status: 'conflict', theirs: '060' });
});

test('of two values the file’s can stay', async () => {
  server.changeOutside('promotional', '060');
  write(PROMOTIONAL, '050');
  await vi.advanceTimersByTimeAsync(500);
  await editor.resolveConflict(PROMOTIONAL, 'theirs');
  await vi.runAllTimersAsync();
  expect(server.prices()['promotional']).toBe('060');
  expect(editor.getSnapshot().drafts.size).toBe(0);
});
