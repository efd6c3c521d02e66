import type { CardOf } from '../../src/content-model/heroSchema.ts';
import { loadContent } from '../../src/content-model/loadContent.ts';
import type { Content } from '../../src/content-model/schemas.ts';
import type { HomeSection } from '../../src/domain/sections.ts';

type Complete<Value> = Value extends readonly unknown[]
  ? Value
  : Value extends object
    ? { [Key in keyof Value]-?: Complete<NonNullable<Value[Key]>> }
    : Value;

/** Content with all that a seller may leave out, as the fixture has it. */
export type CompleteContent = Complete<Content>;

/** Everything the seller wrote, with the names in braces filled: what the built pages must say. */
export const content = loadContent() as CompleteContent;

/** The page of the planner in the demonstration's hero. */
export const routine = content.home.hero.planner as Complete<CardOf<'rotina'>>;

/** The labels of the top bar's menu by section. */
export const menu = Object.fromEntries(
  content.home.menu.map(({ section, label }) => [section, label]),
) as Record<HomeSection, string>;

/** The chat app's address for the support number, without the first message. */
export const chatAddress = `https://wa.me/${content.links.chatPhone}`;

export const routes = ['/', '/oferta-exclusiva', '/privacidade', '/um-caminho-que-nao-existe'];

/** Every text of a value, however deep; what ends like a file of content/uploads or is an address is left out. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return /^https:|\.(?:webp|mp4|vtt)$/.test(value) ? [] : [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap(textsIn);
}
