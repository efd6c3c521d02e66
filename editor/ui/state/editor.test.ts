import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fieldTree } from '../../../src/content-model/fieldTree.ts';
import type { EditorState, EditRequest, EditResult, Files, Issue, Place, YamlValue } from '../../api.ts';
import { fieldAt, fieldPath, placeOf } from '../../places.ts';
import { setAt } from '../../testing/edits.ts';
import { type Api, ApiFailure } from './api.ts';
import { createEditor } from './editor.ts';
import { keepDrafts } from './keptDrafts.ts';

const tree = fieldTree();
const price = fieldAt(tree, {}, placeOf('offers.promotion.price'));
const fields: EditorState['fields'] = {
  ...tree,
  offers: { kind: 'group', label: '', fields: price ? { promotional: price } : {} },
};
const LIST = placeOf('offers.list');
const PROMOTIONAL = placeOf('offers.promotional');
const COLORS = placeOf('offers.colors');
const BONUS = placeOf('offers.bonus');
const BONUS_PRICE = placeOf('offers.bonusPrice');

/** The fields that the rules of the fake server refuse. */
const refused = (values: Record<string, string>): Issue[] =>
  [
    ...((values['promotional'] ?? '') >= (values['list'] ?? '') ? [PROMOTIONAL] : []),
    ...(Number.isNaN(Number(values['colors'] ?? 0)) ? [COLORS] : []),
    ...(Boolean(values['bonus']) === Boolean(values['bonusPrice']) ? [] : [BONUS]),
  ].map((place) => ({ ...place, level: 'error', label: '', message: 'não serve' }));

/** A server that keeps values in memory, without spaces around them. */
function fakeServer() {
  let values: Record<string, string> = { list: '119', promotional: '067' };
  const past: { values: typeof values; label: string }[] = [];
  const undone: typeof past = [];
  let changes = 0;
  const stateOf = (): EditorState => ({
    revision: changes,
    files: { offers: { ...values } } as Files,
    issues: [],
    findings: [],
    names: [],
    fields,
    uploads: [],
    previewUrl: '',
    products: [],
    ...(past.length > 0 && { undoLabel: past.at(-1)?.label }),
    ...(undone.length > 0 && { redoLabel: undone.at(-1)?.label }),
  });
  const change = (next: typeof values): EditResult => {
    values = next;
    changes += 1;
    return { status: 'saved', state: stateOf() };
  };
  const edit = async (request: EditRequest): Promise<EditResult> => {
    fake.requests.push(request);
    await new Promise<void>((release) => (fake.held ? fake.held.push(release) : release()));
    if (fake.problem) throw new ApiFailure(fake.problem);
    const next = { ...values };
    for (const { place, ...one } of request.edits) {
      if (one.type !== 'set') continue;
      const name = String(place.path[0]);
      const [theirs, clean] = [next[name], String(one.value).trim()];
      const seen = [one.previous, clean, ...(one.sent ?? []).map((value) => String(value).trim())];
      if (!seen.includes(theirs)) return { status: 'conflict', place, mine: one.value, theirs };
      next[name] = clean;
    }
    const issues = refused(next);
    if (issues.length > 0) return { status: 'invalid', issues };
    past.push({ values, label: request.label });
    const answer = change(next);
    fake.beforeAnswer?.();
    return answer;
  };
  const step = async (from: typeof past, to: typeof past): Promise<EditResult> => {
    const last = from.pop();
    if (last) to.push({ values, label: last.label });
    return change(last?.values ?? values);
  };
  const fake = {
    requests: [] as EditRequest[],
    /** The error with which edits fail. */
    problem: undefined as string | undefined,
    /** If it is set, each edit adds a function here and waits until it is called. */
    held: undefined as (() => void)[] | undefined,
    /** Called when an edit is saved, before the response arrives. */
    beforeAnswer: undefined as (() => void) | undefined,
    stateOf,
    values: () => values,
    changeOutside: (name: string, value: string) => change({ ...values, [name]: value }),
    api: {
      edit,
      undo: () => step(past, undone),
      redo: () => step(undone, past),
      state: async () => stateOf(),
    } as Partial<Api> as Api,
  };
  return fake;
}

let server: ReturnType<typeof fakeServer>;
let editor: ReturnType<typeof createEditor>;
const refreshPreview = vi.fn();

