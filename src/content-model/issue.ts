// The problems of the content, with messages for the seller.
import type { Path } from './paths.ts';
import type { Content, ContentFile, FileName } from './schemas.ts';

/** The place of a field, a group, or an item of a list. An empty path is the whole file. */
export type Place = { file: ContentFile; path: Path };

/** The place of a field of any file but a page: `field('offers', 'promotion', 'endsAt')`. */
export const field = <File extends FileName, First extends keyof Content[File] & string>(
  file: File,
  first?: First,
  ...rest: Path
): Place => ({ file, path: first === undefined ? [] : [first, ...rest] });

/**
 * An `error` keeps a value from being saved and stops the build, a `stop` keeps the site from being published, a
 * `warning` is only shown.
 */
export type Level = 'error' | 'stop' | 'warning';

export type ContentIssue = Place & {
  level: Level;
  /** The field and what it belongs to: "Página principal › Perguntas › Pergunta 2". May be empty for a whole file. */
  label: string;
  /** The line, from 1; undefined if the issue is not about a line. */
  line?: number;
  /** A sentence without the full stop. */
  message: string;
  /** A valid value that may replace the current one. */
  suggestion?: string;
  /** Other fields that the issue concerns. */
  others?: Place[];
};

/** Formats an issue: "content/site.yaml, linha 8, Nome do produto: está vazio; o esperado é um texto de até 40…". */
export function formatIssue({ file, line, label, message }: ContentIssue, folder: string): string {
  const where = [`${folder}/${file}.yaml`, line && `linha ${line}`, label].filter(Boolean).join(', ');
  // Control characters are replaced, because a terminal would interpret them.
  return `${where}: ${message}`.replace(/[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]+/gu, '�');
}

export const errorCount = (count: number): string =>
  `O conteúdo tem ${count === 1 ? 'um erro' : `${count} erros`}`;

/** Invalid content. The message lists every issue for the seller. */
export class ContentError extends Error {
  override name = 'ContentError';

  constructor(issues: ContentIssue[], folder: string) {
    const list = issues.map((issue) => `  • ${formatIssue(issue, folder)}`).join('\n');
    super(`\n\n${errorCount(issues.length)}:\n\n${list}\n`);
  }
}
