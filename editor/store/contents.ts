// Reads, parses and validates the content files on the disk, and caches the results.
import {
  type ContentBytes,
  checkContentBytes,
  readContentBytes,
} from '../../src/content-model/loadContent.ts';
import { namesOf } from '../../src/content-model/names.ts';
import type { Content } from '../../src/content-model/schemas.ts';
import { uploadsState } from '../../src/content-model/uploads.ts';
import type { ContentState, Files, YamlValue } from '../api.ts';
import { hashOf } from './files.ts';
import { valueOfBytes } from './yamlFile.ts';

type Reading = { bytes: ContentBytes; files: Files };

export type Validation = Pick<ContentState, 'issues' | 'names'> & {
  /** The content; undefined if there are issues. */
  content: Content | undefined;
  /** Whether each file is valid by its schema. Only then are the rules about several fields checked. */
  areFilesValid: boolean;
};

/** Validates content files. The uploads to which they refer must exist on the disk. */
function validate(bytes: ContentBytes, uploads: string): Validation {
  const { value, errors, areFilesValid } = checkContentBytes(bytes, { uploads });
  return { content: value, issues: errors, names: value ? namesOf(value) : [], areFilesValid };
}

const MAX_REMEMBERED = 50;

/** Adds a value to a cache, and removes the oldest value if there are too many. */
function remember<Key, Value>(map: Map<Key, Value>, key: Key, value: Value): void {
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > MAX_REMEMBERED && oldest !== undefined) map.delete(oldest);
}

export type Contents = ReturnType<typeof openContents>;

export function openContents(folder: string) {
  /** The last parsed value of each file. */
  const values = new Map<string, { hash: string; value: YamlValue }>();
  const validations = new Map<string, Validation>();
  /** The files that were sent to the interface, by their revision. */
  const sent = new Map<number, Files>();

  function parsedValue(file: string, bytes: Buffer = Buffer.of()): YamlValue {
    const hash = hashOf(bytes);
    const known = values.get(file);
    if (known?.hash === hash) return known.value;
    const value = valueOfBytes(bytes);
    values.set(file, { hash, value });
    return value;
  }

  function read(): Reading {
    const bytes = readContentBytes(folder);
    const files = Object.entries(bytes).map(([file, text]) => [file, parsedValue(file, text)]);
    return { bytes, files: Object.fromEntries(files) };
  }

  return {
    read,
    /** Validates content files, which need not be saved on the disk. */
    validate(bytes: ContentBytes): Validation {
      const hashes = Object.entries(bytes).map(([file, text]) => [file, hashOf(text ?? Buffer.of())]);
      const uploads = uploadsState();
      const key = JSON.stringify([uploads, hashes.toSorted()]);
      const validation = validations.get(key) ?? validate(bytes, uploads);
      // Errors are not cached: a file that another program had locked may be readable now, with the same key.
      if (validation.content) remember(validations, key, validation);
      return validation;
    },
    /** Remembers the files that were sent to the interface, to detect conflicts when it sends an edit. */
    remember: (revision: number, files: Files) => remember(sent, revision, files),
    /** The files of a revision; undefined if they are no longer remembered. */
    filesAt: (revision: number | undefined): Files | undefined =>
      revision === undefined ? undefined : sent.get(revision),
  };
}
