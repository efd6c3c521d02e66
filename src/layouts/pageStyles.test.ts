import {
  existsSync,
  globSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { exampleSection } from '../../tests/support/examples.ts';
import {
  type Changes,
  MAIN_PAGE,
  OFFER_PAGE,
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
    Array.from(css.matchAll(rule), ([, path = '']) => path.slice(path.indexOf('/src/') + 1));
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

const { proof, offers, tracking } = shipped;
const hero = (media: object | undefined, changes: object = {}) => section('hero', { media, ...changes });
const planner = (kind: string) => hero({ kind: 'planner', phone: { kind } });
const announcement = (time: 'off' | 'countdown' | 'date'): Section => ({
  kind: 'announcement',
  text: 'Oi',
  time,
});
const ANNOUNCEMENT = 'announcement/announcement';
const PHONE = ['hero/hero', 'hero/PlannerPhone'];
const testimonials = (count: number) => ({
  proof: { ...proof, testimonials: new Array(count).fill(proof.testimonials[0]) },
});

const comparison = (kind: string) => section('comparison', { kind: 'comparison', body: { kind } });
const gallery = { kind: 'gallery', pictures: [] };
const MEDIA_GALLERY = ['components/pictureRow', 'components/mediaGallery'];

const TESTIMONIALS = ['components/pictureRow', 'testimonials/testimonials'];
const pathOf = (file: string) => `src/${file.startsWith('components/') ? '' : 'sections/'}${file}.css`;

const HERO = 'hero/hero';
const STRIP = ['prices/PriceStrip', 'components/clock'];
const PRICE = (...timeLeft: string[]) => ['components/bigPrice', ...STRIP, ...timeLeft, 'pricing/pricing'];
const GALLERY = [
  'components/pictureRow',
  'gallery/GalleryGrid',
  'gallery/BonusCard',
  'gallery/GalleryCarousel',
];
const layouts = [
  section('gallery', { layout: 'grid', showBonuses: false }),
  section('gallery', { layout: 'carousel' }),
];
const withDeadline: Changes = { offers: { ...offers, countdown: 'deadline' } };
const without: Changes = { offers: { ...offers, countdown: 'off', promotion: undefined } };
const promoted: Changes = { offers: { ...offers, countdown: 'off', promotion } };
const cta = (showTestimonial: boolean, changes: object = {}) => [
  section('cta', { showTestimonial, ...changes }),
];

const CASES: [Section[], Changes, string[]][] = [
  [[], {}, []],
  [[section('faq'), section('about')], {}, []],
  [[section('quote')], {}, ['quote/quote']],
  [[announcement('off')], {}, [ANNOUNCEMENT]],
  [[announcement('date')], withDeadline, [ANNOUNCEMENT]],
  [[announcement('countdown')], {}, [ANNOUNCEMENT, 'components/clock']],
  [[announcement('countdown')], withDeadline, [ANNOUNCEMENT, 'components/clock', 'components/timeLeft']],
  [[hero(undefined)], {}, [HERO, 'hero/CentredHero']],
  [[hero({ kind: 'picture', place: 'behind' })], {}, [HERO, 'hero/HeroOverPicture']],
  [[hero({ kind: 'picture', place: 'below' })], {}, [HERO, 'hero/CentredHero']],
  [[hero({ kind: 'video', place: 'beside' })], {}, [HERO, 'hero/MediaBeside']],
  [[hero(undefined, { numbers: [] })], {}, [HERO, 'hero/CentredHero', 'components/statList']],
  [[hero(undefined, { seal: {} })], {}, [HERO, 'hero/CentredHero', 'components/seal']],
  [[section('hero')], {}, [...PHONE, 'hero/Tasks', 'hero/RoutinePage', 'hero/PlannerWindow']],
  [[planner('lista')], {}, [...PHONE, 'hero/Tasks', 'hero/ChecklistPage']],
  [[planner('tabela')], {}, [...PHONE, 'hero/TablePage']],
  [[planner('calendario'), planner('calendario')], {}, [...PHONE, 'hero/CalendarPage']],
  [[planner('imagem')], {}, [...PHONE, 'hero/picture']],
  [[section('offerHero', { hidden: true })], {}, []],
  [[section('offerHero')], {}, ['components/bigPrice']],
  [layouts, {}, GALLERY],
  [[section('steps')], {}, ['steps/steps']],
  [[section('steps', { items: new Array(6).fill({}) })], {}, ['steps/steps', 'steps/manySteps']],
  [[comparison('lists')], {}, []],
  [[comparison('table')], {}, ['comparison/ComparisonTable']],
  [[section('content')], {}, []],
  [[section('content', { look: 'plain', media: gallery })], {}, ['content/PlainContent', ...MEDIA_GALLERY]],
  [[section('features', { media: gallery })], {}, MEDIA_GALLERY],
  [[section('pricing')], {}, PRICE()],
  [[section('pricing', { seal: {} })], {}, [...PRICE(), 'components/seal']],
  [[section('pricing')], withDeadline, PRICE('components/timeLeft')],
  [[section('pricing')], without, ['components/bigPrice', 'pricing/pricing']],
  [[section('pricing')], promoted, ['components/bigPrice', 'prices/PriceStrip', 'pricing/pricing']],
  [[announcement('countdown')], promoted, [ANNOUNCEMENT]],
  [[exampleSection('plans')], {}, ['components/bigPrice', ...STRIP, 'plans/plans']],
  [
    [section('testimonials', { items: [{ name: 'Ana L.', quote: 'Muito bom.' }] })],
    {},
    ['components/pictureRow', 'testimonials/TestimonialCards'],
  ],
  [
    [section('testimonials', { layout: 'carousel', items: [{ name: 'Ana L.', quote: 'Muito bom.' }] })],
    {},
    ['components/pictureRow', 'components/slideRow', 'testimonials/TestimonialCards'],
  ],
  [
    [section('gallery', { layout: 'carousel', pictures: [], showBonuses: false })],
    {},
    ['components/pictureRow', 'components/slideRow', 'gallery/OwnSlides'],
  ],
  [[section('testimonials')], testimonials(1), [...TESTIMONIALS, 'testimonials/oneTestimonial']],
  [[section('testimonials')], testimonials(2), [...TESTIMONIALS, 'testimonials/twoTestimonials']],
  [[section('testimonials')], testimonials(3), TESTIMONIALS],
  [[section('testimonials')], testimonials(4), [...TESTIMONIALS, 'testimonials/manyTestimonials']],
  [
    [section('testimonials')],
    { proof: { ...proof, testimonials: [{ name: 'Ana L.', quote: 'Muito bom.' }] } },
    ['components/pictureRow', 'testimonials/TestimonialCards'],
  ],
  [cta(true), {}, ['components/pictureRow']],
  [cta(true), testimonials(0), []],
  [cta(false), {}, []],
  [cta(false, { countdownLabel: 'Acaba em' }), {}, STRIP],
];

it.each(CASES)('a page only has the styles of its own sections: case %#', (sections, changes, styles) => {
  expect(entryWith(sections, changes).styles).toEqual(styles.map(pathOf));
});

it('the cases cover every style sheet of a section', () => {
  const used = new Set(CASES.flatMap(([, , styles]) => styles.map(pathOf)));
  const sheets = globSync('src/sections/*/*.css').map((path) => path.replaceAll('\\', '/'));
  expect(sheets.filter((path) => !used.has(path))).toEqual([]);
});

it('a page leaves out the utilities of the kinds that it does not show', () => {
  const all = SECTION_KINDS.map(({ kind }) => `src/sections/${kind}`);
  const { leftOut } = entryWith([section('faq'), section('quote', { hidden: true })]);
  expect(leftOut.filter((path) => all.includes(path))).toEqual(
    all.filter((path) => path !== 'src/sections/faq'),
  );
});

it('a page leaves out the utilities of components whose style sheet it does not have', () => {
  const { leftOut } = entryWith([planner('lista')]);
  expect(leftOut).toContain('src/sections/hero/TablePage.tsx');
  expect(leftOut).not.toContain('src/sections/hero/ChecklistPage.tsx');
});

it('a page leaves out the utilities of components that none of its own components imports', () => {
  const { leftOut } = entryWith([section('faq'), section('about')]);
  expect(leftOut).toContain('src/components/OfferPrice.tsx');
  expect(leftOut).toContain('src/sections/gallery/GalleryCarousel.tsx');
  expect(leftOut).toContain('src/sections/prices/PriceFrame.tsx');
  // The kind's own component, components that it imports, and a component of src/layouts.
  for (const path of [
    'sections/faq/Faq.tsx',
    'components/FeatureList.tsx',
    'components/Icon.tsx',
    'layouts/Footer.tsx',
  ])
    expect(leftOut).not.toContain(`src/${path}`);
});

const invited = shippedPage.leave && { ...shippedPage.leave, exitIntent: 'dialog' as const };

it.each<[Partial<Page>, Changes, string, string[]]>([
  [{ topBar: shippedPage.topBar }, {}, 'TopBar', []],
  [{ topBar: shippedPage.topBar, buyBar: 'Oi' }, {}, 'BuyBar', []],
  [{ buyBar: 'Oi' }, {}, 'BuyBar', ['buyBarOnTop']],
  [{ hasChat: true }, {}, 'ChatButton', []],
  [{ leave: invited }, {}, 'Invitation', ['invitation']],
  [{}, { tracking: { ...tracking, metaPixel: '1' } }, 'Consent', ['consent']],
])('only a page with a layout component has its styles: %o', (page, changes, name, styles) => {
  const component = `src/layouts/${name}.tsx`;
  expect(entryWith([]).leftOut).toContain(component);
  const entry = entryWith([], changes, page);
  expect(entry.leftOut).not.toContain(component);
  expect(entry.styles).toEqual(styles.map((file) => `src/layouts/${file}.css`));
});

it('the privacy page and the 404 page have their own styles, without the styles of sections', () => {
  writePageStyles(shipped, folder);
  expect(read('privacy').styles).toEqual(['src/layouts/privacy.css']);
  expect(read('notFound').styles).toEqual(['src/layouts/notFound.css']);
  expect(read('privacy').leftOut).not.toContain('src/layouts/Privacy.tsx');
});

it('removes the files of deleted and hidden pages, and does not write unchanged files', () => {
  writePageStyles({ ...shipped, 'pages/velha': shippedPage }, folder);
  const files = readdirSync(folder);
  expect(files).toContain('pages.velha.css');
  for (const file of files) utimesSync(join(folder, file), 1, 1);
  const hidden = { ...shippedOfferPage, hidden: true };
  const changed = { [MAIN_PAGE]: { ...shippedPage, sections: [] }, [OFFER_PAGE]: hidden };
  writePageStyles({ ...shipped, ...changed }, folder);
  const removed = files.filter((file) => !existsSync(join(folder, file)));
  expect(removed).toEqual(['pages.oferta-exclusiva.css', 'pages.velha.css']);
  const written = readdirSync(folder).filter((file) => statSync(join(folder, file)).mtimeMs > 1000);
  expect(written).toEqual(['pages.principal.css']);
});
