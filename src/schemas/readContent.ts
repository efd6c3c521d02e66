import { isUtf8 } from 'node:buffer';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'astro/zod';
import { readFacts } from '../domain/facts.ts';
import { fillDeep } from '../domain/placeholders.ts';
import { type Content, contentSchemas } from './contentSchemas.ts';
import { explainContent } from './faults/explainContent.ts';
import type { Fault } from './faults/explainIssue.ts';
import { readYaml } from './faults/readYaml.ts';
import { countedFaults } from './faultsPage.ts';

/** Where the content is read. Tests build the site from other folders. */
export const CONTENT_FOLDER = process.env['CONTENT_FOLDER'] ?? 'src/content';

/** Wrong content, told in sentences for the seller: one line a fault. */
export class ContentError extends Error {
  override name = 'ContentError';
  readonly faults: string[];

  constructor(faults: string[]) {
    super(`\n\n${countedFaults(faults.length)}:\n\n${faults.map((fault) => `  • ${fault}`).join('\n')}\n`);
    this.faults = faults;
  }
}

/** Reads one file's text against its schema. Throws a ContentError that names each fault by its line. */
export function parseContent<Schema extends z.ZodType>(
  file: string,
  yaml: string,
  schema: Schema,
): z.output<Schema> {
  const { source, faults } = readYaml(yaml);
  if (faults.length > 0) throw new ContentError(faults.map((fault) => told(file, fault)));
  const result = schema.safeParse(source.document.toJS());
  if (result.success) return result.data;
  const found = explainContent(file, source, schema, result.error.issues);
  throw new ContentError(found.map((fault) => told(file, fault)));
}

const told = (file: string, { line, field, sentence }: Fault) =>
  `${file}, linha ${line}${field ? `, ${field}` : ''}: ${sentence}`;

/** A file's text. Throws a ContentError for one that is not there or that an editor kept in another way than UTF-8. */
function readText(folder: string, file: string): string {
  const path = join(folder, file);
  const bytes = existsSync(path) ? readFileSync(path) : undefined;
  if (!bytes) {
    throw new ContentError([`${folder}/${file}: o arquivo não foi encontrado. Devolva-o à pasta ${folder}`]);
  }
  const text = bytes.toString();
  if (isUtf8(bytes)) return text;
  const line = text.slice(0, text.indexOf('\ufffd')).split('\n').length;
  throw new ContentError([
    told(`${folder}/${file}`, {
      line,
      sentence: 'há letras que não se podem ler; salve o arquivo como UTF-8',
    }),
  ]);
}

/**
 * Reads all of the site's content as it is written, each file through its schema. Throws one ContentError with the faults
 * of all the files.
 */
export function readWritten(folder: string = CONTENT_FOLDER): Content {
  const faults: string[] = [];
  const entries = Object.entries(contentSchemas).map(([name, schema]) => {
    const file = `${name}.yaml`;
    try {
      return [name, parseContent(`${folder}/${file}`, readText(folder, file), schema)];
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      faults.push(...error.faults);
      return [name, undefined];
    }
  });
  if (faults.length > 0) throw new ContentError(faults);
  return Object.fromEntries(entries) as Content;
}

/** A content with the names in braces filled, as the pages show it. */
export const fillContent = (written: Content): Content => fillDeep(written, readFacts(written));

/** The site's content as the pages show it. Throws as readWritten does. */
export const readContent = (folder: string = CONTENT_FOLDER): Content => fillContent(readWritten(folder));
