import type { z } from 'astro/zod';
import { fieldsOf, schemaAt } from '../schemaAt.ts';
import { explainIssue, type Fault, type Issue, named, valueAt } from './explainIssue.ts';
import { explainNames, type NameFault, rename } from './explainNames.ts';
import { spaces } from './yamlLine.ts';
import { depthOfFields, type YamlSource } from './yamlSource.ts';

const key = (path: readonly PropertyKey[]) => JSON.stringify(path.map(String));

/** One fault a field is enough: what is expected there is told whole. */
function firstOfEach(issues: Issue[]): Issue[] {
  const told = new Set<string>();
  return issues.filter(({ path }) => {
    if (told.has(key(path))) return false;
    told.add(key(path));
    return true;
  });
}

/** Fields that stand at the wrong place and what is missing for it: together one fault. */
type Moved = { faults: NameFault[]; issue: Issue; told: Fault };

/** A group whose name is missing, so that its fields stand in another. */
function nameless(schema: z.ZodType, issue: Issue, strange: NameFault[]): Moved | undefined {
  const fields = fieldsOf(schemaAt(schema, issue.path));
  const faults = strange.filter(({ path }) => fields.includes(String(path.at(-1))));
  const [first] = faults;
  if (!first) return undefined;
  const sentence = `não está lá, e o que é dele ficou solto. Escreva ${String(issue.path.at(-1))}: na linha de cima`;
  return { faults, issue, told: { line: first.line, field: named(issue.path), sentence } };
}

/** A field that is missing in one group of the file and stands in another. */
function misplaced(source: YamlSource, fault: NameFault, missing: Issue[]): Moved | undefined {
  const [issue, ...others] = missing.filter(({ path }) => path.at(-1) === fault.path.at(-1));
  if (!issue || others.length > 0) return undefined;
  const group = issue.path.slice(0, -1);
  const place = group.length > 0 ? `dentro de ${named(group).replace('campo ', '')}` : 'fora dos grupos';
  const sentence = `o lugar deste campo é ${place}. Ponha a linha lá, ${spaces(depthOfFields(source, group))} no começo`;
  return { faults: [fault], issue, told: { ...fault, sentence } };
}

type Named = { misspelt: NameFault[]; strange: NameFault[]; issues: Issue[] };

/**
 * Gives misspelt fields their right names until no more are found, and tells what is wrong beside. Under a name that was no
 * more than guessed nothing is told.
 */
function readUnderRightNames(file: string, source: YamlSource, schema: z.ZodType, issues: Issue[]): Named {
  const whole: unknown = source.document.toJS();
  const isUnknown = (issue: Issue) => issue.code === 'unrecognized_keys';
  const faults = issues
    .filter(isUnknown)
    .flatMap((issue) => explainNames(file, source, schema, issue, whole));
  const misspelt = faults.filter(({ path, meant }) => meant && rename(source, path, meant.name));
  const strange = faults.filter((fault) => !misspelt.includes(fault));
  if (misspelt.length === 0)
    return { misspelt, strange, issues: issues.filter((issue) => !isUnknown(issue)) };
  const guessed = misspelt
    .filter(({ meant }) => !meant?.isSure)
    .map(({ path, meant }) => key([...path.slice(0, -1), meant?.name ?? '']).slice(0, -1));
  const left = schema.safeParse(source.document.toJS()).error?.issues ?? [];
  const rest = readUnderRightNames(file, source, schema, left);
  return {
    misspelt: [...misspelt, ...rest.misspelt],
    strange: rest.strange,
    issues: rest.issues.filter(({ path }) => !guessed.some((start) => key(path).startsWith(start))),
  };
}

/**
 * Every fault that a schema finds in a file, by their lines. A misspelt field is one fault, and what it holds is read under
 * its right name.
 */
export function explainContent(file: string, source: YamlSource, schema: z.ZodType, found: Issue[]): Fault[] {
  const { misspelt, strange, issues } = readUnderRightNames(file, source, schema, found);
  const whole: unknown = source.document.toJS();
  const missing = issues.filter(({ path }) => path.length > 0 && valueAt(whole, path) === undefined);
  const moved = [
    ...missing.flatMap((issue) => nameless(schema, issue, strange) ?? []),
    ...strange.flatMap((fault) => misplaced(source, fault, missing) ?? []),
  ];
  const wrong = issues.filter((issue) => !moved.some((one) => one.issue === issue));
  return [
    ...misspelt,
    ...strange.filter((fault) => !moved.some(({ faults }) => faults.includes(fault))),
    ...moved.map(({ told }) => told),
    ...firstOfEach(wrong).map((issue) => explainIssue(source, schema, issue, whole)),
  ].toSorted((one, other) => one.line - other.line);
}
