import { useEffect } from 'react';
import { useEditor } from '../state/EditorContext.tsx';

/** Ctrl+Z, Ctrl+Shift+Z, Ctrl+Y and Ctrl+K, everywhere in the editor: a field's own undo would not reach what is saved. */
export function useShortcuts(onSearch: () => void): void {
  const { editor } = useEditor();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      if (key === 'z') void (event.shiftKey ? editor.redo() : editor.undo());
      else if (key === 'y') void editor.redo();
      else if (key === 'k') onSearch();
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  });
}
