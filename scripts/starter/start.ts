// The starters run this file on a recent Node: it installs what is missing and opens the editor, or shows the open
// editor. Implements docs/behaviour.md#starters.
import { findRunningEditor } from '../../editor/runningEditor.ts';
import { openOutside } from '../../editor/server/openOutside.ts';
import { checkFolder, ensureInstalled, runMain, runNode, UserError } from '../project.mjs';
import { isAlone } from './isAlone.ts';

await runMain(async () => {
  checkFolder();
  // If the editor does not answer, `isAlone` still finds a starter that opened it.
  const editor = await findRunningEditor().catch(() => undefined);
  if (editor) {
    console.log(`\nO editor já está aberto, em ${editor.origin}\n`);
    openOutside(editor.origin);
    return 0;
  }
  if (!(await isAlone()))
    throw new UserError(
      'O editor já está sendo aberto em outra janela. Espere nela: o navegador abre sozinho.',
    );
  console.log('\nEsta janela é o editor. Pode minimizar, mas deixe aberta enquanto trabalha.\n');
  // Lets npm trust the system's certificates: an antivirus that inspects HTTPS adds its certificate there.
  process.env['NODE_USE_SYSTEM_CA'] ??= '1';
  ensureInstalled();
  return runNode(['editor/run.ts', '--shortcut']);
});
