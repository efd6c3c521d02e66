import type { ContentFile, Edit, EditRequest, Path, Written } from '../api.ts';

export const set = (file: ContentFile, path: Path, value: Written, previous?: Written): Edit => ({
  type: 'set',
  place: { file, path },
  value,
  previous,
});

/** What the interface sends for one step of the history. */
export const request = (label: string, ...edits: Edit[]): EditRequest => ({ edits, label });

/** The product's name in the shipped product. */
export const NAME = 'Planner Devocional';

export const rename = (value: string, previous = NAME): EditRequest =>
  request('Nome', set('site', ['name'], value, previous));
