// Reads the content for the pages. In the editor's preview, editor/preview/loadContent.ts replaces this module.
import { isUtf8 } from 'node:buffer';
import { existsSync } from 'node:fs';
import { CONTENT_FOLDER } from './contentFolder.ts';
import { entriesBelow, tryReadFile, type Unreadable } from './diskFiles.ts';
import { fillContent } from './fillContent.ts';
import { ContentError, type ContentIssue } from './issue.ts';
import { lineOf, schemaIssues } from './messages.ts';
import { withIndices } from './paths.ts';
import { ruleErrors } from './rules/index.ts';
import {
  type Content,
  type ContentFile,
  FILE_NAMES,
  isOptionalFile,
  MISSING_FILES,
  type PageFile,
  schemaOf,
} from './schemas.ts';
import { uploadsState } from './uploads.ts';
import { type YamlFault, yamlFaults } from './yamlErrors.ts';
import { parseYaml, type YamlSource } from './yamlSource.ts';

export { fillContent };

/** The content, or its errors. */
export type Checked = {
  value: Content | undefined;
  errors: ContentIssue[];
  /** Whether each file is valid by its schema. Only then are the rules about several fields checked. */
  areFilesValid: boolean;
};

/** The bytes of each content file; undefined for a file that cannot be read. */
export type ContentBytes = Partial<Record<ContentFile, Buffer | undefined>>;

const fileError = (file: ContentFile, message: string, line?: number): ContentIssue => ({
  level: 'error',
  file,
  path: [],
  label: '',
  message,
  ...(line && { line }),
});

/** The largest size of a content file, many times the size of the largest file of the shipped products. */
const MAX_FILE_KB = 256;
const MAX_FILE_BYTES = MAX_FILE_KB * 1024;

const kilobytes = (bytes: number): string => `${Math.ceil(bytes / 1024).toLocaleString('pt-BR')} KB`;

/** The error message for a content file that cannot be read. */
function reasonText(reason: Unreadable): string {
  switch (reason.problem) {
    case 'missing':
      return 'o arquivo não foi encontrado';
    case 'noFile':
      return 'no lugar do arquivo há uma pasta, ou outra coisa que não é um arquivo de texto: tire-a dali';
    case 'large':
      return `o arquivo tem ${kilobytes(reason.bytes)}; o esperado é um texto de até ${MAX_FILE_KB} KB`;
    case 'refused':
      return `o arquivo não pôde ser aberto (${reason.code}): feche o programa que o usa, ou confira se você tem permissão para abri-lo`;
  }
}

const pathOf = (folder: string, file: ContentFile): string => `${folder}/${file}.yaml`;

/** Reads a file again to find out why it could not be read. */
function reasonFor(path: string): Unreadable {
  const found = tryReadFile(path, MAX_FILE_BYTES);
  return Buffer.isBuffer(found) ? { problem: 'refused', code: 'EBUSY' } : found;
}

/** The error of bytes that are not UTF-8 or contain a null byte, with its line; undefined if there is none. */
function encodingFault(bytes: Buffer): YamlFault | undefined {
  const text = bytes.toString();
  const lineOfFirst = (sign: string) => text.slice(0, text.indexOf(sign)).split('\n').length;
  if (!isUtf8(bytes))
    return {
      line: lineOfFirst('\ufffd'),
      message: 'há letras que não se podem ler: salve o arquivo de novo com a codificação UTF-8',
    };
  return text.includes('\0')
    ? { line: lineOfFirst('\0'), message: 'o arquivo está estragado a partir daqui' }
    : undefined;
}

type CheckedFile = { value: unknown; errors: ContentIssue[] };

/** Parses and validates the bytes of one content file. */
export function checkFile(file: ContentFile, bytes: Buffer): CheckedFile {
  if (bytes.length > MAX_FILE_BYTES)
    return {
      value: undefined,
      errors: [fileError(file, reasonText({ problem: 'large', bytes: bytes.length }))],
    };
  const source = parseYaml(bytes.toString());
  const encoding = encodingFault(bytes);
  const faults = encoding ? [encoding] : yamlFaults(source);
  if (faults.length > 0)
    return { value: undefined, errors: faults.map(({ message, line }) => fileError(file, message, line)) };
  const result = schemaOf(file).safeParse(source.document.toJS());
  return { value: result.data, errors: schemaIssues(file, source, result.error?.issues ?? []) };
}

/** The last valid state of each content file, with the state of the uploads to which it may refer. */
const validFiles = new Map<ContentFile, { bytes: Buffer; uploads: string; checked: CheckedFile }>();

