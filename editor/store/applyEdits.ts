// Computes the new texts of the files that a request edits, unless they would be invalid or conflict with an outside change.
import type { FieldTree } from '../../src/content-model/fieldTree.ts';
import type { ContentBytes } from '../../src/content-model/loadContent.ts';
import { childValue } from '../../src/content-model/paths.ts';
import { isPageFile } from '../../src/content-model/schemas.ts';
import type { ContentFile, Edit, EditRequest, EditResult, Files, Path, Written } from '../api.ts';
import { fieldIn, fieldsOf, fileEdit, valueIn } from '../places.ts';
import { cleanEdit } from './cleanEdit.ts';
import { conflictOf } from './conflicts.ts';
import type { Contents } from './contents.ts';
import { issuesOfEdit } from './validation.ts';
import { type Order, writeValue } from './writing.ts';
import { editedValue, NotWritable } from './written.ts';
import { UNREADABLE } from './yamlFile.ts';

const NEEDED = 'Este arquivo não pode ser apagado: o site precisa dele';

/** The new text of each file; undefined of one that is deleted. */
type Texts = Map<ContentFile, string | undefined>;

/** The names of the fields of the groups of a value, as the schema orders them. */
export function orderIn(tree: FieldTree, file: ContentFile, value: Written): Order {
  return (path) => {
    const field = fieldIn(fieldsOf(tree, file), path, value);
    if (field?.kind === 'group') return Object.keys(field.fields);
    if (field?.kind !== 'union') return [];
    const kind = String(childValue(valueIn(value, path), 'kind'));
    return ['kind', ...Object.keys(field.groups[kind]?.fields ?? {})];
  };
}

/** Successive edits with the same key are one step of the history; empty for an edit that is always a step of its own. */
function keyOf({ edits, label }: EditRequest): string {
  const [edit, ...others] = edits;
  return edit?.type === 'set' && others.length === 0 ? JSON.stringify([label, edit.place]) : '';
}

const refused = (file: ContentFile, path: Path, error: unknown): EditResult => {
  if (!(error instanceof NotWritable)) throw error;
  return { status: 'invalid', issues: [{ level: 'error', file, path, label: '', message: error.message }] };
};

/** The files that the edit's author saw, with the earlier edits of the request; undefined when unknown. */
function seenAfter(edit: Edit, seen: Written | undefined): Written | undefined {
  if (seen === undefined) return undefined;
  try {
    return editedValue(seen, fileEdit(edit));
  } catch (error) {
    if (error instanceof NotWritable) return undefined;
    throw error;
  }
}

export function applyEdits(
  request: EditRequest,
  contents: Contents,
  tree: FieldTree,
): { texts: Texts; key: string } | EditResult {
  const { bytes, files } = contents.read();
  const seen: Partial<Files> = { ...contents.filesAt(request.base) };
  const present: Partial<Files> = { ...files };
  const edited = new Set<ContentFile>();
  for (const sent of request.edits) {
    const edit = cleanEdit(sent, present);
    const { file, path } = edit.place;
    const conflict = conflictOf(edit, seen[file], present[file]);
    if (conflict) return conflict;
    try {
      if (present[file] === null) throw new NotWritable(UNREADABLE);
      const value = editedValue(present[file], fileEdit(edit));
      if (!value && !isPageFile(file)) throw new NotWritable(NEEDED);
      present[file] = value;
      edited.add(file);
    } catch (error) {
      return refused(file, path, error);
    }
    seen[file] = seenAfter(edit, seen[file]);
  }
  const texts: Texts = new Map();
  for (const file of edited) {
    const value = present[file];
    try {
      const text = value && writeValue(bytes[file]?.toString() ?? '', value, orderIn(tree, file, value));
      texts.set(file, text || undefined);
    } catch (error) {
      return refused(file, [], error);
    }
  }
  const written: ContentBytes = { ...bytes };
  for (const [file, text] of texts) {
    if (text === undefined) delete written[file];
    else written[file] = Buffer.from(text);
  }
  const validation = contents.validate(written);
  const places = request.edits.map(({ place }) => place);
  const issues = issuesOfEdit(contents.validate(bytes).issues, validation.issues, places);
  return issues.length > 0 ? { status: 'invalid', issues } : { texts, key: keyOf(request) };
}
