import { readFileSync } from 'node:fs';
import { fieldName, lineOfField, parseYaml } from '../src/content-model/errors/yamlSource.ts';
import type { Finding, Place } from './finding.ts';
import type { Report } from './preflight.ts';

/** Where the seller corrects something: the file, and of a field of `contentFolder` its line and name. */
function location(place: Place, contentFolder: string): string {
  if (!('file' in place)) return place.path;
  const file = `${contentFolder}/${place.file}.yaml`;
  const line = lineOfField(parseYaml(readFileSync(file, 'utf8')), place.path);
  return `${file}, linha ${line}, ${fieldName(place.path)}`;
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

const section = (title: string, lines: string[], gap: string) =>
  lines.length > 0 ? [`${title}\n\n${lines.join(gap)}`] : [];

/** A report as the seller reads it, in three groups. The lines are those of the files in `contentFolder`. */
export function reportText({ findings, fine }: Report, contentFolder: string): string {
  const ranked = (rank: Finding['rank']) => findings.filter((finding) => finding.rank === rank);
  const [stops, warnings] = [ranked('stop'), ranked('warn')];
  const listed = (sign: string) => (finding: Finding) =>
    `  ${sign} ${finding.text}\n      ${location(finding.place, contentFolder)}`;
  const summary = [
    counted(stops.length, 'item impede a publicação', 'itens impedem a publicação'),
    counted(warnings.length, 'pede atenção', 'pedem atenção'),
    counted(fine.length, 'está certo', 'estão certos'),
  ].join(', ');
  const sections = [
    ...section('IMPEDE A PUBLICAÇÃO', stops.map(listed('✖')), '\n\n'),
    ...section('PEDE ATENÇÃO: você decide', warnings.map(listed('!')), '\n\n'),
    ...section(
      'CERTO',
      fine.map((text) => `  ✓ ${text}`),
      '\n',
    ),
    `Conferência: ${summary}.`,
  ];
  return `\n${sections.join('\n\n')}\n`;
}
