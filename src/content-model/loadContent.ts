// What the pages import to read the content. The editor's preview puts editor/preview/loadContent.ts in its place.
import { isUtf8 } from 'node:buffer';
import type { z } from 'astro/zod';
import { fillDeep } from '../domain/placeholders.ts';
import { isDeadlineOver } from '../domain/pricePhases.ts';
import { CONTENT_FOLDER } from './contentFolder.ts';
import { contradictions } from './crossChecks.ts';
import { readFileOf, type Unreadable } from './diskFiles.ts';
import { ContentError, type ContentIssue, ORIGINAL_ADVICE } from './errors/contentError.ts';
import { schemaIssues } from './errors/schemaErrors.ts';
import { curlyQuoteWarnings, yamlIssues } from './errors/yamlErrors.ts';
import { fieldName, lineOfField, parseYaml } from './errors/yamlSource.ts';
import { type Content, contentSchemas } from './schemas.ts';
import { templateValues } from './templateValues.ts';
import { uploadsState } from './uploads.ts';

/** The content that was read, unless there are errors, with the errors and warnings. */
export type Checked<Value> = { value: Value | undefined; errors: ContentIssue[]; warnings: ContentIssue[] };

/** The largest of a complete product has a tenth of it. */
const MAX_FILE_KB = 256;
const MAX_FILE_BYTES = MAX_FILE_KB * 1024;

const kilobytes = (bytes: number): string => `${Math.ceil(bytes / 1024).toLocaleString('pt-BR')} KB`;

/** Why a content file cannot be read. */
function unreadable(file: string, reason: Unreadable): ContentIssue {
  if (reason.problem === 'missing') {
    return { file, message: 'o arquivo não foi encontrado', advice: ORIGINAL_ADVICE };
  }
  if (reason.problem === 'noFile') {
    const message = 'no lugar do arquivo há uma pasta, ou outra coisa que não é um arquivo de texto';
    return { file, message, advice: `Tire-a dali. ${ORIGINAL_ADVICE}` };
  }
  if (reason.problem === 'large') {
    const message = `o arquivo tem ${kilobytes(reason.bytes)}; o esperado é um texto de até ${MAX_FILE_KB} KB`;
    return {
      file,
      message,
      advice: `Confira se outro arquivo não foi salvo com este nome. ${ORIGINAL_ADVICE}`,
    };
  }
  const advice = 'Feche o programa que o usa, ou confira se você tem permissão para abrir o arquivo';
  return { file, message: `o arquivo não pôde ser aberto (${reason.code})`, advice };
}

/**
 * Parses and validates the text of one content file.
 *
 * @param file the name that the messages give the file
 */
export function checkYaml<Schema extends z.ZodType>(
  file: string,
  text: string,
  schema: Schema,
): Checked<z.output<Schema>> {
  const source = parseYaml(text);
  const warnings = curlyQuoteWarnings(source).map((issue) => ({ file, ...issue }));
  const found = yamlIssues(source);
  const result = found.length === 0 ? schema.safeParse(source.document.toJS()) : undefined;
  const issues = result?.error ? schemaIssues(source, schema, result.error.issues) : found;
  return { value: result?.data, errors: issues.map((issue) => ({ file, ...issue })), warnings };
}

/** How a text was saved that is not in UTF-8; undefined when it is. */
function wrongEncoding(bytes: Buffer): string | undefined {
  const isUtf16 = [0xfeff, 0xfffe].includes(bytes.length > 1 ? bytes.readUInt16BE() : 0);
  if (isUtf16) return 'UTF-16';
  return isUtf8(bytes) ? undefined : 'ANSI';
}

function checkBytes<Schema extends z.ZodType>(
  file: string,
  bytes: Buffer,
  schema: Schema,
): Checked<z.output<Schema>> {
  const invalid = (issue: ContentIssue) => ({ value: undefined, errors: [issue], warnings: [] });
  if (bytes.length > MAX_FILE_BYTES)
    return invalid(unreadable(file, { problem: 'large', bytes: bytes.length }));
  const text = bytes.toString();
  const encoding = wrongEncoding(bytes);
  if (encoding) {
    const line = text.slice(0, text.indexOf('\ufffd')).split('\n').length;
    const message = `há letras que não se podem ler, porque o arquivo foi salvo como ${encoding}; o esperado é UTF-8`;
    const advice =
      'No Bloco de Notas: Arquivo, Salvar como, Codificação: UTF-8. No VS Code: clique em UTF-8 no rodapé, Reabrir com Codificação, Western (Windows 1252); depois, no mesmo lugar, Salvar com Codificação, UTF-8';
    return invalid({ file, line, message, advice });
  }
  if (text.includes('\0')) {
    const line = text.slice(0, text.indexOf('\0')).split('\n').length;
    return invalid({
      file,
      line,
      message: 'o arquivo está estragado a partir daqui',
      advice: ORIGINAL_ADVICE,
    });
  }
  return checkYaml(file, text, schema);
}

