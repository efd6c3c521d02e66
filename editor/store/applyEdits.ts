// Computes the new texts of the files that a request edits, unless they would be invalid or conflict with an outside change.
import type { FieldTree } from '../../src/content-model/fieldTree.ts';
import type { ContentFile, Edit, EditRequest, EditResult, Files, Issue, Path, Written } from '../api.ts';
import { type FileEdit, fileEdit } from '../places.ts';
import { fieldAt } from './changes.ts';
import { cleanEdit } from './cleanEdit.ts';
import { conflictOf } from './conflicts.ts';
import type { Contents } from './contents.ts';
import { issuesOfEdit } from './validation.ts';
import { type Order, writeEdits } from './writing.ts';
import { editedValue, NotWritable } from './written.ts';
import { UNREADABLE } from './yamlFile.ts';

type Texts = Map<ContentFile, string>;

function orderIn(tree: FieldTree, file: ContentFile): Order {
  return (path) => {
    const field = fieldAt(tree[file], path);
    if (field?.kind === 'group') return Object.keys(field.fields);
    if (field?.kind !== 'union') return [];
    return ['kind', ...Object.values(field.groups).flatMap(({ fields }) => Object.keys(fields))];
  };
}

/** Successive edits with the same key are one step of the history; empty for an edit that is always a step of its own. */
function keyOf({ edits, label }: EditRequest): string {
  const [edit, ...others] = edits;
  return edit?.type === 'set' && others.length === 0 ? JSON.stringify([label, edit.place]) : '';
}

const refused = (file: ContentFile, path: Path, error: unknown): EditResult => {
  if (!(error instanceof NotWritable)) throw error;
  const issue: Issue = { file, path, message: error.message };
  return { status: 'invalid', issues: [issue] };
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
  const present = { ...files };
  const editsOf = new Map<ContentFile, FileEdit[]>();
  for (const sent of request.edits) {
    const edit = cleanEdit(sent, present);
    const { file, path } = edit.place;
    const conflict = conflictOf(edit, seen[file], present[file]);
    if (conflict) return conflict;
    try {
      if (present[file] === null) throw new NotWritable(UNREADABLE);
      present[file] = editedValue(present[file], fileEdit(edit));
      editsOf.set(file, [...(editsOf.get(file) ?? []), fileEdit(edit)]);
    } catch (error) {
      return refused(file, path, error);
    }
    seen[file] = seenAfter(edit, seen[file]);
  }
  const texts: Texts = new Map();
  for (const [file, edits] of editsOf) {
    try {
      texts.set(file, writeEdits(bytes[file]?.toString() ?? '', edits, orderIn(tree, file)));
    } catch (error) {
      return refused(file, [], error);
    }
  }
  const written = Object.fromEntries([...texts].map(([file, text]) => [file, Buffer.from(text)]));
  const validation = contents.validate({ ...bytes, ...written });
  const places = request.edits.map(({ place }) => place);
  const issues = issuesOfEdit(contents.validate(bytes).issues, validation.issues, places);
  return issues.length > 0 ? { status: 'invalid', issues } : { texts, key: keyOf(request) };
}
