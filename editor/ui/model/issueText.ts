import type { Issue } from '../../api.ts';

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What is wrong, as a sentence; `where` is a name before it. */
export const issueText = ({ message }: Pick<Issue, 'message'>, where?: string): string =>
  `${where ? `${where}: ${message}` : capitalized(message)}.`;