/** Validates a content file unless it and the uploads are the same as when it was last valid. */
function checkChangedFile(file: ContentFile, bytes: Buffer, uploads: string): CheckedFile {
  const valid = validFiles.get(file);
  if (valid?.uploads === uploads && valid.bytes.equals(bytes)) return valid.checked;
  const checked = checkFile(file, bytes);
  // Errors are not cached: an upload that another program had locked may be readable now without looking different.
  if (checked.errors.length === 0) validFiles.set(file, { bytes, uploads, checked });
  return checked;
}

/** The content files of a folder: the required files, the existing optional files, and the pages sorted by name. */
export const contentFilesIn = (folder: string): ContentFile[] => [
  ...FILE_NAMES.filter((file) => !isOptionalFile(file) || existsSync(pathOf(folder, file))),
  ...entriesBelow(`${folder}/pages`)
    .filter(({ name }) => /^[^./][^/]*\.yaml$/.test(name))
    .map(({ name }): PageFile => `pages/${name.slice(0, -'.yaml'.length)}`)
    .sort(),
];

/** Reads the bytes of a folder's content files; undefined for a file that cannot be read. Does not throw. */
export function readContentBytes(folder: string): ContentBytes {
  const read = (file: ContentFile) => {
    const found = tryReadFile(pathOf(folder, file), MAX_FILE_BYTES);
    return Buffer.isBuffer(found) ? found : undefined;
  };
  return Object.fromEntries(contentFilesIn(folder).map((file) => [file, read(file)]));
}

/**
 * Validates content files, which need not be saved yet. Names in braces stay unfilled. Does not throw. Only files that
 * changed are parsed again, because an edit usually changes one of many files.
 *
 * @param options.folder the folder of the files, to find out why a file has no bytes
 * @param options.uploads the state of the uploads, for a caller that has already read it
 */
export function checkContentBytes(
  bytes: ContentBytes,
  { folder = CONTENT_FOLDER, uploads = uploadsState() } = {},
): Checked {
  const files = Object.keys(bytes) as ContentFile[];
  const check = (file: ContentFile) => {
    const content = bytes[file];
    if (content) return checkChangedFile(file, content, uploads);
    return { value: undefined, errors: [fileError(file, reasonText(reasonFor(pathOf(folder, file))))] };
  };
  const checked = files.map((file) => ({ file, ...check(file) }));
  const errors = checked.flatMap((one) => one.errors);
  if (errors.length > 0) return { value: undefined, errors, areFilesValid: false };
  const read = Object.fromEntries(checked.map((one) => [one.file, one.value]));
  const value = { ...MISSING_FILES, ...read } as Content;
  const broken = withLines(ruleErrors(value), bytes);
  return { value: broken.length === 0 ? value : undefined, errors: broken, areFilesValid: true };
}

/** Adds to each issue the line of the issue's field. */
export function withLines(issues: ContentIssue[], bytes: ContentBytes): ContentIssue[] {
  const sources = new Map<ContentFile, YamlSource>();
  return issues.map((issue) => {
    const source = sources.get(issue.file) ?? parseYaml(String(bytes[issue.file] ?? ''));
    sources.set(issue.file, source);
    return { ...issue, line: lineOf(source, withIndices(source.document.toJS(), issue.path)) };
  });
}

let last: { state: string; checked: Checked } | undefined;

/**
 * Reads and validates all content files. Names in braces stay unfilled. Does not throw. Valid content is not validated
 * again until it changes, because in `npm run dev` every page reads the content several times.
 */
export function checkContent(folder: string = CONTENT_FOLDER): Checked {
  const bytes = readContentBytes(folder);
  const texts = Object.entries(bytes).map(([file, text]) => [file, text?.toString('latin1')]);
  const uploads = uploadsState();
  const state = JSON.stringify([folder, uploads, texts]);
  if (last?.state === state) return last.checked;
  const checked = checkContentBytes(bytes, { folder, uploads });
  // Errors are not cached: a file that another program had locked may be readable now without looking different.
  last = checked.value && { state, checked };
  return checked;
}

/**
 * The content as the seller wrote it, with the names in braces unfilled.
 *
 * @throws ContentError with the errors of all the files
 */
export function loadWrittenContent(folder: string = CONTENT_FOLDER): Content {
  const { value, errors } = checkContent(folder);
  if (!value) throw new ContentError(errors, folder);
  return value;
}

const built = new Map<string, Content>();

/**
 * The content as the pages show it: read, validated and filled. A build reads it once, `npm run dev` at every request.
 *
 * @throws ContentError with the errors of all the files
 */
export function loadContent(folder: string = CONTENT_FOLDER): Content {
  const content = built.get(folder) ?? fillContent(loadWrittenContent(folder));
  if (import.meta.env?.PROD) built.set(folder, content);
  return content;
}
