// The pages that the preview shows, their parts, and the fields of each part.
import type { Field, FieldTree } from '../../../src/content-model/fieldTree.ts';
import { field } from '../../../src/content-model/issue.ts';
import { comparePages, isPageFile, itemId } from '../../../src/content-model/paths.ts';
import type { PageFile } from '../../../src/content-model/schemas.ts';
import { SHOWN_BY } from '../../../src/content-model/shownBy.ts';
import { proseWords } from '../../../src/domain/prose.ts';
import type { SectionKind } from '../../../src/sections/index.ts';
import type { EditorState, Place, YamlValue } from '../../api.ts';
import { isWithin, isYamlGroup, listAt } from '../../places.ts';
import { inWords } from './names.ts';

export type Shown = Pick<EditorState, 'fields' | 'files' | 'names'>;

/** A page of the site: a page of the content, the privacy page or the 404 page. */
export type EditorPage = {
  /** The name of the page's file, such as "principal", or ".privacidade" or ".erro". */
  id: string;
  title: string;
  path: string;
  file: PageFile | undefined;
  isHidden: boolean;
  /** The position in the list of pages, once the seller has changed the order of the pages. */
  order?: number | undefined;
};

export type Part = {
  /** The id of the section. On a page with sections, the ids of other parts start with a dot; section ids never do. */
  id: string;
  title: string;
  places: Place[];
  /** For a section: its index among the page's sections, whether it is hidden, and whether it is a version B. */
  section?: {
    index: number;
    isHidden: boolean;
    /** The id of version A, if the section is a version B. */
    versionOf?: string | undefined;
  };
};

const textOf = (value: YamlValue | undefined, name: string): string =>
  isYamlGroup(value) && typeof value[name] === 'string' ? value[name] : '';

/** The pages without a file. Their ids start with a dot, and no page file's name does. */
const FIXED_PAGES: EditorPage[] = [
  { id: '.privacidade', title: 'Privacidade', path: '/privacidade', file: undefined, isHidden: false },
  { id: '.erro', title: 'Página não encontrada', path: '/404', file: undefined, isHidden: false },
];

/** All pages in their order. */
export function editorPages({ files, names }: Omit<Shown, 'fields'>): EditorPage[] {
  const own = Object.entries(files).flatMap(([file, value]): EditorPage[] => {
    if (!isPageFile(file) || !isYamlGroup(value)) return [];
    const id = file.slice('pages/'.length);
    return [
      {
        id,
        title: inWords(textOf(value, 'name') || id, names),
        path: textOf(value, 'path'),
        file,
        isHidden: value['hidden'] === true,
        ...(typeof value['order'] === 'number' && { order: value['order'] }),
      },
    ];
  });
  return [...own.sort(comparePages), ...FIXED_PAGES];
}

/** The page with an id, or else the main page. */
export function pageWithId(shown: Omit<Shown, 'fields'>, id: string): EditorPage {
  const pages = editorPages(shown);
  return pages.find((page) => page.id === id) ?? (pages[0] as EditorPage);
}

/** The fields of a page that are not in the part ".pagina": other parts or the list of pages change them. */
const OTHER_FIELDS = ['order', 'topBar', 'leave', 'sections'];

function sectionParts(file: PageFile, { fields, files, names }: Shown): Part[] {
  const { item } = fields.page.fields['sections'] as Extract<Field, { kind: 'list' }>;
  const sections = listAt(files, { file, path: ['sections'] });
  const titles = sections.map((section) => {
    const kind = textOf(section, 'kind');
    const label = item.kind === 'union' ? (item.groups[kind]?.label ?? kind) : kind;
    const isAlone = sections.filter((other) => textOf(other, 'kind') === kind).length === 1;
    const text = ['heading', 'headline', 'text'].map((name) => textOf(section, name)).find(Boolean);
    return isAlone || !text ? label : `${label}: ${proseWords(inWords(text, names))}`;
  });
  return sections.map((section, index) => {
    const kind = textOf(section, 'kind');
    const title = titles[index] ?? kind;
    const number = titles.slice(0, index + 1).filter((other) => other === title).length;
    const id = itemId(section) ?? String(index);
    const offer = textOf(section, 'offer');
    return {
      id,
      title: number === 1 ? title : `${title} (${number})`,
      places: [
        { file, path: ['sections', id] },
        ...(offer ? [{ file: 'offers' as const, path: ['offers', offer] }] : []),
        ...(SHOWN_BY[kind as SectionKind] ?? []),
      ],
      section: {
        index,
        isHidden: isYamlGroup(section) && section['hidden'] === true,
        versionOf: textOf(section, 'versionOf') || undefined,
      },
    };
  });
}

const privacyParts = ({ privacy }: FieldTree): Part[] => {
  const fields = Object.entries(privacy.fields);
  const isGroup = ([, { kind }]: [string, Field]) => kind === 'group';
  const place = (name: string): Place => ({ file: 'privacy', path: [name] });
  return [
    {
      id: 'abertura',
      title: 'Abertura',
      places: fields.filter((one) => !isGroup(one)).map(([name]) => place(name)),
    },
    ...fields.filter(isGroup).map(([name, { label }]) => ({ id: name, title: label, places: [place(name)] })),
  ];
};

/** The parts of a page in their order. */
export function partsOf({ id, file }: EditorPage, shown: Shown): Part[] {
  if (id === '.privacidade') return privacyParts(shown.fields);
  if (!file) return [{ id: '.erro', title: 'Página não encontrada', places: [field('site', 'notFound')] }];
  const own = (name: string): Place => ({ file, path: [name] });
  const settings = Object.keys(shown.fields.page.fields).filter((name) => !OTHER_FIELDS.includes(name));
  return [
    { id: '.pagina', title: 'Endereço e Google', places: settings.map(own) },
    {
      id: '.topo',
      title: 'Topo e menu',
      places: [own('topBar'), field('brand', 'logo'), field('site', 'name')],
    },
    ...sectionParts(file, shown),
    {
      id: '.rodape',
      title: 'Rodapé',
      places: [
        field('site', 'tagline'),
        field('site', 'footer'),
        field('site', 'seller'),
        field('privacy', 'link'),
      ],
    },
    { id: '.comportamento', title: 'O que a página faz sozinha', places: [own('leave')] },
  ];
}

/** The first place of a part, to which the preview scrolls. */
export const firstPlaceOf = (parts: readonly Part[], id: string | undefined): Place | undefined =>
  parts.find((part) => part.id === id)?.places[0];

/** The parts that contain a place, the most specific first. */
const partsContaining = (parts: readonly Part[], place: Place): { part: Part; depth: number }[] =>
  parts
    .flatMap((part) =>
      part.places.filter((one) => isWithin(place, one)).map((one) => ({ part, depth: one.path.length })),
    )
    .sort((one, other) => other.depth - one.depth);

/** The most specific part that contains a place. */
export const partWith = (parts: readonly Part[], place: Place): Part | undefined =>
  partsContaining(parts, place)[0]?.part;

/** The page whose file contains a place, or else the first of the pages with the most specific part for it. */
export function pageWith(place: Place, shown: Shown): EditorPage | undefined {
  const pages = editorPages(shown);
  const own = pages.find(({ file }) => file === place.file);
  if (own) return own;
  const found = pages.flatMap((page) =>
    partsContaining(partsOf(page, shown), place).map(({ depth }) => ({ page, depth })),
  );
  return found.sort((one, other) => other.depth - one.depth)[0]?.page;
}
