import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'astro/zod';
import { stringify } from 'yaml';
import { findRuntime, tools } from '../../scripts/project.mjs';
import { contentSchemas } from '../../src/schemas/contentSchemas.ts';
import { hints } from '../../src/schemas/hints.ts';
import { video } from '../../src/schemas/uploadFields.ts';
import { FILES, written } from './anyContent.ts';
import type { Written } from './marks.ts';
import { kindOf } from './schemaKinds.ts';

function withPictures(value: unknown, real: unknown, schema: z.ZodType): unknown {
  if (hints.get(schema)?.leastWidth) return real;
  // Its poster has its ratio.
  if (schema === video) return value;
  const known = kindOf(schema);
  const child = (key: string | number, inner: z.ZodType) =>
    withPictures(
      (value as Record<string | number, unknown>)[key],
      (real as Record<string | number, unknown>)[key],
      inner,
    );
  if (known.kind === 'object') {
    return Object.fromEntries(
      Object.keys(value as object).map((key) => [key, child(key, known.fields[key] as z.ZodType)]),
    );
  }
  if (known.kind === 'list') return (value as unknown[]).map((_, index) => child(index, known.item));
  return value;
}

/** A content with the pictures of the site: other ones would be made anew in every size at each build. */
export function withRealPictures(content: Written): Written {
  const files = FILES.map((name) => [name, withPictures(content[name], written(name), contentSchemas[name])]);
  return Object.fromEntries(files) as Written;
}

/** Builds the site from a content into `.cache/fuzz/<name>` and gives its folders. Rejects with what the build says. */
export async function buildSite(name: string, content: Written): Promise<{ source: string; site: string }> {
  const folder = join('.cache', 'fuzz', name);
  const [source, site] = [join(folder, 'content'), join(folder, 'dist')];
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(source, { recursive: true });
  for (const file of FILES) writeFileSync(join(source, `${file}.yaml`), stringify(content[file]));
  const build = spawn(findRuntime(), [tools.build, '--silent', '--outDir', site], {
    env: { ...process.env, CONTENT_FOLDER: source },
  });
  let said = '';
  for (const stream of [build.stdout, build.stderr]) {
    stream.on('data', (chunk) => {
      said += chunk;
    });
  }
  const status = await new Promise((resolve) => build.on('exit', resolve));
  if (status !== 0) throw new Error(`The site of ${source} could not be built:\n${said}`);
  return { source, site };
}
