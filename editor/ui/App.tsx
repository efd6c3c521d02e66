import { useEffect, useRef, useState } from 'react';
import type { Place } from '../api.ts';
import { isFormScreen, SCREEN_TITLES, type ScreenId } from './model/screens.ts';
import { CheckScreen } from './screens/CheckScreen.tsx';
import { FormScreen } from './screens/FormScreen.tsx';
import { PageScreen } from './screens/PageScreen.tsx';
import { PublishScreen } from './screens/PublishScreen.tsx';
import { VersionsScreen } from './screens/VersionsScreen.tsx';
import { ErrorBoundary } from './shell/ErrorBoundary.tsx';
import { Notice } from './shell/Notice.tsx';
import { PreviewFrame } from './shell/PreviewFrame.tsx';
import { SearchDialog } from './shell/SearchDialog.tsx';
import { TopBar } from './shell/TopBar.tsx';
import { useEditor, useShown } from './state/EditorContext.tsx';
import { useRoute } from './state/route.ts';

/** A check builds the site, so it begins this long after the last change. */
const PAUSE_MS = 15_000;

/** Checks the content while the seller works, and at once on the screens that show the findings. */
function useChecks(screen: ScreenId): void {
  const { editor } = useEditor();
  const { revision } = useShown();
  const delayMs = screen === 'conferir' || screen === 'publicar' ? 0 : PAUSE_MS;
  useEffect(() => {
    const timer = setTimeout(() => void editor.checkChanges(), delayMs);
    return () => clearTimeout(timer);
  }, [editor, revision, delayMs]);
}

/** Ctrl+Z, Ctrl+Shift+Z, Ctrl+Y and Ctrl+K, everywhere in the editor: a field's own undo would not reach what is saved. */
function useShortcuts(onSearch: () => void): void {
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

/** The whole editor: the bar, the screen, and beside it the page. */
export function App() {
  const { editor } = useEditor();
  const route = useRoute();
  const [clicked, setClicked] = useState<Place[]>([]);
  const [isSearching, setSearching] = useState(false);
  const { screen, place } = route;
  const isForm = isFormScreen(screen);
  useShortcuts(() => setSearching(true));
  useChecks(screen);
  // A notice belongs to the screen on which it was shown.
  useEffect(editor.dismissNotice, [screen]);
  const isList = !isForm && screen !== 'pagina';
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    document.title = `${SCREEN_TITLES[screen]} · Editor`;
    // The same element scrolls every list, and keeps its place.
    if (isList) main.current?.scrollTo({ top: 0, behavior: 'instant' });
  }, [screen, isList]);
  return (
    <div className={`app on-${screen === 'pagina' ? 'page' : isForm ? 'form' : 'list'}`}>
      <TopBar screen={screen} onSearch={() => setSearching(true)} />
      <main ref={main} className="main">
        <ErrorBoundary route={route}>
          {screen === 'pagina' && <PageScreen route={route} clicked={clicked} />}
          {isForm && <FormScreen key={screen} id={screen} place={place} isFromCheck={route.isFromCheck} />}
          {screen === 'conferir' && <CheckScreen />}
          {screen === 'publicar' && <PublishScreen />}
          {screen === 'versoes' && <VersionsScreen />}
          {/* Last: who uses the keys meets the list before all the links of the page. */}
          <PreviewFrame route={route} isShown={screen === 'pagina' || isForm} onClicked={setClicked} />
        </ErrorBoundary>
      </main>
      <Notice />
      <SearchDialog isOpen={isSearching} onClose={() => setSearching(false)} />
    </div>
  );
}
