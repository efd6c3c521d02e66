// The content files as they are on the disk: read, parsed and validated, once for each state of them.
import {
  type ContentBytes,
  checkContentBytes,
  readContentBytes,
} from '../../src/content-model/loadContent.ts';
import { namesOf } from '../../src/content-model/names.ts';
import { findings } from '../../src/content-model/rules/index.ts';
import type { ContentState, Files } from '../api.ts';
import { hashOf } from './files.ts';
import type { HistoryState } from './historyState.ts';
import { valueOfBytes } from './yamlFile.ts';

/** The files as bytes and as values, with a hash of this state. */
type Reading = { revision: string; bytes: ContentBytes; files: Files };

type Validation = Pick<ContentState, 'issues' | 'findings' | 'names'>;

/** The uploads that the content names must be on the disk. */
function validate(bytes: ContentBytes): Validation {
  const { value, errors } = checkContentBytes(bytes);
  if (!value) return { issues: errors, findings: [], names: [] };
  return { issues: [], findings: findings(value, Date.now()), names: namesOf(value) };
}

/** The number of remembered states, so that an edit made on one of them can be applied. */
const MAX_READINGS = 50;

export type Contents = ReturnType<typeof openContents>;

const revisionOf = (bytes: ContentBytes): string =>
  hashOf(
    Buffer.from(
      Object.entries(bytes)
        .map(([file, text]) => `${file} ${hashOf(text ?? Buffer.of())}`)
        .toSorted()
        .join(),
    ),
  ).slice(0, 16);

function dropOldest(map: Map<string, unknown>): void {
  const [oldest] = map.keys();
  if (map.size > MAX_READINGS && oldest !== undefined) map.delete(oldest);
}

export function openContents(folder: string) {
  const readings = new Map<string, Reading>();
  const validations = new Map<string, Validation>();

  function read(): Reading {
    const bytes = readContentBytes(folder);
    const revision = revisionOf(bytes);
    const reading = readings.get(revision) ?? {
      revision,
      bytes,
      files: Object.fromEntries(
        Object.entries(bytes).map(([file, text]) => [file, valueOfBytes(text)]),
      ) as Files,
    };
    readings.delete(revision);
    readings.set(revision, reading);
    dropOldest(readings);
    return reading;
  }

  /** Validates content files, which need not be on the disk. */
  function validateBytes(bytes: ContentBytes): Validation {
    const revision = revisionOf(bytes);
    const validation = validations.get(revision) ?? validate(bytes);
    // Why a file cannot be read may change, and then it looks the same.
    if (Object.values(bytes).includes(undefined)) return validation;
    validations.set(revision, validation);
    dropOldest(validations);
    return validation;
  }

  return {
    read,
    validate: validateBytes,
    /** For a change of the files that the content names: valid content may be invalid now. */
    forgetValidations: () => validations.clear(),
    /** The files at a revision; undefined when it is forgotten. */
    filesAt: (revision: string | undefined): Files | undefined =>
      revision === undefined ? undefined : readings.get(revision)?.files,

    state({ steps, position }: HistoryState): ContentState {
      const { revision, bytes, files } = read();
      const undoLabel = steps[position - 1]?.label;
      const redoLabel = steps[position]?.label;
      return {
        revision,
        files,
        ...validateBytes(bytes),
        ...(undoLabel !== undefined && { undoLabel }),
        ...(redoLabel !== undefined && { redoLabel }),
      };
    },
  };
}
