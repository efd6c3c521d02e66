// Reads the A/B test from the content, and creates the edits that start and end it.

import { field } from '../../../src/content-model/issue.ts';
import { itemId, textsIn } from '../../../src/content-model/paths.ts';
import { proseWords } from '../../../src/domain/prose.ts';
import { formatSaoPauloMinute } from '../../../src/domain/saoPauloTime.ts';
import { proposedTarget, type TestVerdict, verdictOf } from '../../../src/domain/sequentialTest.ts';
import type { Edit, EditorState, Files, Place, YamlValue } from '../../api.ts';
import { childOf, concerns, fieldAt, isWithin, isYamlGroup, listAt, valueAt } from '../../places.ts';
import { inWords } from './names.ts';
import { type EditorPage, editorPages, type Shown } from './parts.ts';

export const RUNNING_TEST = field('ab-test', 'running');

type YamlGroup = Record<string, YamlValue>;

export type VersionLetter = 'a' | 'b';

export const VERDICTS: Record<TestVerdict, string> = {
  undecided: 'Ainda não dá para saber.',
  a: 'A vende mais.',
  b: 'B vende mais.',
  none: 'Não há diferença que importe.',
};

/** Both versions of a tested part. `a` is undefined if version A was deleted outside the editor. */
type TestedPart = { idOfA: string; a: YamlGroup | undefined; idOfB: string; b: YamlGroup };

const groupIn = (value: YamlValue | undefined): YamlGroup | undefined =>
  isYamlGroup(value) ? value : undefined;

const sectionsOf = (files: Files, { file }: EditorPage): YamlValue[] =>
  file ? listAt(files, { file, path: ['sections'] }) : [];

/** The tested parts of a page. */
export function testedPartsOf(page: EditorPage, files: Files): TestedPart[] {
  const sections = sectionsOf(files, page);
  return sections.flatMap((b) => {
    if (!isYamlGroup(b) || typeof b['versionOf'] !== 'string') return [];
    const idOfA = b['versionOf'];
    const a = groupIn(sections.find((section) => itemId(section) === idOfA));
    return [{ idOfA, a, idOfB: itemId(b) ?? '', b }];
  });
}

/** The date of `atMs` in São Paulo, in the format of the content files. */
const dayText = (atMs: number): string => formatSaoPauloMinute(atMs).slice(0, 10);

const numberIn = (group: YamlGroup | undefined, name: string): number => Number(group?.[name]) || 0;

/** The prepared or running test, with its page and tested parts; undefined if there is none. */
export function currentTest(shown: Shown) {
  const { files } = shown;
  const running = groupIn(valueAt(files, RUNNING_TEST));
  const pages = editorPages(shown);
  const page =
    pages.find(({ path, file }) => file && path === running?.['page']) ??
    pages.find((one) => testedPartsOf(one, files).length > 0);
  const versions = page ? testedPartsOf(page, files) : [];
  const started = running?.['started'];
  if (!page || (versions.length === 0 && !running)) return undefined;
  const sales = groupIn(running?.['sales']);
  return {
    page,
    versions,
    /** The day on which the test was started; undefined if it is only prepared. */
    started: started === undefined ? undefined : String(started),
    target: numberIn(running, 'target'),
    salesAMonth: numberIn(running, 'salesAMonth'),
    visitsADay: numberIn(running, 'visitsADay'),
    sales: { a: numberIn(sales, 'a'), b: numberIn(sales, 'b') },
  };
}

export type CurrentTest = NonNullable<ReturnType<typeof currentTest>>;

/** The sales per month that a newly prepared test assumes. */
const SALES_A_MONTH = 30;

/** The value of `running` for a prepared test of a page. */
export const preparedTest = ({ path }: EditorPage): YamlValue => ({
  page: path,
  visitsADay: 100,
  salesAMonth: SALES_A_MONTH,
  target: proposedTarget(SALES_A_MONTH),
  sales: { a: 0, b: 0 },
});

/** The places of version B's payment links. */
function allLinks(files: Files): Place[] {
  const offers = listAt(files, field('offers', 'offers')).map((offer) => ['offers', itemId(offer) ?? '']);
  return [...offers, ['promotion'], ['deadline']].map((path) => ({
    file: 'offers',
    path: [...path, 'checkoutB'],
  }));
}