/** The bytes of each content file; undefined of one that cannot be read. */
export type ContentBytes = Record<keyof Content, Buffer | undefined>;

export const CONTENT_FILES = Object.keys(contentSchemas) as (keyof Content)[];

const pathOf = (folder: string, name: keyof Content): string => `${folder}/${name}.yaml`;

/** Reads the content files of a folder as they are. Throws nothing. */
export function readContentBytes(folder: string): ContentBytes {
  const read = (name: keyof Content) => {
    const file = readFileOf(pathOf(folder, name), MAX_FILE_BYTES);
    return Buffer.isBuffer(file) ? file : undefined;
  };
  return Object.fromEntries(CONTENT_FILES.map((name) => [name, read(name)])) as ContentBytes;
}

/** Why a file has no bytes: looked up when it is reported. */
function reasonFor(path: string): Unreadable {
  const file = readFileOf(path, MAX_FILE_BYTES);
  return Buffer.isBuffer(file) ? { problem: 'refused', code: 'EBUSY' } : file;
}

/**
 * Validates content files, which need not be on the disk yet, with the names in braces as they are written. Throws
 * nothing.
 *
 * @param folder the folder that the messages name
 */
export function checkContentBytes(bytes: ContentBytes, folder: string = CONTENT_FOLDER): Checked<Content> {
  const errors: ContentIssue[] = [];
  const warnings: ContentIssue[] = [];
  const entries = CONTENT_FILES.map((name) => {
    const path = pathOf(folder, name);
    const content = bytes[name];
    if (!content) {
      errors.push(unreadable(path, reasonFor(path)));
      return [name, undefined];
    }
    const file = checkBytes(path, content, contentSchemas[name]);
    errors.push(...file.errors);
    warnings.push(...file.warnings);
    return [name, file.value];
  });
  const value = Object.fromEntries(entries) as Content;
  if (errors.length === 0) errors.push(...contradictionIssues(bytes, folder, value));
  return { value: errors.length === 0 ? value : undefined, errors, warnings };
}

let last: { state: string; checked: Checked<Content> } | undefined;

/**
 * Reads and validates every content file, with the names in braces as they are written. Throws nothing. Valid content
 * that has not changed is not validated again: in `npm run dev` every page reads the content several times.
 */
export function checkContent(folder: string = CONTENT_FOLDER): Checked<Content> {
  const bytes = readContentBytes(folder);
  const texts = CONTENT_FILES.map((name) => bytes[name]?.toString('latin1'));
  const state = JSON.stringify([folder, uploadsState(), texts]);
  if (last?.state === state) return last.checked;
  const checked = checkContentBytes(bytes, folder);
  // A file that another program has opened may be readable now, and looks the same.
  last = checked.value && { state, checked };
  return checked;
}

const contradictionIssues = (bytes: ContentBytes, folder: string, content: Content): ContentIssue[] =>
  contradictions(content).map(({ file: name, path, ...words }) => {
    const line = lineOfField(parseYaml(String(bytes[name])), path);
    return { file: pathOf(folder, name), line, field: fieldName(path), path, ...words };
  });

/**
 * The content as the seller wrote it, with the names in braces unfilled.
 *
 * @throws ContentError with the errors of all the files
 */
export function loadWrittenContent(folder: string = CONTENT_FOLDER): Content {
  const { value, errors } = checkContent(folder);
  if (!value) throw new ContentError(errors);
  return value;
}

/**
 * The content with the names in braces filled. Once the deadline has passed, no social card names the promotional
 * price: docs/behaviour.md#deadline.
 */
export function fillContent(written: Content, nowMs: number = Date.now()): Content {
  const content = fillDeep(written, templateValues(written));
  if (!isDeadlineOver(content.behaviour, nowMs)) return content;
  const { site } = content;
  const home = { ...site.pages.home, socialNote: '' };
  return { ...content, site: { ...site, pages: { ...site.pages, home } } };
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
