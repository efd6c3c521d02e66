// Renders the interface on a store, without a server: for tests with `@vitest-environment happy-dom`.
import * as testing from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';
import sharp from 'sharp';
import { CONTENT_FOLDER } from '../../src/content-model/contentFolder.ts';
import type { ValueField } from '../../src/content-model/fieldTree.ts';
import { checkLaunch } from '../../src/content-model/rules/index.ts';
import { defined } from '../../tests/support/readyContent.ts';
import type { EditorState, YamlValue } from '../api.ts';
import { fieldAt, placeOf } from '../places.ts';
import { listProducts } from '../store/products.ts';
import type { Store } from '../store/store.ts';
import { saveUpload } from '../store/uploads.ts';
import { FieldInput } from '../ui/fields/FieldInput.tsx';
import type { Api } from '../ui/state/api.ts';
import { EditorContext } from '../ui/state/EditorContext.tsx';
import { createEditor } from '../ui/state/editor.ts';
import { connectPreview } from '../ui/state/preview.ts';
import { setAt } from './edits.ts';
import { resetProject, startStore } from './project.ts';
import { savedValue } from './savedValue.ts';

// Long enough for a busy machine. A passing test does not wait this long.
testing.configure({ asyncUtilTimeout: 30_000 });

type Editor = Awaited<ReturnType<typeof editorOn>>;

/** The interface's editor on a store. */
async function editorOn(store: Store) {
  const state = async (): Promise<EditorState> => ({
    ...store.state(),
    fields: store.fields,
    previewUrl: '',
    products: listProducts(),
  });
  const api = {
    state,
    edit: async (request) => store.edit(request),
    undo: async () => store.undo(),
    redo: async () => store.redo(),
    preflight: async () => ({ status: 'done', ...checkLaunch(defined(store.content()), Date.now()) }),
    upload: async ({ file, crop, ...to }) =>
      saveUpload(store, Buffer.from(await file.arrayBuffer()), {
        ...to,
        extensions: [...to.extensions],
        crop,
      }),
  } as Partial<Api> as Api;
  return createEditor(api, await state(), () => undefined);
}

/** Starts the editor on the shipped product, after setting `values` at some places. */
export async function startEditor(values: Record<string, YamlValue> = {}) {
  resetProject();
  window.location.hash = '';
  const store = startStore();
  const value = (fieldPath: string) => savedValue(CONTENT_FOLDER, fieldPath);
  const editsOf = (next: Record<string, YamlValue>) =>
    Object.entries(next).map(([name, one]) => setAt(name, one, value(name)));
  if (Object.keys(values).length > 0) store.edit({ edits: editsOf(values), label: 'Antes' });
  const editor = await editorOn(store);
  return {
    store,
    editor,
    value,
    /** Sets values in one step of the history. */
    set: (next: Record<string, YamlValue>) => settled(() => editor.apply(editsOf(next), 'Valores')),
  };
}

const contextOf = (editor: Editor) =>
  function Context({ children }: { children: ReactNode }) {
    return (
      <I18nProvider locale="pt-BR">
        <EditorContext value={{ editor, preview: connectPreview('') }}>{children}</EditorContext>
      </I18nProvider>
    );
  };

/** Calls a function, and resolves when everything is saved and shown. */
export const settled = (call: () => unknown): Promise<void> =>
  testing.act(async () => {
    await call();
    // The store has answered after this turn of the event loop.
    await new Promise((resolve) => setImmediate(resolve));
  });

/** Shows a part of the interface. */
export const renderOn = (editor: Editor, element: ReactNode) =>
  testing.render(element, { wrapper: contextOf(editor) });

/** Calls a hook as a component would. `run` passes its result to a function, and resolves like `settled`. */
export function renderHook<Result>(editor: Editor, use: () => Result) {
  const { result } = testing.renderHook(use, { wrapper: contextOf(editor) });
  return {
    run: (call: (result: Result) => unknown): Promise<void> => settled(() => call(result.current)),
    result: () => result.current,
  };
}

/** The text input with a label, or the only one. */
export const textbox = (name?: string) =>
  testing.screen.getByRole<HTMLInputElement>('textbox', name === undefined ? {} : { name });

export const fileInput = () => document.querySelector('input[type=file]') as HTMLInputElement;

/** A PNG file with a plain picture. */
export async function pictureFile(name: string, width: number, height: number): Promise<File> {
  const picture = sharp({ create: { width, height, channels: 3, background: '#dde6dd' } });
  return new File([new Uint8Array(await picture.png().toBuffer())], name, { type: 'image/png' });
}

/** Shows the field at a place such as "site.name", on a store with the shipped product and `values` at some places. */
export async function renderField(name: string, values: Record<string, YamlValue> = {}) {
  const { store, editor, value } = await startEditor(values);
  const place = placeOf(name);
  const { fields, files } = editor.getSnapshot().saved;
  const field = fieldAt(fields, files, place) as ValueField;
  const { container } = renderOn(editor, <FieldInput place={place} field={field} />);
  const user = userEvent.setup();
  return {
    user,
    store,
    editor,
    container,
    press: async (name: string | RegExp) => user.click(await testing.screen.findByRole('button', { name })),
    /** Replaces the text of an input by typing. */
    async retype(text: string, input = textbox()) {
      await user.clear(input);
      await user.type(input, text);
    },
    upload: (...files: File[]) => user.upload(fileInput(), files),
    /** The value in the file, once everything that was typed is saved or refused. */
    async saved(at = name) {
      await settled(editor.flush);
      return value(at);
    },
  };
}