/** The places of version B's payment links that are filled in or missing. */
export const versionBLinks = ({ files, findings }: Pick<EditorState, 'files' | 'findings'>): Place[] =>
  allLinks(files).filter(
    (place) => valueAt(files, place) !== undefined || findings.some((finding) => concerns(finding, place)),
  );

/** Whether a place is in ab-test.yaml or in a version B of the test, or is a payment link of version B. */
export const isTestField = ({ page, versions }: CurrentTest, place: Place): boolean =>
  place.file === RUNNING_TEST.file ||
  place.path.at(-1) === 'checkoutB' ||
  versions.some(({ idOfB }) => isWithin(place, { file: page.file ?? 'site', path: ['sections', idOfB] }));

/** The edit that starts the prepared test. */
export const startEdit = (nowMs: number): Edit => ({
  type: 'set',
  place: childOf(RUNNING_TEST, 'started'),
  value: dayText(nowMs),
  previous: undefined,
});

/** The texts of a section without markup, and with the current values of the names in braces. */
function readableTexts(shown: Shown, place: Place): string[] {
  return (
    textsIn(valueAt(shown.files, place))
      .filter(({ path }) => {
        const found = fieldAt(shown.fields, shown.files, { ...place, path: [...place.path, ...path] });
        return found?.kind === 'text';
      })
      // An unknown name stays, without its braces.
      .map(({ text }) => proseWords(inWords(text, shown.names).replace(/[{}]/g, '')))
  );
}

/**
 * The edits that end a test and keep one of its versions. A test that was only prepared is not added to the history.
 */
export function endEdits(
  test: CurrentTest,
  kept: VersionLetter,
  { shown, nowMs }: { shown: Shown; nowMs: number },
): Edit[] {
  const { files } = shown;
  const { page, versions, started, target, sales } = test;
  const { file } = page;
  if (!file) return [];
  const at = (id: string): Place => ({ file, path: ['sections', id] });
  const partEdits = versions.flatMap(({ idOfA, a, idOfB, b }): Edit[] => {
    const remove: Edit = { type: 'remove', place: at(idOfB) };
    if (kept === 'a') return [remove];
    const { versionOf: _, hidden: __, ...values } = b;
    const value = { ...values, id: idOfA, ...(a?.['hidden'] !== undefined && { hidden: a['hidden'] }) };
    return a
      ? [remove, { type: 'set', place: at(idOfA), value, previous: a }]
      : [{ type: 'set', place: at(idOfB), value, previous: b }];
  });
  const finished: YamlValue = {
    page: page.path,
    started: started ?? '',
    ended: dayText(nowMs),
    target,
    sales,
    verdict: verdictOf(target, sales),
    kept,
    versions: versions.map(({ idOfA, idOfB }) => {
      const [textsOfA, textsOfB] = [readableTexts(shown, at(idOfA)), readableTexts(shown, at(idOfB))];
      // The history leaves out the texts that both versions share.
      const textsOnlyIn = (texts: string[], others: string[]) =>
        texts
          .filter((text) => !others.includes(text))
          .join('\n')
          .slice(0, 5000)
          // The limit may cut a surrogate pair.
          .replace(/\p{Cs}$/u, '');
      const [a, b] = [textsOnlyIn(textsOfA, textsOfB), textsOnlyIn(textsOfB, textsOfA)];
      return { section: idOfA, ...(a && { a }), ...(b && { b }) };
    }),
  };
  const history = field('ab-test', 'finished');
  const hasHistory = Array.isArray(valueAt(files, history));
  const historyEdit: Edit = hasHistory
    ? { type: 'insert', place: history, index: 0, value: finished }
    : { type: 'set', place: history, value: [finished], previous: undefined };
  return [
    ...partEdits,
    ...allLinks(files)
      .filter((place) => valueAt(files, place) !== undefined)
      .map((place): Edit => ({ type: 'remove', place })),
    ...(valueAt(files, RUNNING_TEST) === undefined ? [] : [{ type: 'remove', place: RUNNING_TEST } as const]),
    ...(started === undefined || versions.length === 0 ? [] : [historyEdit]),
  ];
}

/** A number of days in words, such as "3 semanas". */
export function durationWords(days: number): string {
  if (days <= 13) return days === 1 ? '1 dia' : `${days} dias`;
  if (days <= 60) return `${Math.round(days / 7)} semanas`;
  const months = Math.round(days / 30);
  return months <= 24 ? `${months} meses` : 'mais de 2 anos';
}
