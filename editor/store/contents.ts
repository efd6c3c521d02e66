// The content files as they are on the disk: read, parsed and validated, once for each state of them.
import {
  type ContentBytes,
  checkContentBytes,
  readContentBytes,
} from '../../src/content-model/loadContent.ts';
import { namesOf } from '../../src/content-model/names.ts';
import { findings } from '../../src/content-model/rules/index.ts';
import type { Content } from '../../src/content-model/schemas.ts';
import type { ContentState, Files, Written } from '../api.ts';
import { hashOf } from './files.ts';
import { valueOfBytes } from './yamlFile.ts';

type Reading = { bytes: ContentBytes; files: Files };

type Validation = Pick<ContentState, 'issues' | 'findings' | 'names'> & {
  /** Undefined when there are issues. */
  content: Content | undefined;
};

/** The uploads that the content names must be on the disk. */
function validate(bytes: ContentBytes): Validation {
  const { value, errors } = checkContentBytes(bytes);
  if (!value) return { content: undefined, issues: errors, findings: [], names: [] };
  return { content: value, issues: [], findings: findings(value, Date.now()), names: namesOf(value) };
}

const MAX_REMEMBERED = 50;

/** Remembers a value, and forgets the oldest one. */
function remember<Key, Value>(map: Map<Key, Value>, key: Key, value: Value): void {
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > MAX_REMEMBERED && oldest !== undefined) map.delete(oldest);
}

export type Contents = ReturnType<typeof openContents>;

export function openContents(folder: string) {
  /** The values of the files as they were read last. */
  const values = new Map<string, { hash: string; value: Written }>();
  const validations = new Map<string, Validation>();
  /** The files by the revisions in which they were sent. */
  const sent = new Map<number, Files>();

  function valueIn(file: string, bytes: Buffer = Buffer.of()): Written {
    const hash = hashOf(bytes);
    const known = values.get(file);
    if (known?.hash === hash) return known.value;
    const value = valueOfBytes(bytes);
    values.set(file, { hash, value });
    return value;
  }

  function read(): Reading {
    const bytes = readContentBytes(folder);
    const files = Object.entries(bytes).map(([file, text]) => [file, valueIn(file, text)]);
    return { bytes, files: Object.fromEntries(files) };
  }

  return {
    read,
    /** Validates content files, which need not be on the disk. */
    validate(bytes: ContentBytes): Validation {
      const hashes = Object.entries(bytes).map(([file, text]) => [file, hashOf(text ?? Buffer.of())]);
      const key = JSON.stringify(hashes.toSorted());
      const validation = validations.get(key) ?? validate(bytes);
      // Why a file cannot be read may change, and then it looks the same.
      if (!Object.values(bytes).includes(undefined)) remember(validations, key, validation);
      return validation;
    },
    /** For a change of the files that the content names: valid content may be invalid now. */
    forgetValidations: () => validations.clear(),
    /** Remembers the files that a page gets, so that an edit made on them can be compared with later ones. */
    remember: (revision: number, files: Files) => remember(sent, revision, files),
    /** The files of a revision; undefined when they are forgotten. */
    filesAt: (revision: number | undefined): Files | undefined =>
      revision === undefined ? undefined : sent.get(revision),
  };
}
