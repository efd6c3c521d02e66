import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { MAIN_PAGE, OFFER_PAGE } from '../../tests/support/draft.ts';
import { exampleSection } from '../../tests/support/examples.ts';
import {
  type Changes,
  promotion,
  shipped,
  shippedOfferPage,
  shippedPage,
} from '../../tests/support/pageContext.ts';
import type { Page } from '../content-model/files/page.ts';
import { SECTION_KINDS, type Section } from '../sections/index.ts';
import { writePageStyles } from './pageStyles.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'styles-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The style sheets that an entry imports, and the sources that it leaves out. */
function read(name: string) {
  const css = readFileSync(join(folder, `${name}.css`), 'utf8');
  const files = (rule: RegExp) =>
    Array.from(css.matchAll(rule), ([, path = '']) => path.slice(path.indexOf('/src/') + 5));
  return { styles: files(/@import "([^"]+)" layer\(chosen\);/g), leftOut: files(/@source not "([^"]+)";/g) };
}

const shippedSections = [...shippedPage.sections, ...shippedOfferPage.sections];
const section = (kind: Section['kind'], changes: object = {}) =>
  ({ ...shippedSections.find((one) => one.kind === kind), ...changes }) as Section;

/** The entry of a page that has only these sections. */
function entryWith(sections: Section[], changes: Changes = {}, page: Partial<Page> = {}) {
  const bare = { ...shippedPage, topBar: undefined, buyBar: undefined, leave: undefined, hasChat: undefined };
  writePageStyles({ ...shipped, ...changes, [MAIN_PAGE]: { ...bare, ...page, sections } }, folder);
  return read('pages.principal');
}

const hero = (media: object | undefined, changes: object = {}) => section('hero', { media, ...changes });
const planner = (kind: string) => hero({ kind: 'planner', phone: { kind } });
const announcement = (time: 'countdown' | 'date'): Section => ({ kind: 'announcement', text: 'Oi', time });
const comparison = (kind: string) => section('comparison', { kind: 'comparison', body: { kind } });
const cta = (showTestimonial: boolean, changes: object = {}) =>
  section('cta', { showTestimonial, ...changes });

const { proof, offers, tracking } = shipped;
const written = { name: 'Ana L.', quote: 'Muito bom.' };
const shared = (...testimonials: typeof proof.testimonials) => ({ proof: { ...proof, testimonials } });
const conversations = (count: number) => shared(...new Array(count).fill(proof.testimonials[0]));
const withDeadline: Changes = { offers: { ...offers, countdown: 'deadline' } };
const without: Changes = { offers: { ...offers, countdown: 'off', promotion: undefined } };
const promoted: Changes = { offers: { ...offers, countdown: 'off', promotion } };

const gallery = { kind: 'gallery', pictures: [] };
const PHONE = 'hero/hero hero/PlannerPhone';
const STRIP = 'prices/PriceStrip components/clock';
const ROW = 'components/pictureRow';
const MEDIA_GALLERY = `${ROW} components/mediaGallery`;
const ROW_OF_SHARED = `${ROW} testimonials/testimonials`;

/** The style sheets of a page, without "sections/" and ".css", and the sections and other content that need them. */
type Case = [styles: string, sections: Section[], changes?: Changes];

const CASES: Case[] = [
  ['', [section('faq'), comparison('lists'), section('content'), cta(false)]],
  ['quote/quote components/bigPrice steps/steps', [section('quote'), section('offerHero'), section('steps')]],
  ['announcement/announcement', [announcement('date')], withDeadline],
  ['announcement/announcement components/clock', [announcement('countdown')]],
  ['hero/hero hero/HeroOverPicture', [hero({ kind: 'picture', place: 'behind' })]],
  ['hero/hero hero/CentredHero', [hero({ kind: 'picture', place: 'below' })]],
  ['hero/hero hero/MediaBeside', [hero({ kind: 'video', place: 'beside' })]],
  [
    'hero/hero hero/CentredHero components/seal components/statList',
    [hero(undefined, { seal: {}, numbers: [] })],
  ],
  [`${PHONE} hero/Tasks hero/RoutinePage hero/PlannerWindow`, [section('hero')]],
  [`${PHONE} hero/Tasks hero/ChecklistPage`, [planner('lista')]],
  [`${PHONE} hero/TablePage`, [planner('tabela')]],
  [`${PHONE} hero/CalendarPage`, [planner('calendario'), planner('calendario')]],
  [`${PHONE} hero/picture`, [planner('imagem')]],
  ['', [section('offerHero', { hidden: true })]],
  [
    `${ROW} gallery/GalleryGrid gallery/BonusCard gallery/GalleryCarousel`,
    [section('gallery', { layout: 'grid', showBonuses: false }), section('gallery', { layout: 'carousel' })],
  ],
  [
    `${ROW} components/slideRow gallery/OwnSlides`,
    [section('gallery', { layout: 'carousel', pictures: [], showBonuses: false })],
  ],
  ['steps/steps steps/manySteps', [section('steps', { items: new Array(6).fill({}) })]],
  ['comparison/ComparisonTable', [comparison('table')]],
  [`content/PlainContent ${MEDIA_GALLERY}`, [section('content', { look: 'plain', media: gallery })]],
  [MEDIA_GALLERY, [section('features', { media: gallery })]],
  [`components/bigPrice ${STRIP} pricing/pricing components/seal`, [section('pricing', { seal: {} })]],
  [`components/bigPrice ${STRIP} components/timeLeft pricing/pricing`, [section('pricing')], withDeadline],
  ['components/bigPrice pricing/pricing', [section('pricing')], without],
  ['components/bigPrice prices/PriceStrip pricing/pricing', [section('pricing')], promoted],
  [`components/bigPrice ${STRIP} plans/plans`, [exampleSection('plans')]],
  [
    `${ROW} components/slideRow testimonials/TestimonialCards`,
    [section('testimonials', { layout: 'carousel', items: [written] })],
  ],
  [`${ROW_OF_SHARED} testimonials/oneTestimonial`, [section('testimonials')], conversations(1)],
  [`${ROW_OF_SHARED} testimonials/twoTestimonials`, [section('testimonials')], conversations(2)],
  [ROW_OF_SHARED, [section('testimonials')], conversations(3)],
  [`${ROW_OF_SHARED} testimonials/manyTestimonials`, [section('testimonials')], conversations(4)],
  [`${ROW} testimonials/TestimonialCards`, [section('testimonials')], shared(written)],
  [ROW, [cta(true)]],
  ['', [cta(true)], conversations(0)],
  [STRIP, [cta(false, { countdownLabel: 'Acaba em' })]],
];

