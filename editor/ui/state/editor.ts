// What the seller sees of the content: what is saved, and over it what is being written. Knows no React.
import type {
  ContentState,
  Edit,
  EditorState,
  EditResult,
  Issue,
  Place,
  PreflightReport,
  PublishProgress,
  ServerEvent,
  UploadedFile,
  Written,
} from '../../api.ts';
import { dotted, isSame, isWithin, valueAt, withValueAt } from '../model/place.ts';
import { type Api, ApiFailure } from './api.ts';

/** A value that is not saved: being written, refused by the content's rules, or changed outside meanwhile. */
export type Draft = {
  place: Place;
  value: Written;
  /** What stood there when the seller began: a change from outside meanwhile is not written over. */
  before: Written | undefined;
  label: string;
  status: 'writing' | 'invalid' | 'conflict';
  issues: Issue[];
  theirs: Written | undefined;
};

export type Snapshot = {
  saved: EditorState;
  /** The same with the groups that are begun and not right yet. */
  shown: EditorState;
  drafts: ReadonlyMap<string, Draft>;
  isSaving: boolean;
  isConnected: boolean;
  /** What failed or was done last, to be announced; `undo` brings it back. */
  notice: { text: string; undo?: () => void } | undefined;
  report: PreflightReport | undefined;
  progress: readonly PublishProgress[];
};

/** A group that was switched on or changed whole, whose fields are written into it until the rules take it. */
export const isGroupDraft = ({ value }: Draft): boolean =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

function withGroups({ saved, drafts }: Pick<Snapshot, 'saved' | 'drafts'>): EditorState {
  const groups = [...drafts.values()].filter(isGroupDraft);
  if (groups.length === 0) return saved;
  const files = { ...saved.files };
  for (const { place, value } of groups)
    files[place.file] = withValueAt(files[place.file], place.path, value);
  return { ...saved, files };
}

/** Saved this long after the last key, so that a word is one step of the history. */
const QUIET_MS = 350;

export type Editor = ReturnType<typeof createEditor>;

