import { createContext, useContext, useState, useSyncExternalStore } from 'react';
import type { ValueField } from '../../../src/content-model/fieldTree.ts';
import type { Place, YamlValue } from '../../api.ts';
import { fieldPath, isInside, isWithin, valueAt, withEdit } from '../../places.ts';
import { asTyped, inputValue } from '../model/fields.ts';
import type { Editor } from './editor.ts';
import type { Preview } from './preview.ts';
import { type Draft, isGroupDraft, refusedIn, type Snapshot } from './snapshot.ts';

export const EditorContext = createContext<{ editor: Editor; preview: Preview } | undefined>(undefined);

export function useEditor(): { editor: Editor; preview: Preview } {
  const context = useContext(EditorContext);
  if (!context) throw new Error('useEditor must be used inside EditorContext');
  return context;
}

/** Selects a part of the editor's snapshot. `select` must return the same object while nothing changes. */
export function useSnapshot<Part>(select: (snapshot: Snapshot) => Part): Part {
  const { editor } = useEditor();
  return useSyncExternalStore(editor.subscribe, () => select(editor.getSnapshot()));
}

/** The number of known problems that keep the site from being published. */
export const useStops = (): number =>
  useSnapshot(({ report }) => {
    if (report?.status === 'failed') return Math.max(1, report.issues.length);
    return report?.findings.filter(({ level }) => level === 'stop').length ?? 0;
  });

/** The number of known warnings. */
export const useWarnings = (): number =>
  useSnapshot(({ report }) =>
    report?.status === 'done' ? report.findings.filter(({ level }) => level === 'warning').length : 0,
  );

/** The saved content together with the groups that are not saved yet. */
export const useShown = () => useSnapshot(({ shown }) => shown);

export const useRefused = (): Draft[] => refusedIn(useSnapshot(({ drafts }) => drafts));

type FieldState<Value> = {
  value: Value | undefined;
  draft: Draft | undefined;
  /**
   * Shows the value at once and saves it when the seller pauses. 'later' waits for a longer pause, because an
   * incomplete value would be invalid.
   */
  write: (value: YamlValue, when?: 'later') => void;
  /** Shows and saves the value at once. */
  writeNow: (value: YamlValue) => void;
};

/** The longer pause, after which an address counts as complete. */
const LATER_MS = 2000;

/** The unsaved group around a place. */
const groupAround = (drafts: Snapshot['drafts'], place: Place): Draft | undefined =>
  [...drafts.values()].find((draft) => isGroupDraft(draft) && isInside(place, draft.place));

/** A draft with the issues of one field inside an unsaved group. */
function draftInside(group: Draft | undefined, place: Place): Draft | undefined {
  const issues = group?.issues.filter((issue) => isWithin(issue, place)) ?? [];
  return group && issues.length > 0 ? { ...group, place, issues } : undefined;
}

/** A field's value as the seller sees it, and how to change it. */
export function useField<Value extends YamlValue>(place: Place, field: ValueField): FieldState<Value> {
  const { editor, preview } = useEditor();
  const shown = useSnapshot((snapshot) => valueAt(snapshot.shown.files, place));
  const draft = useSnapshot(({ drafts }) => drafts.get(fieldPath(place)));
  const group = useSnapshot(({ drafts }) => groupAround(drafts, place));
  const [typed, setTyped] = useState<YamlValue>();
  const writeAfter = (value: YamlValue, delayMs?: number) => {
    setTyped(value);
    preview.show(place, true);
    if (group) {
      const path = place.path.slice(group.place.path.length);
      const whole = withEdit(group.value, { type: 'set', path, value }) ?? value;
      editor.write({ place: group.place, value: whole, label: group.label, delayMs });
      return;
    }
    editor.write({ place, value, label: field.label, delayMs });
    if (field.kind === 'text') preview.send({ type: 'patchText', place, text: String(value) });
  };
  return {
    value: inputValue(field, draft ? draft.value : asTyped(typed, shown)) as Value | undefined,
    draft: draft ?? draftInside(group, place),
    write: (value, when) => writeAfter(value, when && LATER_MS),
    writeNow: (value) => writeAfter(value, 0),
  };
}
