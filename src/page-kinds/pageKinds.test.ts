import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { type Draft, pageIn, readDraft } from '../../tests/support/draft.ts';
import { defined } from '../../tests/support/readyContent.ts';
import { checkContentBytes } from '../content-model/loadContent.ts';
import { footerPages } from '../content-model/schemas.ts';
import { PAGE_KINDS } from './index.ts';
import type { PageAnswers, PageFacts, PageKind, PageValue } from './pageKind.ts';

const facts: PageFacts = {
  offer: 'b',
  isSubscription: false,
  guaranteeDays: 7,
  hasTool: true,
  hasChat: true,
};
const otherFacts = { ...facts, isSubscription: true, guaranteeDays: 30, hasTool: false, hasChat: false };

function made(kind: PageKind, draft: Draft, answers: Partial<PageAnswers> = {}, about = facts): PageValue {
  const { name, path } = kind;
  const source = pageIn(draft);
  return kind.make({ name, path, source, offer: 'a', next: '/', search: 'off', ...answers }, about);
}

const kindWith = (id: string) => defined(PAGE_KINDS.find((kind) => kind.id === id));

test.each([
  ['a template with chat', facts],
  ['a subscription without chat and tool', otherFacts],
])('every kind makes a page without errors for %s', (_, about) => {
  const draft = readDraft();
  const next = kindWith('thanks').path;
  // The shipped product has pages of these kinds already.
  for (const file of ['pages/obrigado', 'pages/termos'] as const) delete draft[file];
  for (const kind of PAGE_KINDS) draft[`pages/${kind.id}`] = made(kind, draft, { next }, about);
  const files = Object.entries(draft).map(([file, value]) => [file, Buffer.from(stringify(value))]);
  const { value, errors } = checkContentBytes(Object.fromEntries(files));
  expect(errors).toEqual([]);
  expect(value && footerPages(value).map(({ path }) => path)).toEqual(['/acessibilidade', '/termos']);
});

test('the thanks page is not indexed and has no offer, so it is not measured as a sale', () => {
  const thanks = made(kindWith('thanks'), readDraft());
  expect(thanks).toMatchObject({ isIndexed: false });
  expect(thanks).not.toHaveProperty('offer');
});

test.each<[PageAnswers['search'], isIndexed: boolean, canonical: string | undefined]>([
  ['off', false, undefined],
  ['own', true, undefined],
  ['original', true, '/'],
])(
  'a copy with the answer "%s" about search is indexed: %s, in place of %s',
  (search, isIndexed, canonical) => {
    const copy = made(kindWith('sales'), readDraft(), { search });
    expect([copy.isIndexed, copy.canonical]).toEqual([isIndexed, canonical]);
  },
);

test('a copy has no order, `hidden` mark, footer link, former address or version B of the copied page', () => {
  const draft = readDraft();
  const { sections } = pageIn(draft);
  Object.assign(pageIn(draft), {
    sections: [...sections, { ...sections[1], id: 'sobre-b', versionOf: 'sobre' }],
    order: 3,
    hidden: true,
    footerLink: { label: 'Início', hasSymbol: false },
    formerPaths: ['/antiga'],
  });
  const copy = made(kindWith('copy'), draft);
  for (const name of ['order', 'hidden', 'footerLink', 'formerPaths']) expect(copy).not.toHaveProperty(name);
  expect(copy).toMatchObject({ path: '/copia', name: 'Cópia', sections });
});
