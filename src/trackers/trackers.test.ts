import { expect, it } from 'vitest';
import { PAGE_VIEW, productEvent, type TrackedEvent } from './events.ts';
import { TRACKER_CLIENTS, TRACKERS, type TrackerName, usedTrackers } from './index.ts';

const SEEN = productEvent('ViewContent', 'Planner', 6700);
const SEEN_IN_B: TrackedEvent = ['ViewContent', { ...SEEN[1], variant: 'b' }];
const CHECKOUT = productEvent('InitiateCheckout', 'Planner', 4790);

const problemOf = (service: TrackerName, id: string) =>
  TRACKERS.find(({ name }) => name === service)?.idProblem(id);
const translate = (service: TrackerName, event: TrackedEvent) =>
  TRACKER_CLIENTS.find(({ name }) => name === service)?.translate(event);

it.each(TRACKERS)(
  '$name accepts its example id and refuses a whole script',
  ({ idProblem, example, max }) => {
    expect(idProblem(example)).toBeUndefined();
    expect(example.length).toBeLessThanOrEqual(max);
    expect(idProblem(`<script>init('${example}');</script>`)).toContain('código');
  },
);

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

const forGoogle = (value: number) => ({
  currency: 'BRL',
  value,
  items: [{ item_name: 'Planner', item_category: 'Digital Product', price: value, quantity: 1 }],
});

const own = (value: number) => expect.objectContaining({ content_type: 'product', value, currency: 'BRL' });

it.each<[TrackerName, TrackedEvent, unknown]>([
  ['googleAnalytics', PAGE_VIEW, ['page_view', {}]],
  ['googleAnalytics', SEEN, ['view_item', forGoogle(67)]],
  ['googleAnalytics', SEEN_IN_B, ['view_item', { ...forGoogle(67), variant: 'b' }]],
  ['googleAnalytics', CHECKOUT, ['begin_checkout', forGoogle(47.9)]],
  ['googleAnalytics', ['Purchase', { value: 1 }], undefined],
  ['googleAds', SEEN, undefined],
  ['googleAds', CHECKOUT, ['conversion', { value: 47.9, currency: 'BRL' }]],
  ['tiktok', PAGE_VIEW, ['page', {}]],
  ['tiktok', SEEN, ['ViewContent', own(67)]],
  ['tiktok', CHECKOUT, ['InitiateCheckout', own(47.9)]],
])('translates for %s: %j', (service, event, expected) => {
  expect(translate(service, event)).toEqual(expected);
});

it('returns the services that have an id, in the order of the records', () => {
  const used = usedTrackers({ googleAnalytics: 'G-1', metaPixel: '123' });
  expect(used.map(({ name, id }) => `${name} ${id}`)).toEqual(['metaPixel 123', 'googleAnalytics G-1']);
  expect(usedTrackers({ metaPixel: '' })).toEqual([]);
});
