// The A/B test as the editor sees it: the versions of a page's parts, the payment links that it needs, and its end.

import { field } from '../../../src/content-model/issue.ts';
import { itemId, textsIn } from '../../../src/content-model/paths.ts';
import { formatSaoPauloMinute } from '../../../src/domain/saoPauloTime.ts';
import { verdictOf } from '../../../src/domain/sequentialTest.ts';
import { readTarget } from '../../../src/domain/target.ts';
import type { Edit, Files, Place, YamlValue } from '../../api.ts';
import { childOf, fieldAt, isYamlGroup, listAt, valueAt } from '../../places.ts';
import { inWords } from './names.ts';
import { type EditorPage, pagesOf, type Shown } from './parts.ts';

export const RUNNING = field('ab-test', 'running');

type YamlGroup = Record<string, YamlValue>;

export type Letter = 'a' | 'b';

/** The versions of a part. `a` is undefined if the part was deleted outside the editor. */
export type Versions = { idOfA: string; a: YamlGroup | undefined; idOfB: string; b: YamlGroup };

const groupIn = (value: YamlValue | undefined): YamlGroup | undefined =>
  isYamlGroup(value) ? value : undefined;

const sectionsOf = (files: Files, { file }: EditorPage): YamlValue[] =>
  file ? listAt(files, { file, path: ['sections'] }) : [];

/** The tested parts of a page. */
export function versionsOn(page: EditorPage, files: Files): Versions[] {
  const sections = sectionsOf(files, page);
  return sections.flatMap((b) => {
    if (!isYamlGroup(b) || typeof b['versionOf'] !== 'string') return [];
    const idOfA = b['versionOf'];
    const a = groupIn(sections.find((section) => itemId(section) === idOfA));
    return [{ idOfA, a, idOfB: itemId(b) ?? '', b }];
  });
}

/** The day of an instant, as content files write it. */
const dayText = (atMs: number): string => formatSaoPauloMinute(atMs).slice(0, 10);

const numberIn = (group: YamlGroup | undefined, name: string): number => Number(group?.[name]) || 0;

/** The test that is prepared or runs, with the page and its tested parts; undefined without one. */
export function currentTest(shown: Shown) {
  const { files } = shown;
  const running = groupIn(valueAt(files, RUNNING));
  const pages = pagesOf(shown);
  const page =
    pages.find(({ path, file }) => file && path === running?.['page']) ??
    pages.find((one) => versionsOn(one, files).length > 0);
  const versions = page ? versionsOn(page, files) : [];
  const started = running?.['started'];
  if (!page || (versions.length === 0 && started === undefined)) return undefined;
  const sales = groupIn(running?.['sales']);
  return {
    page,
    versions,
    /** The day on which it was started; undefined while it is prepared. */
    started: started === undefined ? undefined : String(started),
    target: numberIn(running, 'target'),
    salesAMonth: numberIn(running, 'salesAMonth'),
    visitsADay: numberIn(running, 'visitsADay'),
    sales: { a: numberIn(sales, 'a'), b: numberIn(sales, 'b') },
  };
}

export type CurrentTest = NonNullable<ReturnType<typeof currentTest>>;

/** A test of a page that is prepared but not started. */
export const preparedTest = ({ path }: EditorPage, target: number): YamlValue => ({
  page: path,
  checkouts: [],
  visitsADay: 100,
  salesAMonth: 30,
  target,
  sales: { a: 0, b: 0 },
});

/** The offers that a file of a page sells, by their ids. */
function offersIn(value: YamlValue | undefined): Set<string> {
  return new Set(
    textsIn(value).flatMap(({ text, path }) => {
      const target = readTarget(text);
      // An id is only an offer in a field that names one, or leads to one.
      return target?.kind === 'offer' && path.at(-1) !== 'id' && path.at(-1) !== 'kind' ? [target.offer] : [];
    }),
  );
}

/** A payment link that version B needs, with the link of version A. */
export type NeededLink = { key: string; label: string; linkOfA: string; saved: string };

/** The payment links that version B needs: of each offer that the page sells, and of the page to which it leads. */
export function neededLinks(page: EditorPage, shown: Shown): NeededLink[] {
  const { files } = shown;
  const value = page.file ? groupIn(files[page.file]) : undefined;
  const leave = groupIn(value?.['leave']);
  const next = pagesOf(shown).find(({ path, file }) => file && path === leave?.['to']);
  const sold = offersIn([value ?? '', (next?.file && files[next.file]) ?? '']);
  const { promotion, deadline, countdown, offers } = Object(files.offers) as YamlGroup;
  const running = groupIn(valueAt(files, RUNNING));
  const checkouts = Array.isArray(running?.['checkouts']) ? running['checkouts'].map(groupIn) : [];
  const ofOffers = (Array.isArray(offers) ? offers : []).flatMap((offer) => {
    const id = itemId(offer);
    if (!isYamlGroup(offer) || id === undefined || !sold.has(id)) return [];
    const saved = checkouts.find((one) => one?.['offer'] === id)?.['checkout'] ?? '';
    return [
      { key: id, label: String(offer['name']), linkOfA: String(offer['checkout']), saved: String(saved) },
    ];
  });
  const ofGroup = (key: string, label: string, group: YamlValue | undefined) =>
    isYamlGroup(group)
      ? [{ key, label, linkOfA: String(group['checkout'] ?? ''), saved: String(running?.[key] ?? '') }]
      : [];
  return [
    ...ofOffers,
    ...(groupIn(promotion)?.['enabled'] === true
      ? ofGroup('promotionCheckout', 'Durante a promoção', promotion)
      : []),
    ...(countdown === 'deadline' ? ofGroup('deadlineCheckout', 'Depois do prazo', deadline) : []),
  ];
}

