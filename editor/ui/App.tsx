import { useEffect, useRef, useState } from 'react';
import type { Place } from '../api.ts';
import { isFormScreen, SCREEN_TITLES, type ScreenId } from './model/screens.ts';
import { CheckScreen } from './screens/CheckScreen.tsx';
import { FormScreen } from './screens/FormScreen.tsx';
import { PageScreen } from './screens/PageScreen.tsx';
import { PublishScreen } from './screens/PublishScreen.tsx';
import { TestScreen } from './screens/TestScreen.tsx';
import { VersionsScreen } from './screens/VersionsScreen.tsx';
import { ErrorBoundary } from './shell/ErrorBoundary.tsx';
import { Notice } from './shell/Notice.tsx';
import { PreviewFrame } from './shell/PreviewFrame.tsx';
import { SearchDialog } from './shell/SearchDialog.tsx';
import { TopBar } from './shell/TopBar.tsx';
import { useEditor, useShown } from './state/EditorContext.tsx';
import { useRoute } from './state/route.ts';

/** The time between the last change and a check. A check builds the site, so it does not follow every change. */
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

/**
 * Handles Ctrl+Z, Ctrl+Shift+Z, Ctrl+Y and Ctrl+K everywhere in the editor, also in fields: a field's own undo cannot
 * undo saved changes.
 */
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

const WITH_FORM = 'grid-rows-1 bg-ground lg:grid-cols-[minmax(26rem,36rem)_minmax(0,1fr)]';

/** In a narrow window, the preview is above the buttons of the panels and the open panel. */
const WITH_PANELS =
  'grid-rows-[minmax(0,1fr)_auto_auto] bg-canvas lg:grid-cols-[17rem_minmax(0,1fr)_23rem] lg:grid-rows-1';

/** The whole editor: the top bar, the screen, and the page beside it. */
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
  const isSingleColumn = !isForm && screen !== 'pagina';
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    document.title = `${SCREEN_TITLES[screen]} · Editor`;
    // The screens with a single column share the scrolled element, which keeps its scroll position.
    if (isSingleColumn) main.current?.scrollTo({ top: 0, behavior: 'instant' });
  }, [screen, isSingleColumn]);
  return (
    <div className="fixed inset-0 grid grid-cols-1 grid-rows-[auto_minmax(0,1fr)]">
      <TopBar screen={screen} onSearch={() => setSearching(true)} />
      <main
        ref={main}
        className={`group/main relative grid min-h-0 grid-cols-1 ${isSingleColumn ? 'overflow-auto bg-ground' : `overflow-clip ${isForm ? WITH_FORM : WITH_PANELS}`}`}
      >
        <ErrorBoundary route={route}>
          {screen === 'pagina' && <PageScreen route={route} clicked={clicked} />}
          {isForm && <FormScreen key={screen} id={screen} place={place} isFromCheck={route.isFromCheck} />}
          {screen === 'teste' && <TestScreen place={place} />}
          {screen === 'conferir' && <CheckScreen />}
          {screen === 'publicar' && <PublishScreen />}
          {screen === 'versoes' && <VersionsScreen />}
          {/* The preview comes last, so that keyboard users reach the fields before the links of the page. */}
          <PreviewFrame route={route} isShown={screen === 'pagina' || isForm} onClicked={setClicked} />
        </ErrorBoundary>
      </main>
      <Notice />
      <SearchDialog isOpen={isSearching} onClose={() => setSearching(false)} />
    </div>
  );
}
