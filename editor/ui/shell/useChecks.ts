import { useEffect } from 'react';
import { useEditor, useSaved } from '../state/EditorContext.tsx';

/** How long after the last change a check, which builds the site, begins. */
const PAUSE_MS = 15_000;

/** Has the content checked while the seller works: what is found is counted on the tab of the list. */
export function useChecks(): void {
  const { editor } = useEditor();
  const { revision } = useSaved();
  useEffect(() => {
    const timer = setTimeout(() => void editor.check(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [editor, revision]);
}
