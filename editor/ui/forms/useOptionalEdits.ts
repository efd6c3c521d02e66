import type { Field } from '../../../src/content-model/fieldTree.ts';
import type { Place } from '../../api.ts';
import { useEditor } from '../state/EditorContext.tsx';
import type { Draft } from '../state/snapshot.ts';
import { useInitialValue } from './useInitialValue.ts';

/** Adds a field that may be missing, and removes it. */
export function useOptionalEdits(place: Place, field: Field, draft: Draft | undefined) {
  const { editor } = useEditor();
  const initialOf = useInitialValue();
  return {
    /** Resolves to whether it is there now. */
    async add(): Promise<boolean> {
      const value = initialOf(field, place);
      const isAdded = await editor.apply(
        [{ type: 'set', place, value, previous: undefined }],
        field.label,
        undefined,
        () => {
          if (field.kind !== 'group') return undefined;
          // Its fields have to be filled in before the rules accept it.
          editor.write(place, value, field.label, 0);
          return Promise.resolve(true);
        },
      );
      return isAdded;
    },
    async remove(): Promise<void> {
      if (draft) return editor.discard(place);
      await editor.apply([{ type: 'remove', place }], field.label, `Saiu: ${field.label}.`);
    },
  };
}
