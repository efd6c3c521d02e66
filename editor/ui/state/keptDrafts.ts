// Keeps drafts in the tab's session storage during a reload of the page and a restart of the editor.
import { fieldAt } from '../../places.ts';
import type { Editor } from './editor.ts';
import type { Draft } from './snapshot.ts';

const KEY = 'editor-drafts';

function readDrafts(storage: Pick<Storage, 'getItem'>): Draft[] {
  try {
    return JSON.parse(storage.getItem(KEY) ?? '[]');
  } catch {
    return [];
  }
}

/** Restores the kept drafts, and keeps all later ones. A draft becomes a conflict if its saved value has changed. */
export function keepDrafts(
  editor: Editor,
  storage: Pick<Storage, 'getItem' | 'setItem'> = sessionStorage,
): void {
  const { fields, files } = editor.getSnapshot().saved;
  editor.restoreDrafts(readDrafts(storage).filter(({ place }) => fieldAt(fields, files, place)));
  let kept = editor.getSnapshot().drafts;
  editor.subscribe(() => {
    const { drafts } = editor.getSnapshot();
    if (drafts === kept) return;
    kept = drafts;
    storage.setItem(KEY, JSON.stringify([...drafts.values()]));
  });
}
