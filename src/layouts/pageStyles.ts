// The styles of each page: one entry for Tailwind with what all pages share and what the page's own sections need.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { opensInvitation, type Page } from '../content-model/files/page.ts';
import { type Content, type PageFile, pagesOf, shownSections } from '../content-model/schemas.ts';
import { SECTION_KINDS, type Section, type SectionKind } from '../sections/index.ts';
import { usedTrackers } from '../trackers/index.ts';

/** Where the entries are written. [...page].astro imports them from there. */
export const STYLES_FOLDER = join('.cache', 'styles');

const PLANNER_STYLES = {
  rotina: ['tasks', 'routine'],
  lista: ['tasks', 'checklist'],
  tabela: ['view', 'table'],
  calendario: ['view', 'calendar'],
  imagem: ['picture'],
};

const testimonialStyles = (count: number) =>
  count === 1
    ? ['oneTestimonial']
    : count === 2
      ? ['twoTestimonials']
      : count > 3
        ? ['manyTestimonials']
        : [];

/** The style files of a section without their ending: of the folder of its kind, or of the components that it shares with others. */
function stylesOf(section: Section, { proof, offers }: Content): string[] {
  switch (section.kind) {
    case 'hero':
      return [
        'hero',
        ...(section.planner ? PLANNER_STYLES[section.planner.kind] : []),
        ...(section.planner && section.workspace ? ['window'] : []),
      ];
    case 'testimonials':
      return ['components/pictureRow', 'testimonials', ...testimonialStyles(proof.testimonials.length)];
    case 'gallery':
      return ['components/pictureRow', section.layout === 'grid' ? 'grid' : 'carousel'];
    case 'closing':
      return section.showTestimonial && proof.testimonials.length > 0 ? ['components/pictureRow'] : [];
    case 'pricing':
      return [
        'components/bigPrice',
        'pricing',
        ...(offers.countdown === 'deadline' || offers.promotion ? ['timeLeft'] : []),
      ];
    case 'offerHero':
      return ['components/bigPrice'];
    default:
      return [];
  }
}

const importOf = (path: string) =>
  `@import ${JSON.stringify(resolve(path).replaceAll('\\', '/'))} layer(chosen);`;

/** Tailwind writes no utilities that only these files use. */
const withoutSources = (paths: string[]) =>
  paths.map((path) => `@source not ${JSON.stringify(resolve(path).replaceAll('\\', '/'))};`);

const THEME = `@import ${JSON.stringify(resolve('src/styles/theme.css').replaceAll('\\', '/'))};`;

/** Parts of the page's frame that not every page has. */
const framesOf = (page: Page | undefined, { tracking, site }: Content): Record<string, boolean> => ({
  TopBar: page?.topBar !== undefined,
  BuyBar: page?.buyBar !== undefined,
  ChatButton: Boolean(page?.hasChat && site.chat.phone),
  Consent: page !== undefined && usedTrackers(tracking).length > 0,
  Invitation: page?.leave !== undefined && opensInvitation(page.leave),
  PictureViewer: page !== undefined,
});

function entryOf(content: Content, page: Page | undefined, own: string[]): string {
  const sections = page ? shownSections(page) : [];
  const kinds = new Set<SectionKind>(sections.map(({ kind }) => kind));
  const files = new Set(
    sections.flatMap((section) =>
      stylesOf(section, content).map((name) =>
        name.includes('/') ? `src/${name}.css` : `src/sections/${section.kind}/${name}.css`,
      ),
    ),
  );
  const frames = framesOf(page, content);
  const frameStyles = [
    ...(frames['Consent'] ? ['src/layouts/consent.css'] : []),
    ...(frames['Invitation'] ? ['src/layouts/invitation.css'] : []),
    ...(page?.topBar && sections[0]?.kind !== 'hero' ? ['src/layouts/belowBar.css'] : []),
    ...(page?.buyBar && !page.topBar ? ['src/layouts/buyBarOnTop.css'] : []),
  ];
  const layouts = new Set(sections.flatMap((one) => (one.kind === 'gallery' ? [one.layout] : [])));
  const unused = [
    ...(kinds.has('gallery') && !layouts.has('grid') ? ['src/sections/gallery/GalleryGrid.tsx'] : []),
    ...SECTION_KINDS.filter(({ kind }) => !kinds.has(kind)).map(({ kind }) => `src/sections/${kind}`),
    ...Object.entries(frames).flatMap(([name, isThere]) => (isThere ? [] : [`src/layouts/${name}.tsx`])),
    ...['NotFound', 'Privacy', 'privacyTopics']
      .filter((name) => !own.includes(name))
      .map((name) => `src/layouts/${name}.tsx`),
  ];
  return [
    THEME,
    ...[...files, ...frameStyles, ...own.filter((name) => name.endsWith('.css'))].map(importOf),
    ...withoutSources(unused),
    '',
  ].join('\n');
}

/** The name of a page's entry, without its ending. */
export const styleName = (file: PageFile | 'privacy' | 'notFound'): string => file.replaceAll('/', '.');

/**
 * Writes the entries of all pages, and removes those of pages that are gone. A file that has not changed is not touched, or the
 * development server would reload.
 */
export function writePageStyles(content: Content, folder: string = STYLES_FOLDER): void {
  const entries = new Map([
    ...pagesOf(content).map(({ file, page }) => [styleName(file), entryOf(content, page, [])] as const),
    [
      'privacy',
      entryOf(content, undefined, ['Privacy', 'privacyTopics', 'src/layouts/privacy.css']),
    ] as const,
    ['notFound', entryOf(content, undefined, ['NotFound', 'src/layouts/notFound.css'])] as const,
  ]);
  mkdirSync(folder, { recursive: true });
  const written = readdirSync(folder);
  for (const [name, text] of entries) {
    const path = join(folder, `${name}.css`);
    if (!written.includes(`${name}.css`) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
  }
  for (const file of written) if (!entries.has(file.replace(/\.css$/, ''))) rmSync(join(folder, file));
}
