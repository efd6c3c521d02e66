// Records the address and token of the open editor, so that another process finds it. Needs no installed packages.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { OWN_CONTENT } from '../src/content-model/productFolders.ts';
import { TOKEN_HEADER } from './api.ts';

/** An editor's origin, and the token that requests to it need. */
export type RunningEditor = { origin: string; token: string };

/** The folder of the editor's history and of its record, beside the content folder. */
export const HISTORY_FOLDER = join(dirname(process.env['CONTENT'] ?? OWN_CONTENT), '.editor');

const RECORD = join(HISTORY_FOLDER, 'running.json');

/** Records the editor of the content folder. Only this user can read the file, because it contains the token. */
export function recordEditor({ origin, token }: RunningEditor): void {
  mkdirSync(HISTORY_FOLDER, { recursive: true });
  writeFileSync(RECORD, JSON.stringify({ origin, token }), { mode: 0o600 });
}

/**
 * The open editor of the content folder; undefined if there is none. The record outlives its editor, and another
 * program may listen on the same port by now, so the editor must accept the token.
 *
 * @throws a TimeoutError if the editor does not answer in time
 */
export async function findRunningEditor(): Promise<RunningEditor | undefined> {
  try {
    const editor: RunningEditor = JSON.parse(readFileSync(RECORD, 'utf8'));
    const { ok, body } = await fetch(`${editor.origin}/api/start`, {
      headers: { [TOKEN_HEADER]: editor.token },
      signal: AbortSignal.timeout(3000),
    });
    await body?.cancel();
    return ok ? editor : undefined;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError') throw error;
    return undefined;
  }
}
