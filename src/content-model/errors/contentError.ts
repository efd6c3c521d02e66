/** An error or a warning about the content, in the seller's words. */
export type ContentIssue = {
  /** "content/site.yaml" */
  file: string;
  /** From 1; absent when it is about the whole file. */
  line?: number | undefined;
  /** "campo help › button" */
  field?: string | undefined;
  /** The same as keys, for programs. */
  path?: PropertyKey[] | undefined;
  message: string;
  /** What to do next, or the label of `code`. */
  advice?: string | undefined;
  /** What to write, whole, so that it can be pasted. */
  code?: string | undefined;
  /** The same for the editor, whose seller sees the field instead of the file. */
  inEditor?: EditorWords | undefined;
};

export type EditorWords = {
  message: string;
  advice?: string | undefined;
  /** A valid value that is similar to the invalid one. */
  suggestion?: string | undefined;
  /** The field that the advice names, where it is another: its file and path. */
  leadsTo?: { file: string; path: (string | number)[] } | undefined;
};

/** An issue of a file that the caller knows. */
export type FileIssue = Omit<ContentIssue, 'file'>;

/** The number of issues that a file is given at most. */
export const MAX_ISSUES = 50;

/** Where the project's original files can be found. */
export const ORIGINAL_ADVICE =
  'Se você o apagou sem querer, copie o original do ZIP (ou do repositório) de onde veio o projeto';

/** "content/site.yaml, linha 8, campo name" */
export const placeOf = ({ file, line, field }: ContentIssue): string =>
  [file, line && `linha ${line}`, field].filter(Boolean).join(', ');

/** "content/site.yaml, linha 8, campo name: está vazio; o esperado é …. Por exemplo: name: Seu texto aqui" */
export function formatIssue(issue: ContentIssue): string {
  const advice = [issue.advice, issue.code].filter(Boolean).join(': ');
  const text = `${placeOf(issue)}: ${issue.message}${advice && `. ${advice}`}`;
  // A terminal obeys control characters.
  return text.replace(/[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]+/gu, '�');
}

export const countedErrors = (count: number): string =>
  `O conteúdo tem ${count === 1 ? 'um erro' : `${count} erros`}`;

/** Invalid content: its `message` lists every issue for the seller. */
export class ContentError extends Error {
  override name = 'ContentError';
  readonly issues: ContentIssue[];

  constructor(issues: ContentIssue[]) {
    const list = issues.map((issue) => `  • ${formatIssue(issue)}`).join('\n');
    super(`\n\n${countedErrors(issues.length)}:\n\n${list}\n`);
    this.issues = issues;
  }
}
