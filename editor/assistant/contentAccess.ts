// The content as the assistant reads and changes it: through the open editor, or through the store if none is open.
import { existsSync } from 'node:fs';
import { CONTENT_FOLDER } from '../../src/content-model/contentFolder.ts';
import {
  type ContentState,
  type EditRequest,
  type EditResult,
  TOKEN_HEADER,
  type UploadResult,
  type Version,
} from '../api.ts';
import { findRunningEditor, HISTORY_FOLDER, type RunningEditor } from '../runningEditor.ts';
import { openStore } from '../store/store.ts';
import { saveUpload } from '../store/uploads.ts';

/** A reason, in the seller's words, why something cannot be done. */
export class Refused extends Error {}

type Upload = { name: string; extensions: string[] };

export type ContentAccess = {
  state: () => Promise<ContentState & { previewUrl?: string }>;
  edit: (request: EditRequest) => Promise<EditResult>;
  undo: () => Promise<EditResult>;
  versions: () => Promise<Version[]>;
  upload: (bytes: Buffer, upload: Upload) => Promise<UploadResult>;
};

const FOLDER = 'imagens';

function contentOfEditor({ origin, token }: RunningEditor): ContentAccess {
  async function call(path: string, init: RequestInit = {}) {
    const headers = { [TOKEN_HEADER]: token, origin, 'content-type': 'application/json' };
    const response = await fetch(`${origin}/api/${path}`, { headers, ...init }).catch(() => undefined);
    const answer = await response?.json().catch(() => undefined);
    if (!response?.ok || answer === undefined)
      throw new Refused(
        answer?.error ?? 'O editor foi fechado neste instante: leia de novo antes de tentar outra vez',
      );
    return answer;
  }
  const post = (path: string, value: unknown) => call(path, { method: 'POST', body: JSON.stringify(value) });
  return {
    state: () => call('state'),
    edit: (request) => post('edits', request),
    undo: () => post('undo', { by: 'assistant' }),
    versions: () => call('versions'),
    upload: (bytes, { name, extensions }) => {
      const query = new URLSearchParams([
        ['folder', FOLDER],
        ['name', name],
        ['by', 'assistant'],
        ...extensions.map((extension) => ['extension', extension]),
      ]);
      return call(`uploads?${query}`, { method: 'POST', body: new Uint8Array(bytes) });
    },
  };
}

function contentOfStore(): ContentAccess {
  const store = openStore({ folder: CONTENT_FOLDER, historyFolder: HISTORY_FOLDER });
  const problem = store.problem();
  if (problem) throw new Refused(problem);
  return {
    state: async () => store.state(),
    edit: async (request) => store.edit(request),
    undo: async () => store.undo(),
    versions: async () => store.versions(),
    upload: (bytes, { name, extensions }) =>
      saveUpload(store, bytes, { folder: FOLDER, name, extensions, by: 'assistant' }),
  };
}

/**
 * Opens the content for one call. An open editor is the only writer, because it keeps the history in memory. Without an
 * editor, each call opens the store again, because another program may have changed the content since the last call.
 *
 * @throws Refused if there is no content yet, or if the open editor does not answer
 */
export async function openContent(): Promise<ContentAccess> {
  if (!existsSync(CONTENT_FOLDER))
    throw new Refused('Este site ainda não tem conteúdo: abra o editor e escolha por qual produto começar');
  const editor = await findRunningEditor().catch(() => {
    throw new Refused('O editor está aberto, mas não respondeu a tempo: tente de novo daqui a pouco');
  });
  return editor ? contentOfEditor(editor) : contentOfStore();
}
