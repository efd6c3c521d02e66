// Writes a Tailwind entry for each page, with the shared styles and the styles of the page's own sections.
import { globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { opensInvitation, type Page } from '../content-model/files/page.ts';
import { builtSections, type Content, type PageFile, pagesOf } from '../content-model/schemas.ts';
import { SECTION_KINDS, type Section, type SectionKind } from '../sections/index.ts';
import type { SectionStyles } from '../sections/section.ts';
import { usedTrackers } from '../trackers/index.ts';
import { kindComponents, readComponentImports, unneededComponents } from './componentImports.ts';

/** Read only once per process, because each change of the content writes the styles again. */
const IMPORTS = readComponentImports();
const KIND_COMPONENTS = kindComponents();

/** The pages without `sections`, with their components in src/layouts. The key is the name of the style sheet. */
const OWN_PAGES = { privacy: ['Privacy', 'privacyTopics'], notFound: ['NotFound'] };

type OwnPage = keyof typeof OWN_PAGES;

/** The components of sections with a style sheet of the same name. A page has them only if it has the sheet. */
const COMPONENTS_WITH_SHEETS = globSync('sections/*/[A-Z]*.css', { cwd: 'src' }).map((path) =>
  path.replaceAll('\\', '/').replace('.css', ''),
);

/** The definition of a section's kind. */
const kindOf = (section: Section): SectionStyles<object> | undefined =>
  SECTION_KINDS.find(({ kind }) => kind === section.kind);

const quoted = (path: string) => JSON.stringify(resolve('src', path).replaceAll('\\', '/'));

/** Which of the optional components of src/layouts a page shows. */
const optionalLayoutsOf = (page: Page | undefined, content: Content) => ({
  TopBar: page?.topBar,
  BuyBar: page?.buyBar,
  ChatButton: page?.hasChat && content.site.chat.phone,
  Consent: page && usedTrackers(content.tracking).length > 0,
  Invitation: page?.leave && opensInvitation(page.leave),
  PictureViewer: page,
});

function entryOf(content: Content, shown: Page | OwnPage): string {
  const page = typeof shown === 'string' ? undefined : shown;
  const sections = page ? builtSections(content, page) : [];
  const layouts = optionalLayoutsOf(page, content);
  const styles = [
    ...sections.flatMap((section) => kindOf(section)?.stylesOf(section, content)),
    layouts.Consent && 'layouts/consent',
    layouts.Invitation && 'layouts/invitation',
    page?.buyBar && !page.topBar && 'layouts/buyBarOnTop',
    typeof shown === 'string' && `layouts/${shown}`,
  ].filter((path) => typeof path === 'string');
  const kinds = new Set(sections.map(({ kind }) => kind));
  const leftOut = new Set([
    ...COMPONENTS_WITH_SHEETS.filter((path) => !styles.includes(path)).map((path) => `${path}.tsx`),
    ...Object.entries(layouts).flatMap(([name, isShown]) => (isShown ? [] : [`layouts/${name}.tsx`])),
    ...Object.entries(OWN_PAGES).flatMap(([name, files]) =>
      name === shown ? [] : files.map((file) => `layouts/${file}.tsx`),
    ),
  ]);
  const roots = [
    ...[...IMPORTS.keys()].filter((path) => path.startsWith('layouts/')),
    ...KIND_COMPONENTS.filter((path) => kinds.has(path.split('/')[1] as SectionKind)),
  ];
  const unused = [
    ...SECTION_KINDS.filter(({ kind }) => !kinds.has(kind)).map(({ kind }) => `sections/${kind}`),
    ...unneededComponents(IMPORTS, roots, leftOut),
  ];
  return [
    `@import ${quoted('styles/theme.css')};`,
    ...Array.from(new Set(styles), (path) => `@import ${quoted(`${path}.css`)} layer(chosen);`),
    // Tailwind writes no utilities that only these files use.
    ...unused.map((path) => `@source not ${quoted(path)};`),
    '',
  ].join('\n');
}

/** The name of a page's entry, without its ending. */
export const styleName = (file: PageFile | OwnPage): string => file.replaceAll('/', '.');

/**
 * Writes the entries of all pages, and removes the entries of deleted pages. Does not write unchanged files, because
 * the development server would reload.
 */
export function writePageStyles(content: Content, folder: string): void {
  const entries = new Map([
    ...pagesOf(content).map(({ file, page }) => [styleName(file), entryOf(content, page)] as const),
    ...(Object.keys(OWN_PAGES) as OwnPage[]).map((name) => [name, entryOf(content, name)] as const),
  ]);
  mkdirSync(folder, { recursive: true });
  const written = readdirSync(folder);
  for (const [name, text] of entries) {
    const path = join(folder, `${name}.css`);
    if (!written.includes(`${name}.css`) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
  }
  for (const file of written) if (!entries.has(file.replace(/\.css$/, ''))) rmSync(join(folder, file));
}
