import { expect, it } from 'vitest';
import { trackingSchema } from '../content-model/files/tracking.ts';
import { productEvent, type TrackedEvent } from './events.ts';
import { TRACKER_CLIENTS, TRACKERS, type TrackerName, usedTrackers } from './index.ts';

const SEEN = productEvent('ViewContent', 'Planner', 6700);
const SEEN_IN_B: TrackedEvent = ['ViewContent', { ...SEEN[1], variant: 'b' }];
const CHECKOUT = productEvent('InitiateCheckout', 'Planner', 4790);

const problemOf = (service: TrackerName, id: string) =>
  TRACKERS.find(({ name }) => name === service)?.idProblem(id);
const translate = (service: TrackerName, event: TrackedEvent) =>
  TRACKER_CLIENTS.find(({ name }) => name === service)?.translate(event);

it.each(TRACKERS)('$name accepts its example id after cleaning, and refuses a whole script', (tracker) => {
  const { name, example, max } = tracker;
  const id = trackingSchema.shape[name];
  expect(id.parse(` ${'isCaseSensitive' in tracker ? example : example.toLowerCase()} `)).toBe(example);
  expect(example.length).toBeLessThanOrEqual(max);
  expect(() => id.parse(`<script>init('${example}');</script>`)).toThrow('código');
});

it.each<[TrackerName, string[]]>([
  ['metaPixel', ['123', '1'.repeat(21), '12345678901234a']],
  ['googleAnalytics', ['G-AB1', 'G-AB12CD34EF56789', 'G-AB12 CD34', 'AB12CD34EF', 'UA-123456-1']],
  [
    'googleAds',
    ['AW-123456789', 'AW-12345678/AbCdEfGh', 'AW-123456789/a', 'AW-123456789/AbCdEfGh/x', 'G-AB12'],
  ],
  ['utmify', ['64f0a1b2c3d4e5f60718293', '64F0A1B2C3D4E5F60718293A', '64f0a1b2c3d4e5f60718293g']],
  ['tiktok', ['C4AB12CD34EF56GH78I', 'C4AB12CD34EF56GH78IJK', 'C4AB12CD34EF56GH78I-']],
])('%s refuses each of %j', (service, ids) => {
  for (const id of ids) expect(problemOf(service, id), id).toBeTypeOf('string');
});

const ITEM = { item_name: 'Planner', item_category: 'Digital Product', price: 67, quantity: 1 };
const VALUE = { value: 67, currency: 'BRL' };

it.each<[TrackerName, TrackedEvent, unknown]>([
  ['googleAnalytics', SEEN_IN_B, ['view_item', { ...VALUE, items: [ITEM], variant: 'b' }]],
  ['googleAds', SEEN, undefined],
  ['googleAds', CHECKOUT, ['conversion', { value: 47.9, currency: 'BRL' }]],
  ['tiktok', SEEN, ['ViewContent', expect.objectContaining({ ...VALUE, content_type: 'product' })]],
])('translates for %s: %j', (service, event, expected) => {
  expect(translate(service, event)).toEqual(expected);
});

it('returns the services that have an id, in the order of the records', () => {
  const used = usedTrackers({ googleAnalytics: 'G-1', metaPixel: '123' });
  expect(used.map(({ name, id }) => `${name} ${id}`)).toEqual(['metaPixel 123', 'googleAnalytics G-1']);
  expect(usedTrackers({ metaPixel: '' })).toEqual([]);
});
