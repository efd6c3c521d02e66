import type { Issue } from '../../api.ts';

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The message of an issue as a sentence, with the name of its field before it if `where` is given. */
export const issueText = ({ message }: Pick<Issue, 'message'>, where?: string): string =>
  `${where ? `${where}: ${message}` : capitalized(message)}.`;
