// Run by the starters on a recent Node: installs what is missing and opens the editor, or shows the one that is open.
// Implements docs/behaviour.md#starters.
import { findRunningEditor } from '../../editor/runningEditor.ts';
import { openOutside } from '../../editor/server/openOutside.ts';
import { checkFolder, ensureInstalled, runMain, runNode, UserError } from '../project.mjs';
import { isAlone } from './isAlone.ts';

await runMain(async () => {
  checkFolder();
  const editor = await findRunningEditor();
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
  // npm accepts the certificates of the system, which an antivirus that reads HTTPS adds to.
  process.env['NODE_USE_SYSTEM_CA'] ??= '1';
  ensureInstalled();
  return runNode(['editor/run.ts', '--shortcut']);
});
