import { formatIssue, type Level } from '../src/content-model/issue.ts';
import { readContentBytes, withLines } from '../src/content-model/loadContent.ts';
import type { Report } from '../src/content-model/rules/index.ts';

const countOf = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

const block = (title: string, lines: string[], separator: string) =>
  lines.length > 0 ? [`${title}\n\n${lines.join(separator)}`] : [];

/** Formats a report for the seller, in three groups. Reads the files in `folder` for the line numbers. */
export function reportText({ findings, passed }: Report, folder: string): string {
  const withLineNumbers = withLines(findings, readContentBytes(folder));
  const linesOf = (level: Level, sign: string) =>
    withLineNumbers
      .filter((finding) => finding.level === level)
      .map((finding) => {
        const otherFields = finding.others?.length ?? 0;
        const suffix = otherFields > 0 ? ` (e mais ${countOf(otherFields, 'campo', 'campos')})` : '';
        return `  ${sign} ${formatIssue(finding, folder)}${suffix}.`;
      });
  const [stopLines, warningLines] = [linesOf('stop', '✖'), linesOf('warning', '!')];
  const summary = [
    countOf(stopLines.length, 'item impede a publicação', 'itens impedem a publicação'),
    countOf(warningLines.length, 'pede atenção', 'pedem atenção'),
    countOf(passed.length, 'está certo', 'estão certos'),
  ].join(', ');
  const passedLines = passed.map((text) => `  ✓ ${text}.`);
  const blocks = [
    ...block('IMPEDE A PUBLICAÇÃO', stopLines, '\n\n'),
    ...block('PEDE ATENÇÃO: você decide', warningLines, '\n\n'),
    ...block('CERTO', passedLines, '\n'),
    `Conferência: ${summary}.`,
  ];
  return `\n${blocks.join('\n\n')}\n`;
}
