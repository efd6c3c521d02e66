// Drafts of fields. They are saved when the seller pauses, sent again if the server fails, and kept with the issues if
// the rules refuse them.
import type { ContentState, Edit, EditResult, Place, YamlValue } from '../../api.ts';
import { fieldPath, isSame, isWithin, placeAfter, valueAt } from '../../places.ts';
import { type Api, ApiFailure } from './api.ts';
import type { Queue } from './queue.ts';
import type { Draft, SnapshotStore } from './snapshot.ts';

/** A draft is saved this long after the last key, so that a word is one step of the history. */
const QUIET_MS = 350;
/** Without a pause, a draft is saved this long after the first key, unless the field waits longer. */
const MAX_DELAY_MS = 1000;
/** The time after which a failed draft is sent again. It doubles with each further failure. */
const RETRY_MS = 2000;
const LONGEST_RETRY_MS = 30_000;

export type TypedValue = {
  place: Place;
  value: YamlValue;
  /** The name of the change in the history. */
  label: string;
  /** How long to wait for the next key. */
  delayMs?: number | undefined;
};

type Tools = { api: Api; store: SnapshotStore; queue: Queue; updateSaved: (state: ContentState) => void };

export function createDrafts({ api, store, queue, updateSaved }: Tools) {
  const waiting = new Map<string, { timer: ReturnType<typeof setTimeout>; since: number | undefined }>();
  /** How often each draft has failed. */
  const failures = new Map<string, number>();
  /** The values of each place that were sent but not answered yet, in the order of sending. */
  const sending = new Map<string, YamlValue[]>();

  /** Sends drafts in one request, with the label of the first draft. */
  async function send(drafts: [Draft, ...Draft[]]): Promise<EditResult> {
    const valuesAt = ({ place }: Draft) => sending.get(fieldPath(place)) ?? [];
    const edits = drafts.map((draft): Edit => {
      const { place, value, before } = draft;
      return { type: 'set', place, value, previous: before, sent: valuesAt(draft) };
    });
    for (const draft of drafts) sending.set(fieldPath(draft.place), [...valuesAt(draft), draft.value]);
    try {
      return await api.edit({ edits, label: drafts[0].label });
    } finally {
      for (const draft of drafts) {
        const values = valuesAt(draft);
        sending.set(fieldPath(draft.place), values.toSpliced(values.indexOf(draft.value), 1));
      }
    }
  }

  /** Removes saved drafts, unless the seller has typed more since. */
  function accept(sent: Draft[], state: ContentState): void {
    updateSaved(state);
    for (const { place, value } of sent) {
      const draft = store.get().drafts.get(fieldPath(place));
      // The saved value is cleaned and may differ from the typed one. A newer draft is not overwritten.
      const before = valueAt(state.files, place);
      if (draft) store.setDraft(fieldPath(place), draft.value === value ? undefined : { ...draft, before });
    }
  }

  const isUnchanged = (key: string, sent: Draft) => store.get().drafts.get(key)?.value === sent.value;

  /**
   * Saves a draft. If the rules refuse it, tries to save it together with other refused drafts, because two prices may
   * only be valid together.
   */
  async function saveDraft(key: string): Promise<void> {
    const draft = store.get().drafts.get(key);
    if (!draft || draft.status === 'conflict') return;
    if (isSame(draft.value, store.savedValue(draft.place))) return store.setDraft(key, undefined);
    let sent = [draft];
    let result = await send([draft]);
    const refused = [...store.get().drafts.values()].filter(
      (other) => other.status === 'invalid' && fieldPath(other.place) !== key,
    );
    // Leaves out the drafts that are refused even together.
    for (let others = refused; result.status === 'invalid' && others.length > 0; ) {
      const together = await send([draft, ...others]);
      if (together.status === 'saved') [sent, result] = [[draft, ...others], together];
      const issues = together.status === 'invalid' ? together.issues : [];
      const right = others.filter(({ place }) => !issues.some((issue) => isWithin(issue, place)));
      if (right.length === others.length) break;
      others = right;
    }
    failures.delete(key);
    if (result.status === 'saved') {
      if (draft.problem !== undefined && draft.problem === store.get().notice?.text)
        store.update({ notice: undefined });
      accept(sent, result.state);
      for (const one of refused)
        if (store.get().drafts.get(fieldPath(one.place)) === one) schedule(fieldPath(one.place), 0);
    } else if (isUnchanged(key, draft)) {
      const reason =
        result.status === 'invalid'
          ? { issues: result.issues, theirs: undefined }
          : { issues: [], theirs: result.theirs };
      store.setDraft(key, { ...draft, status: result.status, ...reason });
    }
  }

  function fail(key: string, message: string): void {
    const draft = store.get().drafts.get(key);
    if (!draft) return;
    if (draft.problem !== message) store.notify(message);
    // A value that was typed since is sent soon anyway.
    const isTyped = waiting.has(key);
    const isFailed = draft.status === 'writing' && !isTyped;
    store.setDraft(key, { ...draft, problem: message, ...(isFailed && { status: 'failed' }) });
    if (isTyped) return;
    const count = failures.get(key) ?? 0;
    failures.set(key, count + 1);
    schedule(key, Math.min(RETRY_MS * 2 ** count, LONGEST_RETRY_MS));
  }

  const enqueue = (key: string) =>
    queue.add(async () => {
      try {
        await saveDraft(key);
      } catch (error) {
        if (!(error instanceof ApiFailure)) throw error;
        fail(key, error.message);
      }
    });

  function schedule(key: string, delayMs: number): void {
    const now = Date.now();
    const { timer, since: typedSince = now } = waiting.get(key) ?? {};
    clearTimeout(timer);
    const since = delayMs > MAX_DELAY_MS ? undefined : typedSince;
    const save = () => {
      waiting.delete(key);
      void enqueue(key);
    };
    const waitMs = since === undefined ? delayMs : Math.min(delayMs, since + MAX_DELAY_MS - now);
    waiting.set(key, { timer: setTimeout(save, waitMs), since });
  }

  /** Saves the drafts that wait for a pause, and waits for the queue. */
  async function flush(): Promise<void> {
    for (const [key, { timer }] of waiting) {
      clearTimeout(timer);
      void enqueue(key);
    }
    waiting.clear();
    await queue.end();
  }

  function forget(isForgotten: (draft: Draft) => boolean): void {
    const kept = [...store.get().drafts].filter(([, draft]) => !isForgotten(draft));
    if (kept.length < store.get().drafts.size) store.update({ drafts: new Map(kept) });
  }

  function replaceAll(drafts: readonly Draft[]): void {
    store.update({ drafts: new Map(drafts.map((draft) => [fieldPath(draft.place), draft])) });
  }

  /** Moves drafts with their values after edits. Removes the drafts of values that the edits replaced or removed. */
  function follow(edits: readonly Edit[]): void {
    const kept = [...store.get().drafts.values()].flatMap((draft) => {
      const place = placeAfter(draft.place, edits);
      return place ? [{ ...draft, place }] : [];
    });
    replaceAll(kept);
  }

  return {
    flush,
    forget,
    follow,
    replaceAll,
    schedule,
    /** Tries to save all drafts again, except those in conflict. */
    resume(): void {
      for (const [key, { status }] of store.get().drafts) if (status !== 'conflict') schedule(key, 0);
    },
    /** Tries to save the failed drafts again. */
    retry(): void {
      for (const [key, { status }] of store.get().drafts) if (status === 'failed') schedule(key, 0);
    },
    /**
     * Sends the drafts that are not refused or in conflict. Does not wait for the queue, because the page may close
     * before the queue is empty. Returns whether there are any drafts, including refused ones.
     */
    leave(): boolean {
      const { drafts } = store.get();
      for (const [key, draft] of drafts) {
        const values = sending.get(key) ?? [];
        if (draft.status === 'invalid' || draft.status === 'conflict' || values.at(-1) === draft.value)
          continue;
        send([draft]).then(
          (result) => result.status === 'saved' && accept([draft], result.state),
          () => undefined,
        );
      }
      return drafts.size > 0;
    },
    /** Writes a field. The value is shown at once, and saved when the seller pauses. */
    write({ place, value, label, delayMs = QUIET_MS }: TypedValue): void {
      const key = fieldPath(place);
      const draft = store.get().drafts.get(key);
      const before = draft ? draft.before : store.savedValue(place);
      store.endUndo();
      store.setDraft(key, {
        place,
        value,
        before,
        label,
        status: 'writing',
        issues: [],
        theirs: undefined,
        problem: draft?.problem,
      });
      failures.delete(key);
      schedule(key, delayMs);
    },
    discard: (place: Place) => store.setDraft(fieldPath(place), undefined),
  };
}
