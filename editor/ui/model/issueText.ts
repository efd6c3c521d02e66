import { capitalized } from '../../../src/domain/format.ts';
import type { Issue } from '../../api.ts';
import { fieldPath } from '../../places.ts';

/** The message of an issue as a sentence, with the name of its field before it if `where` is given. */
export const issueText = ({ message }: Pick<Issue, 'message'>, where?: string): string =>
  `${where ? `${where}: ${message}` : capitalized(message)}.`;

/** The key of an issue in a list. Two fields may have the same message. */
export const issueKey = (issue: Issue): string => fieldPath(issue) + issue.message;
