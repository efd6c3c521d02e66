// Runs hooks of the interface against a store, without a server: for tests with `@vitest-environment happy-dom`.
import { act, createElement, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { EditorState } from '../api.ts';
import { listProducts } from '../store/products.ts';
import type { Store } from '../store/store.ts';
import { listUploads } from '../store/uploads.ts';
import type { Api } from '../ui/state/api.ts';
import { EditorContext } from '../ui/state/EditorContext.tsx';
import { createEditor } from '../ui/state/editor.ts';
import { connectPreview } from '../ui/state/preview.ts';

/** The interface's editor on a store. */
export async function editorOn(store: Store) {
  const state = async (): Promise<EditorState> => ({
    ...store.state(),
    fields: store.fields,
    uploads: listUploads(),
    previewUrl: '',
    products: listProducts(),
  });
  const api = {
    state,
    edit: async (request) => store.edit(request),
    undo: async () => store.undo(),
    redo: async () => store.redo(),
  } as Partial<Api> as Api;
  return createEditor(api, await state(), () => undefined);
}

/** Does something, and resolves when everything is saved and shown. */
export const settled = (call: () => unknown): Promise<void> =>
  act(async () => {
    await call();
    // All answers of the store are there after this turn.
    await new Promise((resolve) => setImmediate(resolve));
  });

type Editor = Awaited<ReturnType<typeof editorOn>>;

/** Shows an element of the interface. */
export async function render(editor: Editor, element: ReactNode): Promise<HTMLElement> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const container = document.createElement('div');
  const value = { editor, preview: connectPreview('') };
  await act(async () => createRoot(container).render(createElement(EditorContext, { value }, element)));
  return container;
}

/** Calls a hook as a component would; `run` calls what it gives. */
export async function renderHook<Result>(editor: Editor, use: () => Result) {
  let current: Result | undefined;
  const Component = () => {
    current = use();
    return null;
  };
  await render(editor, createElement(Component));
  return {
    run: (call: (result: Result) => unknown): Promise<void> => settled(() => current && call(current)),
    result: () => current,
  };
}
