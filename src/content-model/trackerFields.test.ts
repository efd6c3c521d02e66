import { expect, it } from 'vitest';
import { TRACKERS } from '../trackers/index.ts';
import { trackingSchema } from './files/tracking.ts';
import { loadContent } from './loadContent.ts';

const { tracking } = loadContent();

it.each(TRACKERS)(
  'the id of $name may be missing or empty, and is cleaned; HTML is refused',
  ({ name, example, ...record }) => {
    const { [name]: _, ...without } = tracking;
    expect(trackingSchema.parse(without)[name]).toBeUndefined();
    expect(trackingSchema.parse({ ...without, [name]: '' })[name]).toBe('');
    expect(
      trackingSchema.parse({
        ...without,
        [name]: ` ${'isCaseSensitive' in record ? example : example.toLowerCase()} `,
      })[name],
    ).toBe(example);
    expect(trackingSchema.safeParse({ ...without, [name]: '<script>' }).success).toBe(false);
  },
);
