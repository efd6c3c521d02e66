import { expect, it } from 'vitest';
import { TRACKERS } from '../trackers/index.ts';
import { trackingSchema } from './files/tracking.ts';
import { loadContent } from './loadContent.ts';

const { tracking } = loadContent();

it.each(TRACKERS)(
  'the id of $name may be missing or empty, and is cleaned; HTML is refused',
  ({ name, example, ...record }) => {
    const idOf = (typed: string | undefined) => trackingSchema.parse({ ...tracking, [name]: typed })[name];
    expect([undefined, ''].map(idOf)).toEqual([undefined, '']);
    expect(idOf(` ${'isCaseSensitive' in record ? example : example.toLowerCase()} `)).toBe(example);
    expect(() => idOf('<script>')).toThrow();
  },
);
