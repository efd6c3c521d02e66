import { useState } from 'react';
import { cleanText } from '../../../src/domain/cleanText.ts';
import type { Issue, Place } from '../../api.ts';
import { isWithin } from '../../places.ts';
import { renamingEdits, slugAt } from '../model/renaming.ts';
import { useEditor, useShown } from '../state/EditorContext.tsx';
import { navigate, readRoute } from '../state/route.ts';
import type { Draft } from '../state/snapshot.ts';

/** A place with the new id of the item that contains it. A place outside of the item stays unchanged. */
const withNewId = (place: Place, item: Place, id: string): Place =>
  isWithin(place, item) ? { ...place, path: place.path.with(item.path.length - 1, id) } : place;

/** Keeps the form of an item open under the item's new id. */
function keepFormOpen(item: Place, before: string, after: string): void {
  const { place, part, ...route } = readRoute(window.location.hash);
  const isOpen = part === before || (place && isWithin(place, item));
  if (isOpen)
    navigate({
      ...route,
      ...(part && { part: after }),
      ...(place && { place: withNewId(place, item, after) }),
    });
}

/** The state of a page's address or an id while the seller types it. `save` also changes all references to it. */
export function useRenaming(place: Place, label: string) {
  const { editor } = useEditor();
  const shown = useShown();
  const saved = slugAt(shown.files, place) ?? '';
  const [typed, setTyped] = useState<string>();
  const [issues, setIssues] = useState<Issue[]>([]);
  const value = typed ?? saved;
  const draft: Draft | undefined =
    issues.length === 0
      ? undefined
      : { place, value, before: saved, label, status: 'invalid', issues, theirs: undefined };
  return {
    value,
    /** The typed text if it was refused. */
    draft,
    type(text: string): void {
      setTyped(text);
      setIssues([]);
    },
    async save(): Promise<void> {
      const after = cleanText(value);
      if (after === saved) return setTyped(undefined);
      const isSaved = await editor.apply(renamingEdits(place, after, shown), label, {
        orElse: (found) => {
          // A duplicate address or id also makes its references invalid. Only the field's own issue is shown.
          const own = found.filter(({ path }) => path.at(-1) === place.path.at(-1));
          setIssues(own.length > 0 ? own : found);
          return false;
        },
      });
      if (!isSaved) return;
      setTyped(undefined);
      if (place.path.at(-1) === 'id') keepFormOpen({ ...place, path: place.path.slice(0, -1) }, saved, after);
    },
  };
}
