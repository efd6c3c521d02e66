// The seller's actions on the content, without React.
import type {
  Change,
  ContentState,
  Edit,
  EditorState,
  EditResult,
  Issue,
  Place,
  Product,
  ServerEvent,
  UploadedFile,
  Version,
  YamlValue,
} from '../../api.ts';
import {
  fieldAt,
  fieldPath,
  fileEdit,
  isInside,
  isSame,
  isWithin,
  placeAfter,
  valueAt,
  withEdit,
} from '../../places.ts';
import { issueText } from '../model/issueText.ts';
import type { Api, Connection, Upload } from './api.ts';
import { createDrafts } from './drafts.ts';
import { createQueue } from './queue.ts';
import { createSnapshotStore, type Draft, isGroupDraft, refusedIn } from './snapshot.ts';

export type Editor = ReturnType<typeof createEditor>;

type Outcomes = {
  /** The notice once the edits are saved, with a button that undoes them. */
  done?: string | undefined;
  /**
   * Called when the rules refuse the edits. The notice with the reasons is shown only if this function returns
   * undefined.
   */
  orElse?: ((issues: Issue[]) => boolean | undefined | Promise<boolean>) | undefined;
};

/** @param refreshPreview called when the saved content changes, and when a value that the preview shows is discarded */
export function createEditor(api: Api, saved: EditorState, refreshPreview: () => void) {
  const store = createSnapshotStore(saved);
  const queue = createQueue(store);

  /** Applies the content of a response or an event, unless a newer one has arrived before. */
  function updateSaved(state: ContentState): void {
    const { saved } = store.get();
    if (state.revision < saved.revision) return;
    const { undoLabel, redoLabel } = state;
    store.update({ saved: { ...saved, ...state, undoLabel, redoLabel } });
    if (state.revision === saved.revision) return;
    store.endUndo();
    refreshPreview();
  }
  const drafts = createDrafts({ api, store, queue, updateSaved });

  /** The edits that `apply` has saved and that may have moved or removed values, in their order. */
  const structural: Edit[] = [];

  /** The same edits after the structural edits from an index on; undefined if the value of an edit was removed. */
  function movedEdits(edits: readonly Edit[], firstIndex: number): Edit[] | undefined {
    const moved = edits.flatMap((edit) => {
      const place = placeAfter(edit.place, structural.slice(firstIndex));
      return place ? [{ ...edit, place }] : [];
    });
    return moved.length === edits.length ? moved : undefined;
  }

  /**
   * Saves edits that do more than set a field's value. Edits inside a group that the rules still refuse change the
   * group's draft. If an earlier call moves a value before these edits are sent, they follow it; if it removes the
   * value, they are not sent. Resolves to whether the edits are saved, or to the result of `orElse`.
   */
  async function apply(edits: Edit[], label: string, { done, orElse }: Outcomes = {}): Promise<boolean> {
    const firstUnseen = structural.length;
    await drafts.flush();
    const group = [...store.get().drafts.values()].find(
      (draft) => isGroupDraft(draft) && edits.every(({ place }) => isInside(place, draft.place)),
    );
    if (group) {
      const value = edits.reduce<YamlValue>((whole, edit) => {
        const path = edit.place.path.slice(group.place.path.length);
        return withEdit(whole, { ...fileEdit(edit), path }) ?? whole;
      }, group.value);
      drafts.write({ ...group, value, delayMs: 0 });
      return true;
    }
    const result = await queue.add(async () => {
      const moved = movedEdits(edits, firstUnseen);
      if (!moved) return undefined;
      const result = await api.edit({ edits: moved, label, base: store.get().saved.revision });
      if (result.status === 'saved') {
        structural.push(...moved.filter(({ type }) => type !== 'set'));
        drafts.follow(moved);
      }
      return result;
    });
    if (result?.status === 'saved') {
      updateSaved(result.state);
      drafts.resume();
      if (done) store.notify(done, () => void step('undo'));
      return true;
    }
    const answer = result?.status === 'invalid' ? await orElse?.(result.issues) : undefined;
    if (answer !== undefined) return answer;
    if (result?.status === 'invalid') store.notify(result.issues.map((issue) => issueText(issue)).join('\n'));
    if (result?.status === 'conflict')
      await reload('O arquivo mudou fora do editor. Confira e tente de novo.');
    return false;
  }

  function discard(place: Place): void {
    drafts.discard(place);
    refreshPreview();
  }

  async function reload(text?: string): Promise<void> {
    const state = await queue.add(api.state);
    if (state) updateSaved(state);
    if (text) store.notify(text);
  }

  /** Saves the waiting drafts, and undoes or redoes a step of the history. Refused drafts stay. */
  async function step(direction: 'undo' | 'redo'): Promise<void> {
    await drafts.flush();
    const { undoLabel, redoLabel } = store.get().saved;
    const result = await queue.add(api[direction]);
    if (result?.status === 'saved') {
      updateSaved(result.state);
      if (direction === 'undo' && undoLabel) store.notifyBriefly(`Desfeito: ${undoLabel}`);
      if (direction === 'redo' && redoLabel) store.notifyBriefly(`Refeito: ${redoLabel}`);
    } else if (result) await reload('O arquivo mudou fora do editor: este passo não pode ser desfeito.');
  }

  /** Says what the assistant has done. It cannot redo steps, so a step that can be redone is one that it has undone. */
  function notifyOfAssistant({ undoLabel, redoLabel }: ContentState): void {
    if (redoLabel) store.notify(`Desfeito pelo assistente: ${redoLabel}`, () => void step('redo'), 'Refazer');
    else store.notify(`${undoLabel}.`, () => void step('undo'));
  }

  function receive(event: ServerEvent): void {
    const { saved, progress } = store.get();
    if (event.type === 'connected') {
      const current = event.revision > saved.revision ? reload() : Promise.resolve();
      void current.then(drafts.resume);
    } else if (event.type === 'content-changed') {
      if (event.from === 'outside')
        store.notify('O conteúdo mudou fora do editor. As mudanças já estão aqui.');
      updateSaved(event.state);
      const isNew = event.state.revision > saved.revision;
      if (event.from === 'assistant' && isNew) notifyOfAssistant(event.state);
    } else {
      store.update({ progress: [...progress, event.progress] });
    }
  }

  /** The last state that was checked. */
  let checked: ContentState | undefined;

  /** Checks the content, which takes seconds. The last report stays until the next one arrives. */
  async function check(): Promise<void> {
    const { saved } = store.get();
    checked = saved;
    store.update({ isChecking: true });
    const report = await api.preflight().catch(store.fail);
    if (checked !== saved) return;
    if (!report) checked = undefined;
    store.update({ isChecking: false, ...(report && { report, checkedFiles: saved.files }) });
  }

  /** Checks the content if it has changed since the last check. */
  async function checkChanges(): Promise<void> {
    if (checked?.revision !== store.get().saved.revision) await check();
  }

  /** Sends a request that replaces the whole content, and discards all drafts. */
  async function replaceContent(
    request: () => Promise<EditResult>,
    done: string,
    failed: string,
  ): Promise<void> {
    await drafts.flush();
    const result = await queue.add(request);
    if (result?.status !== 'saved') return reload(failed);
    drafts.forget(() => true);
    updateSaved(result.state);
    store.notify(done, () => void step('undo'));
  }

  /** Reverts some changes of a version. If the rules require others to be reverted too, offers to do so. */
  async function revert(version: Version, changes: Change[]): Promise<void> {
    await drafts.flush();
    const result = await queue.add(() =>
      api.restore(
        version.id,
        changes.map((change) => change.id),
      ),
    );
    if (result?.status === 'saved') {
      drafts.forget((draft) => changes.some(({ place }) => place && isWithin(draft.place, place)));
      updateSaved(result.state);
      const labels = changes.map(({ label }) => label).join(', ');
      store.notify(`Voltou a ser como antes: ${labels}.`, () => void step('undo'));
    } else if (result?.status === 'invalid') {
      const { fields, files } = store.get().saved;
      const reasons = result.issues.map((issue) => issueText(issue, fieldAt(fields, files, issue)?.label));
      const needed = version.changes.filter(
        ({ place, canRevert }) =>
          canRevert &&
          place &&
          result.issues.some((issue) =>
            [issue, ...(issue.others ?? [])].some((one) => isWithin(one, place)),
          ) &&
          !changes.some((change) => change.place && isWithin(change.place, place)),
      );
      const text = `Não dá para desfazer só isto. ${reasons.join(' ')} Nada mudou.`;
      if (needed.length === 0) return store.notify(text);
      const names = needed.map(({ label }) => label).join(', ');
      store.notify(
        `${text} Dá para desfazer junto com: ${names}.`,
        () => void revert(version, [...changes, ...needed]),
        'Desfazer juntas',
      );
    } else if (result) await reload('O arquivo mudou fora do editor. Confira e tente de novo.');
  }

  /** Saves a file in the uploads folder. If it is refused, shows a notice and resolves to undefined. */
  async function upload(request: Upload): Promise<UploadedFile | undefined> {
    const result = await api.upload(request).catch(store.fail);
    if (result?.status === 'refused') store.notify(result.message);
    if (result?.status !== 'saved') return undefined;
    updateSaved(result.state);
    return result.file;
  }

  return {
    subscribe: store.subscribe,
    getSnapshot: store.get,
    api,
    apply,
    flush: drafts.flush,
    retry: drafts.retry,
    leave: drafts.leave,
    write: drafts.write,
    discard,
    receive,
    /** Discards the last draft that could not be saved, or else undoes a step of the history. */
    async undo(): Promise<void> {
      const last = refusedIn(store.get().drafts).at(-1);
      if (!last) return step('undo');
      discard(last.place);
      store.notifyBriefly(`Desfeito: ${last.label}`);
    },
    redo: () => step('redo'),
    notify: store.notify,
    fail: store.fail,
    dismissNotice: () => store.update({ notice: undefined }),
    check,
    checkChanges,
    clearProgress: () => store.update({ progress: [] }),
    setConnection: (connection: Connection) => store.update({ connection }),
    /** Continues with the drafts of an earlier page. */
    restoreDrafts(earlier: readonly Draft[]): void {
      drafts.replaceAll(earlier);
      drafts.resume();
    },
    /** Restores the whole content of a version, or the content after a step. */
    restore: (id: string, done = 'A versão voltou.') =>
      replaceContent(() => api.restore(id), done, 'A versão não pôde voltar. Nada mudou.'),
    revert,
    /** Replaces the whole content with a shipped product. */
    startFrom: ({ id, name }: Product) =>
      replaceContent(
        () => api.startFrom(id),
        `Agora o site é o de ${name}.`,
        'Não deu para começar deste produto. Nada mudou.',
      ),
    upload,
    /**
     * Like `upload`, for the field at a place. Also resolves to undefined, with a notice, if another value is there
     * after the upload, because the place may belong to another item of a list by then.
     */
    async uploadTo(place: Place, request: Upload): Promise<UploadedFile | undefined> {
      const valueNow = () => {
        const { drafts, shown } = store.get();
        return drafts.get(fieldPath(place))?.value ?? valueAt(shown.files, place);
      };
      const before = valueNow();
      const file = await upload(request);
      if (!file || isSame(valueNow(), before)) return file;
      store.notify('O conteúdo mudou durante o envio. O arquivo está em “Já enviadas”.');
      return undefined;
    },
    /** Resolves a conflict by keeping the value in the file or overwriting it. What is typed meanwhile is saved. */
    async resolveConflict(place: Place, keep: 'mine' | 'theirs'): Promise<void> {
      const key = fieldPath(place);
      const mine = store.get().drafts.get(key)?.value;
      await reload();
      const draft = store.get().drafts.get(key);
      if (!draft || (keep === 'theirs' && draft.value === mine)) return discard(place);
      store.setDraft(key, { ...draft, before: store.savedValue(place), status: 'writing' });
      drafts.schedule(key, 0);
    },
  };
}
