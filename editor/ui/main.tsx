import { StrictMode } from 'react';
import { I18nProvider } from 'react-aria-components';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { refuseDrops } from './refuseDrops.ts';
import { StartScreen } from './screens/StartScreen.tsx';
import { Failure } from './shell/Failure.tsx';
import { connect } from './state/api.ts';
import { EditorContext } from './state/EditorContext.tsx';
import { createEditor } from './state/editor.ts';
import { keepDrafts } from './state/keptDrafts.ts';
import { saveOnLeaving } from './state/leaving.ts';
import { connectPreview } from './state/preview.ts';
import './styles/editor.css';

refuseDrops();
const container = document.getElementById('editor');
if (!container) throw new Error('index.html has no #editor');
const root = createRoot(container);

async function start(): Promise<void> {
  const api = connect();
  const products = await api.productsToStart();
  if (products) return root.render(<StartScreen products={products} start={api.startFrom} />);
  const state = await api.state();
  const preview = connectPreview(state.previewUrl);
  const editor = createEditor(api, state, () => preview.send({ type: 'refresh' }));
  keepDrafts(editor);
  api.listen(editor.receive, editor.setConnection);
  // The first check begins once the preview shows the page, so that the navigation soon shows the number of problems.
  const stopWaiting = preview.listen(() => {
    stopWaiting();
    void editor.checkChanges();
  });
  saveOnLeaving(editor);
  root.render(
    <StrictMode>
      <I18nProvider locale="pt-BR">
        <EditorContext value={{ editor, preview }}>
          <App />
        </EditorContext>
      </I18nProvider>
    </StrictMode>,
  );
}

start().catch((error: unknown) => {
  root.render(
    <Failure title="O editor não abriu">
      <p>{error instanceof Error ? error.message : String(error)}</p>
    </Failure>,
  );
});
