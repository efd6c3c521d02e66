import type { Issue } from '../../api.ts';
import { trailOf } from '../model/fields.ts';
import { useEditor, useShown } from '../state/EditorContext.tsx';

/** Shows a notice with the fields that refer to something that cannot be deleted or hidden. */
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
