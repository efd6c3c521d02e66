// Computes the new bytes of the files that a request edits, unless they would be invalid or an edit conflicts.
import type { FieldTree } from '../../src/content-model/fieldTree.ts';
import type { ContentIssue } from '../../src/content-model/issue.ts';
import type { ContentBytes } from '../../src/content-model/loadContent.ts';
import { isPageFile } from '../../src/content-model/schemas.ts';
import type { ContentFile, Edit, EditRequest, EditResult, Files, Path, Place, YamlValue } from '../api.ts';
import { fileEdit, isWithin } from '../places.ts';
import { cleanEdit } from './cleanEdit.ts';
import { conflictOf } from './conflicts.ts';
import type { Contents, Validation } from './contents.ts';
import { editedValue, NotWritable } from './editedValue.ts';
import { fieldOrder, writeValue } from './writing.ts';
import { UNREADABLE } from './yamlFile.ts';

const NEEDED = 'Este arquivo não pode ser apagado: o site precisa dele';

/**
 * Successive edits with the same key become one step of the history. The key is empty for edits that always become a
 * separate step, such as the assistant's edits.
 */
function keyOf({ edits, label, by }: EditRequest): string {
  const [edit, ...others] = edits;
  return edit?.type === 'set' && others.length === 0 && !by ? JSON.stringify([label, edit.place]) : '';
}

const refused = (file: ContentFile, path: Path, error: unknown): EditResult => {
  if (!(error instanceof NotWritable)) throw error;
  return { status: 'invalid', issues: [{ level: 'error', file, path, label: '', message: error.message }] };
};

/** The file that the edit's author saw, with the edit applied; undefined if the file is unknown or lacks the place. */
function seenAfter(edit: Edit, seen: YamlValue | undefined): YamlValue | undefined {
  if (seen === undefined) return undefined;
  try {
    return editedValue(seen, fileEdit(edit));
  } catch (error) {
    if (error instanceof NotWritable) return undefined;
    throw error;
  }
}

/**
 * The issues that block an edit. If the content already has issues, only new issues and issues at the edited places
 * block it, so that content that was broken outside the editor can be repaired one field at a time.
 */
function issuesOfEdit(before: Validation, after: Validation, places: Place[]): ContentIssue[] {
  if (before.issues.length === 0) return after.issues;
  const key = ({ file, path, message }: ContentIssue) => JSON.stringify([file, path, message]);
  const known = new Set(before.issues.map(key));
  const isEdited = (issue: ContentIssue) =>
    places.some((place) => isWithin(issue, place) || isWithin(place, issue));
  // The rules are only checked if all files are valid, so repairing the last file may reveal older issues.
  const areNew = before.areFilesValid || !after.areFilesValid;
  return after.issues.filter((issue) => isEdited(issue) || (areNew && !known.has(key(issue))));
}

type Edited = {
  /** The new bytes of each file by its name; undefined for a file to delete. */
  files: Record<string, Uint8Array | undefined>;
  /** Successive edits with the same key are one step of the history. */
  key: string;
};

/** The new bytes of the files that a request edits, or the reason why none of its edits may be written. */
export function applyEdits(request: EditRequest, contents: Contents, tree: FieldTree): Edited | EditResult {
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
  const written: ContentBytes = { ...bytes };
  const changed: Edited['files'] = {};
  for (const file of edited) {
    const value = present[file];
    try {
      if (value) {
        const text = writeValue(bytes[file]?.toString() ?? '', value, fieldOrder(tree, file, value));
        written[file] = Buffer.from(text);
      } else delete written[file];
      changed[`${file}.yaml`] = written[file];
    } catch (error) {
      return refused(file, [], error);
    }
  }
  const places = request.edits.map(({ place }) => place);
  const issues = issuesOfEdit(contents.validate(bytes), contents.validate(written), places);
  return issues.length > 0 ? { status: 'invalid', issues } : { files: changed, key: keyOf(request) };
}
