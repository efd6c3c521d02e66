// Lists the values of the content with their fields, and finds those that the published pages show.
import { z } from 'astro/zod';
import { readTarget } from '../domain/target.ts';
import { type FieldInfo, fieldInfo, type ValueField } from '../fields/field.ts';
import { leadsAway, opensInvitation } from './files/page.ts';
import type { FieldRef } from './issue.ts';
import { childValue, type Group, isGroup, itemKey, valueIn } from './paths.ts';
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
import { SHOWN_BY, showsFeatures } from './shownBy.ts';

export type PlacedField = {
  at: FieldRef;
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
function isShownOnPage(content: Content, { file, path }: FieldRef): boolean {
  const page = isPageFile(file) ? content[file] : undefined;
  if (!page || page.hidden) return false;
  const [part, name] = path;
  if (part === 'sections' && name !== undefined) {
    const isVersionB = valueIn(page, [part, name, 'versionOf']) !== undefined;
    return (
      valueIn(page, [part, name, 'hidden']) !== true && (!isVersionB || startedTest(content) !== undefined)
    );
  }
  if (part !== 'leave' || !page.leave) return true;
  if (name === 'invitation') return opensInvitation(page.leave);
  if (name === 'to') return leadsAway(page.leave);
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
/** The fields of each bonus that a price card shows. */
const IN_PRICING = ['heading', 'title', 'previousPrice', 'price', 'cover'];

const visibility = oncePerContent((content) => {
  const sections = pagesOf(content).flatMap(({ page }) => builtSections(content, page));
  const kinds = new Set(sections.map(({ kind }) => kind));
  const fromOtherFiles = [...kinds].flatMap((kind) => SHOWN_BY[kind] ?? []);
  const hasBonuses = sections.some((section) =>
    section.kind === 'bonuses'
      ? !section.items
      : section.kind !== 'pricing' && 'showBonuses' in section && section.showBonuses,
  );
  const pricing = sections.filter((section) => section.kind === 'pricing');
  const hasWindow = sections.some(
    (section) => section.kind === 'hero' && section.media?.kind === 'planner' && section.media.window,
  );
  const isQuoted = sections.some((section) => section.kind === 'cta' && section.showTestimonial);
  const hasFeatures = sections.some(showsFeatures);
  const hasConversations = sections.some((section) => section.kind === 'testimonials' && !section.items);
  const hasModules = sections.some((section) => section.kind === 'gallery' && !section.pictures);
  const offers: Set<unknown> = offersOf(fieldsOf(content).filter(({ at }) => isShownOnPage(content, at)));
  return (at: FieldRef): boolean => {
    const [first, second, third] = at.path;
    const isOneOf = (names: string[]) => names.includes(String(third));
    if (isPageFile(at.file)) return isShownOnPage(content, at);
    if (at.path.at(-1) === 'checkoutB' && !startedTest(content)) return false;
    if (at.file === 'offers' && first === 'promotion') return content.offers.promotion?.enabled === true;
    if (at.file === 'offers' && first === 'deadline') return content.offers.countdown === 'deadline';
    if (at.file === 'offers' && first === 'offers') return offers.has(second);
    if (at.file === 'ab-test') return first === 'running' && startedTest(content) !== undefined;
    if (at.file === 'site' && first === 'chat') return content.site.chat.phone !== '';
    if (at.file === 'proof' && first === 'testimonials') return hasConversations || isQuoted;
    if (at.file === 'product' && first === 'bonuses')
      return hasBonuses || (isOneOf(IN_PRICING) && pricing.some(({ showBonuses }) => showBonuses));
    if (at.file === 'product' && first === 'benefits') return pricing.some(({ benefits }) => !benefits);
    if (at.file === 'product' && first === 'modules') return hasModules || (hasWindow && isOneOf(IN_HERO));
    if (at.file === 'product' && first === 'features') return hasFeatures;
    return (
      at.file !== 'product' ||
      fromOtherFiles.some(({ file, path }) => file === 'product' && path[0] === first)
    );
  };
});

/** Whether the published pages show a field. Sections and groups that are switched off keep their texts. */
export const isShown = (content: Content, at: FieldRef): boolean => visibility(content)(at);

/** The values that the published pages show. */
export const shownFields = oncePerContent((content): PlacedField[] =>
  fieldsOf(content).filter(({ at }) => isShown(content, at)),
);

/** The text fields among `fields`. */
export const textsOf = (fields: readonly PlacedField[]): (PlacedField & { text: string })[] =>
  fields.flatMap((field) =>
    field.info.kind === 'text' && typeof field.value === 'string' ? [{ ...field, text: field.value }] : [],
  );
