import { useEffect } from 'react';
import type { ScreenId } from '../model/screens.ts';
import { useEditor, useShown } from '../state/EditorContext.tsx';

/** A check builds the site, so it begins this long after the last change. */
const PAUSE_MS = 15_000;

/** Checks the content while the seller works, and at once on the screens that show the findings. */
export function useChecks(screen: ScreenId): void {
  const { editor } = useEditor();
  const { revision, uploads } = useShown();
  const delayMs = screen === 'conferir' || screen === 'publicar' ? 0 : PAUSE_MS;
  useEffect(() => {
    const timer = setTimeout(() => void editor.checkChanges(), delayMs);
    return () => clearTimeout(timer);
  }, [editor, revision, uploads, delayMs]);
}
