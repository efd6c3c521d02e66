// Lists the values of the content with their fields, and finds those that the published pages show.
import { z } from 'astro/zod';
import { readTarget } from '../domain/target.ts';
import { type FieldInfo, fieldInfo, type ValueField } from '../fields/field.ts';
import type { Section } from '../sections/index.ts';
import { leadsToAnotherPage, opensInvitation } from './files/page.ts';
import type { Place } from './issue.ts';
import { childValue, type Group, isGroup, itemKey } from './paths.ts';
import { groupOf } from './schemaAt.ts';
import {
  builtSections,
  type Content,
  type ContentFile,
  isPageFile,
  pagesOf,
  schemaOf,
  startedTest,
} from './schemas.ts';
import { showsFeatures } from './shownBy.ts';

export type PlacedField = {
  at: Place;
  /** The path without ids and indices, with the kind of each group of a union: "pages.sections.faq.items.answer". */
  key: string;
  value: unknown;
  info: ValueField;
  /** The group that contains the field. */
  group: Group;
};

/** Computes a value once for each content object. These objects are never changed, only replaced. */
export function oncePerContent<Value>(make: (content: Content) => Value): (content: Content) => Value {
  const made = new WeakMap<Content, { value: Value }>();
  return (content) => {
    const entry = made.get(content) ?? { value: make(content) };
    made.set(content, entry);
    return entry.value;
  };
}

type Position = Omit<PlacedField, 'value' | 'info'>;

const isValueField = (info: FieldInfo | undefined): info is ValueField =>
  info !== undefined && !['group', 'list', 'pair', 'union'].includes(info.kind);

function fieldsIn(schema: z.core.$ZodType | undefined, value: unknown, position: Position): PlacedField[] {
  const { at, key, group } = position;
  const inside = (step: string | number): Position => ({
    ...position,
    at: { ...at, path: [...at.path, step] },
  });
  if (schema instanceof z.ZodOptional) return fieldsIn(schema.unwrap(), value, position);
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const kind = String(childValue(value, 'kind'));
    return fieldsIn(groupOf(schema, value), value, { ...position, key: `${key}.${kind}` });
  }
  if (schema instanceof z.ZodObject && isGroup(value))
    return Object.entries(value).flatMap(([name, inner]) =>
      fieldsIn(schema.shape[name], inner, { ...inside(name), key: `${key}.${name}`, group: value }),
    );
  if (schema instanceof z.ZodArray && Array.isArray(value))
    return value.flatMap((item, index) => fieldsIn(schema.element, item, inside(itemKey(value, index))));
  const info = schema instanceof z.ZodType ? fieldInfo.get(schema) : undefined;
  if (schema instanceof z.ZodTuple && info?.kind === 'pair' && Array.isArray(value))
    return value.flatMap((item, index) => fieldsIn(schema.def.items[index], item, inside(index)));
  return isValueField(info) && value !== undefined ? [{ at, key, value, info, group }] : [];
}

/** Every value of the content, including hidden pages and hidden sections. */
export const fieldsOf = oncePerContent((content): PlacedField[] =>
  (Object.keys(content) as ContentFile[]).flatMap((file) =>
    fieldsIn(schemaOf(file), content[file], {
      at: { file, path: [] },
      key: isPageFile(file) ? 'pages' : file,
      group: {},
    }),
  ),
);

/** Whether the published pages show a field of a page's file. */
function isShownOnPage(content: Content, { file, path }: Place): boolean {
  const page = isPageFile(file) ? content[file] : undefined;
  if (!page || page.hidden) return false;
  const [part, name] = path;
  if (part === 'sections' && name !== undefined) {
    const section = childValue(page.sections, name);
    return builtSections(content, page).some((built) => built === section);
  }
  if (part !== 'leave' || !page.leave) return true;
  if (name === 'invitation') return opensInvitation(page.leave);
  if (name === 'to') return leadsToAnotherPage(page.leave);
  return name !== 'message' || page.leave.prompt === 'on';
}