export function createEditor(api: Api, saved: EditorState, onSaved: () => void) {
  let snapshot: Snapshot = {
    saved,
    shown: saved,
    drafts: new Map(),
    isSaving: false,
    isConnected: true,
    notice: undefined,
    report: undefined,
    progress: [],
  };
  const listeners = new Set<() => void>();
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  /** Edits reach the server one after the other. */
  let queue: Promise<unknown> = Promise.resolve();

  function update(change: Partial<Snapshot>): void {
    snapshot = { ...snapshot, ...change };
    if (change.saved || change.drafts) snapshot.shown = withGroups(snapshot);
    for (const listener of listeners) listener();
  }

  function setDraft(key: string, draft: Draft | undefined): void {
    const drafts = new Map(snapshot.drafts);
    if (draft) drafts.set(key, draft);
    else drafts.delete(key);
    update({ drafts });
  }

  const savedValue = (place: Place) => valueAt(snapshot.saved.files, place);
  const notify = (text: string, undo?: () => void) => update({ notice: { text, ...(undo && { undo }) } });

  function take(state: ContentState): void {
    update({
      saved: { ...snapshot.saved, ...state, undoLabel: state.undoLabel, redoLabel: state.redoLabel },
    });
    onSaved();
  }

  function enqueue<Result>(task: () => Promise<Result>): Promise<Result | undefined> {
    const result = queue.then(async () => {
      update({ isSaving: true });
      try {
        return await task();
      } catch (error) {
        if (!(error instanceof ApiFailure)) throw error;
        notify(error.message);
        return undefined;
      } finally {
        update({ isSaving: false });
      }
    });
    queue = result.catch(() => undefined);
    return result;
  }

  const setOf = ({ place, value, before }: Draft): Edit => ({ type: 'set', place, value, previous: before });

  const isUnchanged = (key: string, sent: Draft) => snapshot.drafts.get(key)?.value === sent.value;

  /** Saves a draft, alone or, when the rules refuse it, with the others that they refused: two prices may need each other. */
  async function saveDraft(key: string): Promise<void> {
    const draft = snapshot.drafts.get(key);
    if (!draft || draft.status === 'conflict') return;
    if (isSame(draft.value, savedValue(draft.place))) return setDraft(key, undefined);
    let sent = [draft];
    let result = await api.edit({ edits: [setOf(draft)], label: draft.label });
    const refused = [...snapshot.drafts.values()].filter(
      (other) => other !== draft && other.status === 'invalid' && dotted(other.place) !== key,
    );
    if (result.status === 'invalid' && refused.length > 0) {
      const together = await api.edit({
        edits: [draft, ...refused].map((one) => setOf(one)),
        label: draft.label,
      });
      if (together.status === 'saved') [sent, result] = [[draft, ...refused], together];
    }
    if (result.status === 'saved') {
      take(result.state);
      for (const one of sent) {
        const now = snapshot.drafts.get(dotted(one.place));
        if (now)
          setDraft(dotted(one.place), now.value === one.value ? undefined : { ...now, before: one.value });
      }
      for (const one of refused)
        if (snapshot.drafts.get(dotted(one.place)) === one) schedule(dotted(one.place), 0);
    } else if (isUnchanged(key, draft)) {
      const conflict = result.status === 'conflict';
      setDraft(key, {
        ...draft,
        status: conflict ? 'conflict' : 'invalid',
        issues: conflict ? [] : (result as Extract<EditResult, { status: 'invalid' }>).issues,
        theirs: conflict ? (result as Extract<EditResult, { status: 'conflict' }>).theirs : undefined,
      });
    }
  }

  function schedule(key: string, delayMs: number): void {
    clearTimeout(timers.get(key));
    timers.set(
      key,
      setTimeout(() => {
        timers.delete(key);
        void enqueue(() => saveDraft(key));
      }, delayMs),
    );
  }

  /** Saves at once what waits for a quiet moment. */
  async function flush(): Promise<void> {
    for (const [key, timer] of timers) {
      clearTimeout(timer);
      void enqueue(() => saveDraft(key));
    }
    timers.clear();
    await queue;
  }

  function forget(isForgotten: (draft: Draft) => boolean): void {
    const kept = [...snapshot.drafts].filter(([, draft]) => !isForgotten(draft));
    if (kept.length < snapshot.drafts.size) update({ drafts: new Map(kept) });
  }

  /**
   * Saves edits of another kind than a field's value; what they touch must not be in a draft.
   *
   * @param orElse what is tried when the rules refuse them
   */
  async function apply(
    edits: Edit[],
    label: string,
    done?: string,
    orElse?: (issues: Issue[]) => { edits: Edit[]; done: string } | undefined,
  ): Promise<boolean> {
    await flush();
    const result = await enqueue(() => api.edit({ edits, label, base: snapshot.saved.revision }));
    if (result?.status === 'saved') {
      const lists = edits.map((edit) => ('list' in edit ? edit.list : edit.place));
      forget(({ place }) => lists.some((list) => isWithin(place, list)));
      take(result.state);
      if (done) notify(done, () => void travel('undo'));
      return true;
    }
    const other = result?.status === 'invalid' && orElse?.(result.issues);
    if (other) return apply(other.edits, label, other.done);
    if (result?.status === 'invalid')
      notify(
        result.issues.map(({ message, advice }) => [message, advice].filter(Boolean).join('. ')).join('\n'),
      );
    if (result?.status === 'conflict')
      await reload('O arquivo mudou fora do editor. Confira e tente de novo.');
    return false;
  }

  async function reload(text?: string): Promise<void> {
    const state = await enqueue(api.state);
    if (state) take(state);
    if (text) notify(text);
  }

  /** Undoes what is not saved yet, else a step of the history. */
  async function travel(direction: 'undo' | 'redo'): Promise<void> {
    const last = [...snapshot.drafts].filter(([, { status }]) => status !== 'writing').at(-1);
    if (direction === 'undo' && last) return setDraft(last[0], undefined);
    await flush();
    const result = await enqueue(api[direction]);
    if (result?.status === 'saved') take(result.state);
    else if (result) await reload('O arquivo mudou fora do editor: este passo não pode ser desfeito.');
  }

  function hear(event: ServerEvent): void {
    if (event.type === 'content-changed') {
      if (event.from === 'outside') notify('O conteúdo mudou fora do editor. As mudanças já estão aqui.');
      if (event.from === 'outside' || !snapshot.isSaving) take(event.state);
    } else if (event.type === 'uploads-changed') {
      update({ saved: { ...snapshot.saved, uploads: event.uploads } });
    } else if (event.type === 'preflight') {
      update({ report: event.report });
    } else {
      update({ progress: [...snapshot.progress, event.progress] });
    }
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => snapshot,
    api,
    apply,
    flush,
    hear,
    travel,
    notify,
    reload,
    dismissNotice: () => update({ notice: undefined }),
    setReport: (report: PreflightReport) => update({ report }),
    clearProgress: () => update({ progress: [] }),
    setConnected(isConnected: boolean): void {
      if (isConnected === snapshot.isConnected) return;
      update({ isConnected });
      if (isConnected)
        for (const [key, { status }] of snapshot.drafts) if (status === 'writing') schedule(key, 0);
    },
    /** Writes a field: shown at once, saved when the seller pauses, or at once where there is nothing to type. */
    write(place: Place, value: Written, label: string, delayMs = QUIET_MS): void {
      const key = dotted(place);
      const draft = snapshot.drafts.get(key);
      const before = draft ? draft.before : savedValue(place);
      setDraft(key, { place, value, before, label, status: 'writing', issues: [], theirs: undefined });
      schedule(key, delayMs);
    },
    /** Gives up what is written and not saved. */
    discard(place: Place): void {
      setDraft(dotted(place), undefined);
    },
    /** Brings a version's content back whole. */
    async restore(id: string): Promise<void> {
      await flush();
      const result = await enqueue(() => api.restore(id));
      if (result?.status !== 'saved') return reload('A versão não pôde voltar. Nada mudou.');
      forget(() => true);
      take(result.state);
      notify('A versão voltou.', () => void travel('undo'));
    },
    /** Keeps a file in the uploads folder; undefined when it was refused, which the seller is told. */
    async upload(folder: string, name: string, file: Blob): Promise<UploadedFile | undefined> {
      const result = await api.upload(folder, name, file).catch((error: unknown) => {
        if (error instanceof ApiFailure) return { status: 'refused' as const, message: error.message };
        throw error;
      });
      if (result.status === 'refused') {
        notify(result.message);
        return undefined;
      }
      const others = snapshot.saved.uploads.filter((one) => one.name !== result.file.name);
      update({ saved: { ...snapshot.saved, uploads: [...others, result.file] } });
      return result.file;
    },
    /** Ends a conflict: with what stands in the file, or by writing over it. */
    async settle(place: Place, keep: 'mine' | 'theirs'): Promise<void> {
      const key = dotted(place);
      const draft = snapshot.drafts.get(key);
      await reload();
      if (!draft || keep === 'theirs') return setDraft(key, undefined);
      setDraft(key, { ...draft, before: savedValue(place), status: 'writing' });
      schedule(key, 0);
    },
  };
}
