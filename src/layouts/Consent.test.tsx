// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { declaredTrackers } from '../client/tracking/consent.ts';
import { loadContent } from '../content-model/loadContent.ts';
import { TRACKERS, usedTrackers } from '../trackers/index.ts';
import { Consent } from './Consent.tsx';

const { consent: words } = loadContent().tracking;

it.each(TRACKERS)('declares $name to the script and names its company', ({ name, example, ...tracker }) => {
  const trackers = usedTrackers({ [name]: example });
  document.body.innerHTML = renderToStaticMarkup(<Consent words={words} trackers={trackers} seen={{}} />);
  expect(document.querySelector('[data-consent]')?.getAttribute('data-consent')).toBe(example);
  expect(document.body.textContent).toContain(tracker.company);
  const declared = declaredTrackers().map(({ name, id, src }) => [name, id, src]);
  expect(declared).toEqual([[name, example, tracker.script(example)]]);
});
