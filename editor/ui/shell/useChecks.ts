import { useEffect } from 'react';
import type { ScreenId } from '../model/screens.ts';
import { useEditor, useShown } from '../state/EditorContext.tsx';

/** How long after the last change a check, which builds the site, begins. */
const PAUSE_MS = 15_000;

/** Has the content checked while the seller works, and at once on the screens that show what was found. */
export function useChecks(screen: ScreenId): void {
  const { editor } = useEditor();
  const { revision, uploads } = useShown();
  const delayMs = screen === 'conferir' || screen === 'publicar' ? 0 : PAUSE_MS;
  useEffect(() => {
    const timer = setTimeout(() => void editor.checkChanges(), delayMs);
    return () => clearTimeout(timer);
  }, [editor, revision, uploads, delayMs]);
}
