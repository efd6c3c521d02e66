// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { renderSection } from '../../../tests/support/renderSection.tsx';
import { Testimonials } from './Testimonials.tsx';

it.each([
  ['row', 1],
  ['carousel', 1],
  ['grid', 0],
] as const)('testimonials as a %s have %s named rows that the keyboard scrolls', (layout, count) => {
  const items = [{ name: 'Ana L.', quote: 'Muito bom.' }];
  const place = renderSection(Testimonials, { kind: 'testimonials', heading: 'Contam', layout, items });
  expect(place.querySelectorAll('[role=group][aria-label=Contam][tabindex="0"]')).toHaveLength(count);
});