/** What is wrong with the typed payment links of version B, by their keys. */
export function linkProblems(
  links: readonly NeededLink[],
  typed: Record<string, string>,
): Record<string, string> {
  const problems = links.flatMap(({ key }, index): [string, string][] => {
    const text = (typed[key] ?? '').trim();
    if (!/^https:\/\/\S+\.\S+/i.test(text)) return [[key, 'Cole o link inteiro, começado por https://.']];
    if (links.some(({ linkOfA }) => linkOfA === text))
      return [[key, 'Este é um link da versão A: as vendas das duas não se distinguiriam.']];
    const isRepeated = links.slice(0, index).some((other) => (typed[other.key] ?? '').trim() === text);
    return isRepeated ? [[key, 'Este link já está em outro campo: crie uma oferta para cada um.']] : [];
  });
  return Object.fromEntries(problems);
}

const setRunning = (name: string, value: YamlValue, files: Files): Edit => {
  const place = childOf(RUNNING, name);
  return { type: 'set', place, value, previous: valueAt(files, place) };
};

/** The edits that start the prepared test, with the payment links of version B. */
export function startEdits(
  links: readonly NeededLink[],
  typed: Record<string, string>,
  { files, nowMs }: { files: Files; nowMs: number },
): Edit[] {
  const linkOf = (key: string) => (typed[key] ?? '').trim();
  const isOfGroup = (key: string) => key === 'promotionCheckout' || key === 'deadlineCheckout';
  const checkouts = links
    .filter(({ key }) => !isOfGroup(key))
    .map(({ key }) => ({ offer: key, checkout: linkOf(key) }));
  return [
    setRunning('checkouts', checkouts, files),
    ...links.filter(({ key }) => isOfGroup(key)).map(({ key }) => setRunning(key, linkOf(key), files)),
    setRunning('started', dayText(nowMs), files),
  ];
}

/** The texts of a section as a visitor reads them now, with the values of the names in braces. */
function readableTexts(shown: Shown, place: Place): string[] {
  return (
    textsIn(valueAt(shown.files, place))
      .filter(({ path }) => {
        const found = fieldAt(shown.fields, shown.files, { ...place, path: [...place.path, ...path] });
        return found?.kind === 'text';
      })
      // A name that has no value stays as a word.
      .map(({ text }) => inWords(text, shown.names).replace(/[{}]/g, '').replaceAll('**', ''))
  );
}

/** The edits that end a test, so that one of its versions stays. Only a test that was started is kept in the history. */
export function endEdits(
  test: CurrentTest,
  kept: Letter,
  { shown, nowMs }: { shown: Shown; nowMs: number },
): Edit[] {
  const { files } = shown;
  const { page, versions, started, target, sales } = test;
  const { file } = page;
  if (!file) return [];
  const at = (id: string): Place => ({ file, path: ['sections', id] });
  const ofParts = versions.flatMap(({ idOfA, a, idOfB, b }): Edit[] => {
    const remove: Edit = { type: 'remove', place: at(idOfB) };
    if (kept === 'a' || !a) return [remove];
    const { versionOf: _, hidden: __, ...values } = b;
    const value = { ...values, id: idOfA, ...(a['hidden'] !== undefined && { hidden: a['hidden'] }) };
    return [remove, { type: 'set', place: at(idOfA), value, previous: a }];
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
      const [ofA, ofB] = [readableTexts(shown, at(idOfA)), readableTexts(shown, at(idOfB))];
      // What both versions say tells nothing about the test.
      const own = (texts: string[], others: string[]) =>
        texts
          .filter((text) => !others.includes(text))
          .join('\n')
          .slice(0, 5000);
      const [a, b] = [own(ofA, ofB), own(ofB, ofA)];
      return { section: idOfA, ...(a && { a }), ...(b && { b }) };
    }),
  };
  const history = field('ab-test', 'finished');
  const hasHistory = Array.isArray(valueAt(files, history));
  const ofHistory: Edit = hasHistory
    ? { type: 'insert', place: history, index: 0, value: finished }
    : { type: 'set', place: history, value: [finished], previous: undefined };
  return [
    ...ofParts,
    ...(valueAt(files, RUNNING) === undefined ? [] : [{ type: 'remove', place: RUNNING } as const]),
    ...(started === undefined || versions.length === 0 ? [] : [ofHistory]),
  ];
}

/** A number of days in words, such as "3 semanas". */
export function durationWords(days: number): string {
  if (days <= 13) return days === 1 ? '1 dia' : `${days} dias`;
  if (days <= 60) return `${Math.round(days / 7)} semanas`;
  const months = Math.round(days / 30);
  return months <= 24 ? `${months} meses` : 'mais de 2 anos';
}
