// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { prepareOffer } from './prepareOffer.ts';

const setSaving = (saveData: boolean) =>
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData } });
const rules = () =>
  Array.from(document.head.querySelectorAll('script'), ({ type, text }) => ({
    type,
    rules: JSON.parse(text),
  }));

beforeEach(() => {
  document.head.innerHTML = '';
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
});

it.each(['prefetch', 'prerender'] as const)(
  'asks the browser by speculation rules to %s the offer',
  (how) => {
    prepareOffer('/oferta')[how]();
    expect(rules()).toEqual([
      { type: 'speculationrules', rules: { [how]: [{ source: 'list', urls: ['/oferta'] }] } },
    ]);
  },
);

it('asks for nothing before it is told to', () => {
  prepareOffer('/oferta');
  expect(rules()).toEqual([]);
});

it.each([
  [true, 0],
  [false, 2],
])('where the visitor saves data is %s, asks %i times', (saveData, times) => {
  setSaving(saveData);
  const { prefetch, prerender } = prepareOffer('/oferta');
  prefetch();
  prerender();
  expect(rules()).toHaveLength(times);
});