function startEditor(): void {
  vi.useFakeTimers();
  server = fakeServer();
  editor = createEditor(server.api, server.stateOf(), refreshPreview);
}
beforeEach(startEditor);

const write = (place: Place, value: YamlValue) => editor.write({ place, value, label: 'Preço' });
/** Types a value and waits until it is sent. */
async function typed(place: Place, value: YamlValue): Promise<void> {
  write(place, value);
  await vi.advanceTimersByTimeAsync(500);
}
const promotional = () => server.values()['promotional'];
const said = () => editor.getSnapshot().notice?.text;
const draft = (place: Place) => editor.getSnapshot().drafts.get(fieldPath(place));

test('a typed value is saved when the seller pauses; without a pause about once a second', async () => {
  expect(editor.leave()).toBe(false);
  for (let key = 0; key < 24; key += 1) {
    write(PROMOTIONAL, `0${50 + (key % 9)}`);
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(server.requests).toHaveLength(2);
  expect(draft(PROMOTIONAL)?.value).toBe('055');
  await vi.advanceTimersByTimeAsync(500);
  expect(server.requests).toHaveLength(3);
  expect(promotional()).toBe('055');
  expect(editor.leave()).toBe(false);
});

test('a value typed while the previous one is saved in cleaned form causes no conflict', async () => {
  server.held = [];
  await typed(PROMOTIONAL, '05 ');
  write(PROMOTIONAL, '05 0');
  server.held.pop()?.();
  await vi.advanceTimersByTimeAsync(500);
  server.held.pop()?.();
  await vi.runAllTimersAsync();
  expect(promotional()).toBe('05 0');
  expect(editor.getSnapshot().drafts.size).toBe(0);
});

test('an address is not validated while it is being typed, however long that takes', async () => {
  for (let key = 0; key < 24; key += 1) {
    editor.write({ place: COLORS, value: 'a'.repeat(key), label: 'Link', delayMs: 2000 });
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(draft(COLORS)?.status).toBe('writing');
  await vi.advanceTimersByTimeAsync(2000);
  expect(draft(COLORS)?.status).toBe('invalid');
  expect(server.requests).toHaveLength(1);
});

test('two values that need each other are saved even if a third is invalid by itself', async () => {
  await typed(COLORS, 'azul');
  await typed(BONUS, 'um guia');
  await typed(BONUS_PRICE, '010');
  await vi.runAllTimersAsync();
  expect(server.values()).toMatchObject({ bonus: 'um guia', bonusPrice: '010' });
  expect([...editor.getSnapshot().drafts.keys()]).toEqual([fieldPath(COLORS)]);
});

test('values typed while edits are being sent are saved when the page is left, whatever their order', async () => {
  // The server saves the values without spaces.
  const typedValues = fc.uniqueArray(fc.constantFrom('05', '056 ', '0567', '05 ', '04', '046'), {
    minLength: 2,
    selector: (value) => value.trim(),
  });
  const orders = fc.array(fc.nat(), { minLength: 8, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(typedValues, orders, async ([first = '', ...others], order) => {
      startEditor();
      const held: (() => void)[] = [];
      server.held = held;
      write(PROMOTIONAL, first);
      await vi.advanceTimersByTimeAsync(350);
      write(LIST, '129');
      for (const value of others) {
        write(PROMOTIONAL, value);
        expect(editor.leave()).toBe(true);
      }
      // The page is closed, so nothing else is sent.
      vi.clearAllTimers();
      for (const index of order) {
        const [arrived] = held.splice(index % Math.max(held.length, 1), 1);
        arrived?.();
        await vi.advanceTimersByTimeAsync(0);
      }
      expect(held).toEqual([]);
      expect(server.values()).toEqual({ list: '129', promotional: others.at(-1)?.trim() });
    }),
  );
});

test('a value typed after the page was hidden and shown again causes no conflict', async () => {
  const writeLater = (value: string) =>
    editor.write({ place: PROMOTIONAL, value, label: 'Preço', delayMs: 2000 });
  writeLater('056');
  editor.leave();
  await vi.advanceTimersByTimeAsync(100);
  expect(draft(PROMOTIONAL)).toBeUndefined();
  writeLater('058');
  editor.leave();
  writeLater('059');
  await vi.advanceTimersByTimeAsync(2000);
  expect(promotional()).toBe('059');
  expect(draft(PROMOTIONAL)).toBeUndefined();
});

describe('a value that the server cannot save', () => {
  beforeEach(async () => {
    server.problem = 'O disco está cheio';
    await typed(PROMOTIONAL, '056');
  });

  test('shows its reason once, and is sent again at growing intervals', async () => {
    expect(draft(PROMOTIONAL)).toMatchObject({ status: 'failed', problem: server.problem });
    expect(said()).toBe(server.problem);
    editor.dismissNotice();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(said()).toBeUndefined();
    expect(server.requests.length).toBeGreaterThan(3);
    expect(server.requests.length).toBeLessThan(8);
    server.problem = undefined;
    await vi.advanceTimersByTimeAsync(30_000);
    expect(promotional()).toBe('056');
    expect(draft(PROMOTIONAL)).toBeUndefined();
  });

  test.each(['retry', 'leave'] as const)('is sent again at once by %s()', async (name) => {
    server.problem = undefined;
    editor[name]();
    await vi.advanceTimersByTimeAsync(0);
    expect(promotional()).toBe('056');
    if (name === 'retry') expect(said()).toBeUndefined();
  });

  test('is saved in one request if the seller continues typing', async () => {
    server.problem = undefined;
    server.requests.length = 0;
    for (const value of ['056', '057', '058']) {
      write(PROMOTIONAL, value);
      await vi.advanceTimersByTimeAsync(100);
    }
    await vi.advanceTimersByTimeAsync(350);
    expect(server.requests).toHaveLength(1);
    expect(promotional()).toBe('058');
  });
});

describe('an unsaved value of a tab', () => {
  const storage = new Map<string, string>();
  const openPage = () => {
    const page = createEditor(server.api, server.stateOf(), () => undefined);
    keepDrafts(page, {
      getItem: (key) => storage.get(key) ?? null,
      setItem: (key, value) => void storage.set(key, value),
    });
    return page;
  };
  beforeEach(async () => {
    storage.clear();
    server.problem = 'O editor foi fechado';
    openPage().write({ place: PROMOTIONAL, value: '050', label: 'Preço' });
    await vi.advanceTimersByTimeAsync(500);
    vi.clearAllTimers();
    server.problem = undefined;
  });

  test('is saved by the next page of the tab', async () => {
    editor = openPage();
    await vi.advanceTimersByTimeAsync(500);
    expect(promotional()).toBe('050');
    expect(editor.getSnapshot().drafts.size).toBe(0);
    expect(storage.get('editor-drafts')).toBe('[]');
  });

  test('becomes a conflict there if the file was changed in the meantime, even if the seller types on', async () => {
    server.changeOutside('promotional', '060');
    editor = openPage();
    write(PROMOTIONAL, '051');
    await vi.advanceTimersByTimeAsync(500);
    expect(draft(PROMOTIONAL)).toMatchObject({ status: 'conflict', theirs: '060' });
    expect(promotional()).toBe('060');
  });

  test('is dropped when it cannot be read', () => {
    storage.set('editor-drafts', '{');
    expect(openPage().getSnapshot().drafts.size).toBe(0);
  });
});

test.each([
  ['another typed value', () => write(LIST, '199')],
  ['a change of another kind', () => editor.apply([setAt('offers.list', '199', '119')], 'Tabela')],
])('a refused value stays in its field, and is saved once %s makes it valid', async (_, change) => {
  await typed(PROMOTIONAL, '150');
  expect(draft(PROMOTIONAL)).toMatchObject({ status: 'invalid', value: '150' });
  expect(promotional()).toBe('067');
  change();
  await vi.runAllTimersAsync();
  expect(server.values()).toEqual({ list: '199', promotional: '150' });
  expect(editor.getSnapshot().drafts.size).toBe(0);
});

test('a deletion that is pressed while others are saved deletes the item that was shown, and only once', async () => {
  const ITEM = (index: number) => placeOf(`offers.items.${index}`);
  const remove = (index: number) => editor.apply([{ type: 'remove', place: ITEM(index) }], 'Item');
  write(PROMOTIONAL, '056');
  const removed = [remove(0), remove(2), remove(0)];
  expect(await Promise.all(removed)).toEqual([true, true, false]);
  expect(server.requests.map(({ edits }) => edits[0]?.place)).toEqual([PROMOTIONAL, ITEM(0), ITEM(1)]);
});

test('undo and redo show the name of their step briefly, and undo first discards a refused value', async () => {
  await typed(PROMOTIONAL, '050');
  await editor.undo();
  expect(said()).toBe('Desfeito: Preço');
  await editor.redo();
  expect(said()).toBe('Refeito: Preço');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(said()).toBeUndefined();
  await editor.redo();
  expect(said()).toBeUndefined();
  await typed(PROMOTIONAL, '150');
  await editor.undo();
  expect(said()).toBe('Desfeito: Preço');
  expect(draft(PROMOTIONAL)).toBeUndefined();
  expect(promotional()).toBe('050');
});

test.each([
  ['undo', () => editor.undo()],
  ['its own button', async () => editor.discard(PROMOTIONAL)],
  ['choosing the value in the file', () => editor.resolveConflict(PROMOTIONAL, 'theirs')],
])('the preview is refreshed when %s discards a value that it shows', async (_, discard) => {
  server.changeOutside('promotional', '060');
  await typed(PROMOTIONAL, '050');
  editor.receive({ type: 'content-changed', from: 'outside', state: server.stateOf() });
  refreshPreview.mockClear();
  await discard();
  expect(draft(PROMOTIONAL)).toBeUndefined();
  expect(refreshPreview).toHaveBeenCalled();
});

describe('the notice that offers to undo', () => {
  const notice = () => editor.getSnapshot().notice;
  const raise = (value: string, previous: string, done?: string) =>
    editor.apply([{ type: 'set', place: LIST, value, previous }], 'Preço de tabela', { done });

  test('undoes the change that it names, even if there is a refused value', async () => {
    await typed(PROMOTIONAL, '150');
    await raise('129', '119', 'Preço: mudado.');
    await vi.runAllTimersAsync();
    editor.receive({ type: 'content-changed', from: 'editor', state: server.stateOf() });
    notice()?.action?.run();
    await vi.runAllTimersAsync();
    expect(server.values()['list']).toBe('119');
    expect(draft(PROMOTIONAL)?.value).toBe('150');
    expect(notice()).toBeUndefined();
  });

  test('disappears with the next change', async () => {
    await raise('129', '119', 'Preço: mudado.');
    expect(notice()).toBeDefined();
    await raise('139', '129');
    expect(notice()).toBeUndefined();
    await raise('149', '139', 'Preço: mudado.');
    write(PROMOTIONAL, '050');
    expect(notice()).toBeUndefined();
  });
});

test('a notice says what the assistant changed or undid, and its button reverses that', async () => {
  const fromAssistant = () =>
    editor.receive({ type: 'content-changed', from: 'assistant', state: server.stateOf() });
  const runAction = async () => {
    editor.getSnapshot().notice?.action?.run();
    await vi.runAllTimersAsync();
  };
  const label = 'Tabela (mudado pelo assistente)';
  await server.api.edit({ label, edits: [{ type: 'set', place: LIST, value: '129', previous: '119' }] });
  fromAssistant();
  expect(said()).toBe(`${label}.`);
  await runAction();
  expect(server.values()['list']).toBe('119');
  await editor.redo();
  await server.api.undo();
  fromAssistant();
  expect(said()).toBe(`Desfeito pelo assistente: ${label}`);
  await runAction();
  expect(server.values()['list']).toBe('129');
  await vi.runAllTimersAsync();
  fromAssistant();
  expect(said()).toBeUndefined();
});

test('another product replaces all values and can be undone; if it is refused, nothing changes', async () => {
  server.api.startFrom = (id) =>
    server.api.edit({ label: id, edits: [{ type: 'set', place: LIST, value: '0999', previous: '119' }] });
  const start = async () => {
    const started = editor.startFrom({ id: 'outro', name: 'Outro', tagline: '' });
    await vi.runAllTimersAsync();
    await started;
  };
  await typed(PROMOTIONAL, '150');
  await start();
  expect([server.requests.at(-1)?.label, server.values()['list']]).toEqual(['outro', '0999']);
  expect(draft(PROMOTIONAL)).toBeUndefined();
  editor.getSnapshot().notice?.action?.run();
  await vi.runAllTimersAsync();
  expect(server.values()['list']).toBe('119');
  server.api.startFrom = async () => ({ status: 'invalid', issues: [] });
  await start();
  expect(server.values()['list']).toBe('119');
  expect(editor.getSnapshot().notice?.action).toBeUndefined();
});

test('each state of the content is checked once, and again if the seller asks for it', async () => {
  const preflight = vi.fn(async () => ({ status: 'failed' as const, issues: [] }));
  server.api.preflight = preflight;
  await editor.checkChanges();
  await editor.checkChanges();
  expect(preflight).toHaveBeenCalledTimes(1);
  await editor.check();
  expect(preflight).toHaveBeenCalledTimes(2);
  write(PROMOTIONAL, '050');
  await vi.runAllTimersAsync();
  await editor.checkChanges();
  expect(preflight).toHaveBeenCalledTimes(3);
  server.api.preflight = () => Promise.reject(new ApiFailure('O editor não responde'));
  await editor.check();
  expect(editor.getSnapshot()).toMatchObject({ isChecking: false, report: { status: 'failed' } });
  server.api.preflight = async () => ({ status: 'done', findings: [], passed: [] });
  await editor.checkChanges();
  expect(editor.getSnapshot().report?.status).toBe('done');
});

describe('a response or event with content', () => {
  const shown = () => editor.getSnapshot().saved.files.offers;
  const announce = (state: EditorState) => editor.receive({ type: 'content-changed', from: 'editor', state });

  test('is ignored if a newer one has arrived before', async () => {
    const old = server.stateOf();
    await typed(PROMOTIONAL, '050');
    announce(old);
    expect(shown()).toMatchObject({ promotional: '050' });
  });

  test('from another page is applied even while a value is being sent', async () => {
    server.beforeAnswer = () => {
      server.changeOutside('list', '129');
      announce(server.stateOf());
    };
    await typed(PROMOTIONAL, '050');
    expect(shown()).toMatchObject({ list: '129' });
    expect(draft(PROMOTIONAL)).toBeUndefined();
  });

  test('does not make a newly typed value overwrite the value of another page', async () => {
    server.beforeAnswer = () => {
      server.changeOutside('promotional', '060');
      announce(server.stateOf());
      write(PROMOTIONAL, '055');
    };
    await typed(PROMOTIONAL, '050');
    await vi.advanceTimersByTimeAsync(500);
    expect(draft(PROMOTIONAL)).toMatchObject({ status: 'conflict', value: '055', theirs: '060' });
    expect(promotional()).toBe('060');
  });

  test('is requested if it was not announced to this page', async () => {
    server.changeOutside('list', '129');
    editor.receive({ type: 'connected', revision: server.stateOf().revision });
    await vi.runAllTimersAsync();
    expect(shown()).toMatchObject({ list: '129' });
  });

  test('is not requested if this page has it, and failed drafts are sent', async () => {
    server.problem = 'Sem resposta';
    await typed(PROMOTIONAL, '050');
    server.problem = undefined;
    const requested = vi.spyOn(server.api, 'state');
    editor.receive({ type: 'connected', revision: server.stateOf().revision });
    await vi.advanceTimersByTimeAsync(0);
    expect(promotional()).toBe('050');
    expect(requested).not.toHaveBeenCalled();
  });
});

test.each([
  ['stays if the seller chooses it', [], '060'],
  ['is replaced by what the seller types after choosing it', ['051'], '051'],
])('a value that was changed outside %s', async (_, typedThen, value) => {
  server.changeOutside('promotional', '060');
  await typed(PROMOTIONAL, '050');
  void editor.resolveConflict(PROMOTIONAL, 'theirs');
  for (const one of typedThen) write(PROMOTIONAL, one);
  await vi.runAllTimersAsync();
  expect(promotional()).toBe(value);
  expect(editor.getSnapshot().drafts.size).toBe(0);
});

test('a change outside is not overwritten if it is announced while the seller types', async () => {
  write(PROMOTIONAL, '050');
  server.changeOutside('promotional', '060');
  editor.receive({ type: 'content-changed', from: 'outside', state: server.stateOf() });
  await vi.advanceTimersByTimeAsync(500);
  expect(draft(PROMOTIONAL)).toMatchObject({ status: 'conflict', theirs: '060' });
  expect(promotional()).toBe('060');
});