/** The ids of the offers to which `fields` refer. */
export const offersOf = (fields: readonly PlacedField[]): Set<string> =>
  new Set(
    fields.flatMap(({ value, info }) => {
      if (info.kind === 'reference' && info.to === 'offer') return [String(value)];
      const target = info.kind === 'target' ? readTarget(String(value)) : undefined;
      return target?.kind === 'offer' ? [target.offer] : [];
    }),
  );

/** The fields of each module that the hero's window shows. */
const IN_HERO = ['title', 'emoji'];
/** The fields of each bonus that a price card shows, and those that a list of bonuses shows. */
const IN_PRICING = ['heading', 'title', 'previousPrice', 'price', 'cover'];
const IN_LIST = [...IN_PRICING, 'description'];

/** Whether a section shows a field of the product's bonus with an id. */
function showsBonus(section: Section, id: string, name: string): boolean {
  if (section.kind === 'bonuses')
    return !section.items && (section.only?.includes(id) ?? true) && IN_LIST.includes(name);
  if (!('showBonuses' in section && section.showBonuses)) return false;
  return section.kind === 'gallery' || (section.kind === 'pricing' ? IN_PRICING : IN_LIST).includes(name);
}

const visibility = oncePerContent((content) => {
  const sections = pagesOf(content).flatMap(({ page }) => builtSections(content, page));
  const pricing = sections.filter((section) => section.kind === 'pricing');
  const hasWindow = sections.some(
    (section) => section.kind === 'hero' && section.media?.kind === 'planner' && section.media.window,
  );
  const isQuoted = sections.some((section) => section.kind === 'cta' && section.showTestimonial);
  const hasFeatures = sections.some(showsFeatures);
  const hasConversations = sections.some((section) => section.kind === 'testimonials' && !section.items);
  const hasModules = sections.some((section) => section.kind === 'gallery' && !section.pictures);
  const offers: Set<unknown> = offersOf(fieldsOf(content).filter(({ at }) => isShownOnPage(content, at)));
  return (at: Place): boolean => {
    const [first, second, third] = at.path;
    const isOneOf = (names: string[]) => names.includes(String(third));
    if (isPageFile(at.file)) return isShownOnPage(content, at);
    if (at.path.at(-1) === 'checkoutB' && !startedTest(content)) return false;
    if (at.file === 'offers' && first === 'promotion') return content.offers.promotion?.enabled === true;
    if (at.file === 'offers' && first === 'deadline') return content.offers.countdown === 'deadline';
    if (at.file === 'offers' && first === 'offers') return offers.has(second);
    if (at.file === 'ab-test') return first === 'running' && startedTest(content) !== undefined;
    if (at.file === 'site' && first === 'chat') return content.site.chat.phone !== '';
    if (at.file === 'proof' && first === 'testimonials')
      return hasConversations || (isQuoted && second === content.proof.testimonials.length - 1);
    if (at.file === 'product' && first === 'bonuses')
      return sections.some((section) => showsBonus(section, String(second), String(third)));
    if (at.file === 'product' && first === 'benefits') return pricing.some(({ benefits }) => !benefits);
    if (at.file === 'product' && first === 'modules') return hasModules || (hasWindow && isOneOf(IN_HERO));
    if (at.file === 'product' && first === 'features') return hasFeatures;
    return at.file !== 'product';
  };
});

/** Whether the published pages show a field. They do not show the fields of a feature that is switched off. */
export const isShown = (content: Content, at: Place): boolean => visibility(content)(at);

/** The values that the published pages show. */
export const shownFields = oncePerContent((content): PlacedField[] =>
  fieldsOf(content).filter(({ at }) => isShown(content, at)),
);

/** The text fields among `fields`. */
export const textsOf = (fields: readonly PlacedField[]): (PlacedField & { text: string })[] =>
  fields.flatMap((field) =>
    field.info.kind === 'text' && typeof field.value === 'string' ? [{ ...field, text: field.value }] : [],
  );
