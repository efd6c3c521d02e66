import type { Issue } from '../../api.ts';
import { trailOf } from '../model/fields.ts';
import { useEditor, useShown } from '../state/EditorContext.tsx';

/** Creates the `orElse` of an edit that deletes or hides something: it names the fields that still refer to it. */
export function useReferenceNotice() {
  const { editor } = useEditor();
  const { fields, files } = useShown();
  return (what: string) => (issues: Issue[]) => {
    const names = issues.map((issue) => trailOf(fields, files, issue).slice(-3).join(' › '));
    editor.notify(
      `${what} não pode sair do site, porque isto leva a ela: ${names.join('; ')}. Mude o destino antes.`,
    );
    return false;
  };
}
