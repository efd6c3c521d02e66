// npm run preflight: builds the site and tells what would embarrass or cost money on launch day. Its exit status is 1 when
// something keeps the site from being published.
import { globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { whereIs } from '../src/preflight/places.ts';
import { preflight } from '../src/preflight/preflight.ts';
import { reportText } from '../src/preflight/report.ts';
import { CONTENT_FOLDER, ContentError, readWritten } from '../src/schemas/readContent.ts';
import { UPLOADS_FOLDER } from '../src/schemas/uploadedFiles.ts';
import { runMain, runNode, Sentence, tools } from './project.mjs';

const DIST = 'dist';

function contentOrSentence() {
  try {
    return readWritten();
  } catch (error) {
    if (error instanceof ContentError) throw new Sentence(error.message.trim());
    throw error;
  }
}

const builtSite = () => ({
  pages: Object.fromEntries(
    globSync('*.html', { cwd: DIST }).map((page) => [page, readFileSync(join(DIST, page), 'utf8')]),
  ),
  weigh: (address: string) => statSync(join(DIST, decodeURI(address))).size,
  uploads: readdirSync(UPLOADS_FOLDER, { recursive: true, encoding: 'utf8' }).map((file) =>
    file.replaceAll(sep, '/'),
  ),
});

await runMain(async () => {
  const written = contentOrSentence();
  if ((await runNode([tools.build, '--silent'])) !== 0)
    throw new Sentence('O site não pôde ser montado: veja acima o motivo.');
  const report = preflight(written, builtSite(), Date.now());
  console.log(reportText(report, (place) => whereIs(place, CONTENT_FOLDER)));
  return report.findings.some(({ rank }) => rank === 'stop') ? 1 : 0;
});
