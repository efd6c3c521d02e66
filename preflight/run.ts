// npm run preflight: builds the site and reports what must or should be corrected before publishing. The exit status is
// 1 when a finding stops the publication.
import { runMain, runNode, tools, UserError } from '../scripts/project.mjs';
import { CONTENT_FOLDER } from '../src/content-model/contentFolder.ts';
import { loadWrittenContent } from '../src/content-model/loadContent.ts';
import { checkLaunch } from '../src/content-model/rules/index.ts';
import { readBuiltSite } from './builtSite.ts';
import { reportText } from './report.ts';
import { weightRules } from './weights.ts';

await runMain(async () => {
  // The build prints the errors in the content.
  if ((await runNode([tools.build, '--silent'])) !== 0)
    throw new UserError('O site não pôde ser montado: veja acima o motivo.');
  const report = checkLaunch(loadWrittenContent(), Date.now(), weightRules(readBuiltSite('dist')));
  console.log(reportText(report, CONTENT_FOLDER));
  return report.findings.some(({ level }) => level === 'stop') ? 1 : 0;
});
