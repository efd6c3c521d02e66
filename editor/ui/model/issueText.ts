import type { Issue } from '../../api.ts';

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What is wrong and what to do, in sentences; `where` is a name before them. */
export const issueText = ({ message, advice }: Issue, where?: string): string =>
  `${where ? `${where}: ${message}` : capitalized(message)}.${advice ? ` ${capitalized(advice)}.` : ''}`;