const pathsOf = (styles: string) =>
  (styles.match(/\S+/g) ?? []).map((name) =>
    name.startsWith('components/') ? `${name}.css` : `sections/${name}.css`,
  );

it.each(CASES)('a page only has the styles of its own sections: %s', (styles, sections, changes) => {
  expect(entryWith(sections, changes).styles).toEqual(pathsOf(styles));
});

it('the cases cover every style sheet of a section', () => {
  const used = new Set(CASES.flatMap(([styles]) => pathsOf(styles)));
  const sheets = globSync('sections/*/*.css', { cwd: 'src' }).map((path) => path.replaceAll('\\', '/'));
  expect(sheets.filter((path) => !used.has(path))).toEqual([]);
});

it('a page leaves out the utilities of kinds and components that its own components do not need', () => {
  const { leftOut } = entryWith([section('faq'), planner('lista'), section('quote', { hidden: true })]);
  const otherKinds = SECTION_KINDS.map(({ kind }) => kind).filter((kind) => !['faq', 'hero'].includes(kind));
  expect(leftOut.filter((path) => !path.includes('.'))).toEqual(otherKinds.map((kind) => `sections/${kind}`));
  for (const path of [
    'components/FeatureList.tsx',
    'sections/hero/TablePage.tsx',
    'sections/prices/PriceFrame.tsx',
  ])
    expect(leftOut).toContain(path);
  // A kind's own component, a component with its style sheet, one that it imports, and one of src/layouts.
  const needed = ['sections/faq/Faq.tsx', 'sections/hero/ChecklistPage.tsx', 'components/Icon.tsx'];
  for (const path of [...needed, 'layouts/Footer.tsx']) expect(leftOut).not.toContain(path);
});

const invited = shippedPage.leave && { ...shippedPage.leave, exitIntent: 'dialog' as const };

it.each<[name: string, styles: string[], Partial<Page>, Changes?]>([
  ['TopBar', [], { topBar: shippedPage.topBar }],
  ['BuyBar', [], { topBar: shippedPage.topBar, buyBar: 'Oi' }],
  ['BuyBar', ['layouts/buyBarOnTop.css'], { buyBar: 'Oi' }],
  ['ChatButton', [], { hasChat: true }],
  ['Invitation', ['layouts/invitation.css'], { leave: invited }],
  ['Consent', ['layouts/consent.css'], {}, { tracking: { ...tracking, metaPixel: '1' } }],
])('only a page with the layout component %s has its styles %j: %o', (name, styles, page, changes) => {
  const component = `layouts/${name}.tsx`;
  expect(entryWith([]).leftOut).toContain(component);
  const entry = entryWith([], changes, page);
  expect(entry.leftOut).not.toContain(component);
  expect(entry.styles).toEqual(styles);
});

it('the privacy page and the 404 page have their own styles, without the styles of sections', () => {
  writePageStyles(shipped, folder);
  expect(read('privacy').styles).toEqual(['layouts/privacy.css']);
  expect(read('notFound').styles).toEqual(['layouts/notFound.css']);
  expect(read('privacy').leftOut).not.toContain('layouts/Privacy.tsx');
});

it('removes the files of deleted and hidden pages, and does not write unchanged files', () => {
  writePageStyles({ ...shipped, 'pages/velha': shippedPage }, folder);
  const files = readdirSync(folder);
  for (const file of files) utimesSync(join(folder, file), 1, 1);
  const hidden = { ...shippedOfferPage, hidden: true };
  const changed = { [MAIN_PAGE]: { ...shippedPage, sections: [] }, [OFFER_PAGE]: hidden };
  writePageStyles({ ...shipped, ...changed }, folder);
  const left = readdirSync(folder);
  const removed = files.filter((file) => !left.includes(file));
  expect(removed).toEqual(['pages.oferta-exclusiva.css', 'pages.velha.css']);
  const rewritten = left.filter((file) => statSync(join(folder, file)).mtimeMs > 1000);
  expect(rewritten).toEqual(['pages.principal.css']);
});
