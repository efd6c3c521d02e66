import { formatIssue, type Level } from '../src/content-model/issue.ts';
import { readContentBytes, withLines } from '../src/content-model/loadContent.ts';
import type { Report } from '../src/content-model/rules/index.ts';

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

const section = (title: string, lines: string[], gap: string) =>
  lines.length > 0 ? [`${title}\n\n${lines.join(gap)}`] : [];

/** The text of a report for the seller, in three groups. The line numbers refer to the files in `folder`. */
export function reportText({ findings, fine }: Report, folder: string): string {
  const placed = withLines(findings, readContentBytes(folder));
  const listed = (level: Level, sign: string) =>
    placed
      .filter((finding) => finding.level === level)
      .map((finding) => {
        const { length } = finding.others ?? [];
        const more = length > 0 ? ` (e mais ${counted(length, 'campo', 'campos')})` : '';
        return `  ${sign} ${formatIssue(finding, folder)}${more}.`;
      });
  const [stops, warnings] = [listed('stop', '✖'), listed('warning', '!')];
  const summary = [
    counted(stops.length, 'item impede a publicação', 'itens impedem a publicação'),
    counted(warnings.length, 'pede atenção', 'pedem atenção'),
    counted(fine.length, 'está certo', 'estão certos'),
  ].join(', ');
  const done = fine.map((text) => `  ✓ ${text}.`);
  const sections = [
    ...section('IMPEDE A PUBLICAÇÃO', stops, '\n\n'),
    ...section('PEDE ATENÇÃO: você decide', warnings, '\n\n'),
    ...section('CERTO', done, '\n'),
    `Conferência: ${summary}.`,
  ];
  return `\n${sections.join('\n\n')}\n`;
}
