import { expect, test } from 'vitest';
import type { Issue, Place, PreflightReport } from '../../api.ts';
import { fieldPath, listAt, placeOf } from '../../places.ts';
import { fields, files, withValues } from '../../testing/state.ts';
import { nextProblem } from './nextProblem.ts';

const ADDRESS = 'site.address';
const CHECKOUT = 'offers.offers.a.checkout';
const PHONE = 'site.chat.phone';
const NAME = 'site.seller.name';
const LIST = 'proof.testimonials';
const ITEM = `${LIST}.0`;

/** A finding about some fields. */
function issue(level: Issue['level'], ...names: string[]): Issue {
  const [first, ...others] = names.map(placeOf);
  return { ...(first as Place), level, label: '', message: '', others };
}
const stop = (...names: string[]) => issue('stop', ...names);
const warning = (...names: string[]) => issue('warning', ...names);
const done = (...findings: Issue[]): PreflightReport => ({ status: 'done', findings, passed: [] });

/** The field after another. `now` are the current files, which may have changed since the check. */
function next(name: string, report: PreflightReport | undefined, now = files): string | undefined {
  const found = nextProblem(placeOf(name), { report, checkedFiles: files, shown: { fields, files: now } });
  return found && fieldPath(found);
}

const STOPS = [stop(ADDRESS), stop('site'), stop(ADDRESS, CHECKOUT)];
const ALL = [warning(PHONE, NAME), ...STOPS];

test.each([
  ['another field of the same stop', ADDRESS, ALL, CHECKOUT],
  ['another field of the same warning', PHONE, ALL, NAME],
  ['after the last warning: none', NAME, ALL, undefined],
  ['after the last stop: the first stop', CHECKOUT, ALL, ADDRESS],
  ['after the only stop: a warning', CHECKOUT, [warning(PHONE), stop(CHECKOUT)], PHONE],
  ['after a field with a stop and a warning: another stop', CHECKOUT, [...ALL, warning(CHECKOUT)], ADDRESS],
  ['after a field that is no longer in the list: the first', NAME, STOPS, ADDRESS],
  // An item of the list was deleted.
  ['after a list: its item', LIST, [stop(ADDRESS), warning(PHONE), warning(ITEM, NAME)], ITEM],
  ['after a list: its item with a stop', LIST, [warning(ITEM, NAME), stop(ITEM, CHECKOUT)], ITEM],
])('the next field of Conferir, %s', (_, name, findings, expected) => {
  expect(next(name, done(...findings))).toBe(expected);
});

test('a field that was changed or moved since the check is skipped', () => {
  const report = done(warning(PHONE, NAME), stop(CHECKOUT));
  expect(next(CHECKOUT, report, withValues({ [PHONE]: '5511976543321' }))).toBe(NAME);
  const removed = withValues({ [LIST]: listAt(files, placeOf(LIST)).slice(1) });
  expect(next(NAME, done(warning(NAME, ITEM, `${LIST}.1`)), removed)).toBeUndefined();
});

test('the next field belongs to the next issue if the site cannot be built', () => {
  const issues = ['site', PHONE, NAME].map((name) => issue('error', name));
  expect(next(PHONE, { status: 'failed', issues })).toBe(NAME);
  expect(next(PHONE, undefined)).toBeUndefined();
});
