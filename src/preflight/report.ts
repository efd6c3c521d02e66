import type { Finding, Place } from './finding.ts';
import type { Report } from './preflight.ts';

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

function listed(findings: Finding[], sign: string, whereIs: (place: Place) => string): string[] {
  return findings.flatMap(({ text, place }) => [`  ${sign} ${text}`, `      ${whereIs(place)}`, '']);
}

const group = (title: string, lines: string[]) => (lines.length > 0 ? [title, '', ...lines] : []);

/** A report as the seller reads it, in three ranks. `whereIs` tells a place by its file, line and field. */
export function reportText({ findings, fine }: Report, whereIs: (place: Place) => string): string {
  const stops = findings.filter(({ rank }) => rank === 'stop');
  const warnings = findings.filter(({ rank }) => rank === 'warn');
  const sum = [
    counted(stops.length, 'item impede a publicação', 'itens impedem a publicação'),
    counted(warnings.length, 'pede atenção', 'pedem atenção'),
    counted(fine.length, 'está certo', 'estão certos'),
  ].join(', ');
  return [
    '',
    ...group('IMPEDE A PUBLICAÇÃO', listed(stops, '✖', whereIs)),
    ...group('PEDE ATENÇÃO: você decide', listed(warnings, '!', whereIs)),
    ...group('CERTO', [...fine.map((text) => `  ✓ ${text}`), '']),
    `Conferência: ${sum}.`,
    '',
  ].join('\n');
}
