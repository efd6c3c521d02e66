import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

const START_MS = 100_000;

/** With VITEST, Astro's development server would show no pages. */
const { VITEST: _, ...environment } = process.env;

/**
 * Runs `npm run editor` on a folder of content, and answers with its address once it is open. Throws an Error with what it
 * printed when it does not start.
 *
 * @param options those of the command
 */
export async function startEditorProcess(
  folder: string,
  options: readonly string[] = [],
): Promise<{ editor: ChildProcess; address: string }> {
  const editor = spawn(process.execPath, [join('editor', 'run.ts'), '--no-open', ...options], {
    env: { ...environment, CONTENT: folder },
  });
  let output = '';
  const address = await new Promise<string>((started, failed) => {
    for (const stream of [editor.stdout, editor.stderr])
      stream.on('data', (chunk) => {
        output += chunk;
        const [, found] = /O editor está em (\S+)\n/.exec(output) ?? [];
        if (found) started(found);
      });
    const fail = (what: string) => failed(new Error(`The editor ${what}. It printed:\n${output}`));
    editor.once('exit', () => fail('has ended'));
    AbortSignal.timeout(START_MS).addEventListener('abort', () => fail('has not said where it is'));
  });
  return { editor, address };
}
