import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'astro/zod';
import { LineCounter, parseDocument } from 'yaml';
import { readFacts } from '../domain/facts.ts';
import { fillDeep } from '../domain/placeholders.ts';
import { type Content, contentSchemas } from './contentSchemas.ts';
import { explainIssue } from './explainIssue.ts';

/** Where the content is read. Tests build the site from other folders. */
export const CONTENT_FOLDER = process.env['CONTENT_FOLDER'] ?? 'src/content';

/** Wrong content, told in sentences for the seller: one line a fault. */
export class ContentError extends Error {
  override name = 'ContentError';
  constructor(readonly faults: string[]) {
    super(
      `\n\nO conteúdo tem ${faults.length === 1 ? 'um erro' : `${faults.length} erros`}:\n\n${faults.map((fault) => `  • ${fault}`).join('\n')}\n`,
    );
  }
}

/** Reads one file's text against its schema. Throws a ContentError that names each fault. */
export function parseContent<Schema extends z.ZodType>(
  file: string,
  yaml: string,
  schema: Schema,
): z.output<Schema> {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false });
  if (document.errors.length > 0) {
    throw new ContentError(
      document.errors.map((error) => {
        const { line, col } = lines.linePos(error.pos[0]);
        return `${file}, linha ${line}, coluna ${col}: a escrita do arquivo está errada (${error.message}). Confira os espaços no começo da linha; um texto com dois-pontos dentro fica entre aspas.`;
      }),
    );
  }
  const value: unknown = document.toJS();
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new ContentError(result.error.issues.flatMap((issue) => explainIssue(file, issue, value)));
}

/**
 * Reads all of the site's content, each file through its schema, and fills the names in braces. Throws one
 * ContentError with the faults of all the files.
 */
export function readContent(folder: string = CONTENT_FOLDER): Content {
  const faults: string[] = [];
  const entries = Object.entries(contentSchemas).map(([name, schema]) => {
    const file = `${folder}/${name}.yaml`;
    try {
      return [name, parseContent(file, readFileSync(join(folder, `${name}.yaml`), 'utf8'), schema)];
    } catch (error) {
      if (error instanceof ContentError) faults.push(...error.faults);
      else if (isMissing(error))
        faults.push(`${file}: o arquivo não foi encontrado. Devolva-o à pasta ${folder}.`);
      else throw error;
      return [name, undefined];
    }
  });
  if (faults.length > 0) throw new ContentError(faults);
  const content = Object.fromEntries(entries) as Content;
  return fillDeep(content, readFacts(content));
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
