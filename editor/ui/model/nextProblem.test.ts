import { describe, expect, test } from 'vitest';
import type { Issue, Place, PreflightReport } from '../../api.ts';
import { fieldPath, placeOf, withEdit } from '../../places.ts';
import { fields, files } from '../../testing/state.ts';
import { nextProblem, placesOf } from './nextProblem.ts';

const issue = (level: Issue['level'], first: Place, ...others: Place[]): Issue => ({
  ...first,
  level,
  label: '',
  message: '',
  others,
});
const [address, checkout, phone, name, wholeSite] = [
  'site.address',
  'offers.offers.a.checkout',
  'site.chat.phone',
  'site.seller.name',
  'site',
].map(placeOf) as [Place, Place, Place, Place, Place];
const done = (...findings: Issue[]) => ({ status: 'done' as const, findings, passed: [] });
/** The next field. `now` are the current files, which may have changed since the check. */
const next = (place: Place, report: PreflightReport | undefined, now = files) =>
  nextProblem(place, { report, checkedFiles: files, shown: { fields, files: now } });
const after = (place: Place, ...findings: Issue[]) => {
  const found = next(place, done(...findings));
  return found && fieldPath(found);
};
const findings = [
  issue('warning', phone, name),
  issue('stop', address),
  issue('stop', wholeSite),
  issue('stop', address, checkout),
];

test('the places of a finding are its field and the other fields that it concerns', () => {
  expect(placesOf(issue('stop', address, checkout))).toEqual([address, checkout]);
});

describe('the field after another in the list of Conferir', () => {
  test('belongs to the same or the next finding', () => {
    expect(after(address, ...findings)).toBe(fieldPath(checkout));
    expect(after(phone, ...findings)).toBe(fieldPath(name));
    expect(after(name, ...findings)).toBeUndefined();
  });

  test('after a field with a stop belongs to another stop, if there is one', () => {
    expect(after(checkout, ...findings)).toBe(fieldPath(address));
    expect(after(checkout, issue('warning', phone), issue('stop', checkout))).toBe(fieldPath(phone));
    expect(after(checkout, ...findings, issue('warning', checkout))).toBe(fieldPath(address));
  });

  test('is the first in the list if the field is no longer in it', () => {
    expect(after(name, ...findings.slice(1))).toBe(fieldPath(address));
    expect(after(name)).toBeUndefined();
    expect(next(name, undefined)).toBeUndefined();
  });

  test('was neither changed nor moved since the check', () => {
    const edited = (place: Place, edit: Parameters<typeof withEdit>[1]) => ({
      ...files,
      [place.file]: withEdit(files[place.file], edit),
    });
    const changed = edited(phone, { type: 'set', path: phone.path, value: '5511976543321' });
    const report = done(issue('warning', phone, name), issue('stop', checkout));
    expect(next(checkout, report, changed)).toEqual(name);
    const [first, second] = [placeOf('proof.testimonials.0'), placeOf('proof.testimonials.1')];
    const removed = edited(first, { type: 'remove', path: first.path });
    const both = done(issue('warning', name, first, second));
    expect(next(name, both)).toEqual(first);
    expect(next(name, both, removed)).toBeUndefined();
    const hidden = placeOf('pages/principal.sections.ajuda');
    const gone = edited(hidden, { type: 'remove', path: hidden.path });
    expect(next(name, done(issue('stop', hidden)), gone)).toBeUndefined();
  });

  test('is an item of the same list after another item was deleted', () => {
    const [list, item] = [placeOf('proof.testimonials'), placeOf('proof.testimonials.0')];
    const warning = issue('warning', item, name);
    expect(after(list, issue('stop', address), issue('warning', phone), warning)).toBe(fieldPath(item));
    expect(after(list, warning, issue('stop', item, checkout))).toBe(fieldPath(item));
  });

  test('belongs to the next issue if the site cannot be built', () => {
    const issues = [wholeSite, phone, name].map((place) => issue('error', place));
    expect(next(phone, { status: 'failed', issues })).toEqual(name);
  });
});
