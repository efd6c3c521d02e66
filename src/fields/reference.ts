// Fields that refer to other content, and ids and paths. rules/references.ts checks that the content exists.
import { z } from 'astro/zod';
import { readTarget } from '../domain/target.ts';
import { type FieldLabel, fieldInfo, type ReferenceTo } from './field.ts';
import { link } from './link.ts';

const SLUG = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

const PAGE_PATH = /^\/(?:[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*)?$/;

const ID_INFO = {
  kind: 'slug',
  expected: 'um nome curto em letras minúsculas sem acento, números e hífens',
  example: 'oferta-de-natal',
  initial: 'nova',
  min: 1,
  max: 40,
} as const;

/** The id of an offer, a bonus or a section. Other fields refer to it by this id. */
export const id = (described: FieldLabel) =>
  z
    .string()
    .max(40)
    .regex(SLUG, { error: '' })
    .register(fieldInfo, { ...ID_INFO, ...described });

/** The path of a page of the site: "/" or "/oferta-exclusiva". */
export const pagePath = (described: FieldLabel) =>
  z
    .string()
    .max(80)
    .regex(PAGE_PATH, { error: '' })
    .register(fieldInfo, {
      kind: 'slug',
      expected: 'um endereço que começa com barra, em letras minúsculas sem acento, números e hífens',
      example: '/oferta-exclusiva',
      initial: '/nova-pagina',
      min: 1,
      max: 80,
      ...described,
    });

const FORMATS: Record<ReferenceTo, { pattern: RegExp; expected: string; initial: string }> = {
  offer: { pattern: SLUG, expected: 'o nome de uma oferta', initial: '' },
  bonus: { pattern: SLUG, expected: 'o nome curto de um bônus do produto', initial: '' },
  page: { pattern: PAGE_PATH, expected: 'o endereço de uma página do site', initial: '/' },
  section: { pattern: SLUG, expected: 'o nome de uma parte desta página', initial: '' },
};

/** The id of an offer, a bonus or a section of the same page, or the path of a page. */
export const reference = ({ to, ...described }: FieldLabel & { to: ReferenceTo }) => {
  const { pattern, expected, initial } = FORMATS[to];
  return z
    .string()
    .regex(pattern, { error: '' })
    .register(fieldInfo, { kind: 'reference', to, expected, initial, ...described });
};

const address = link({ label: '' });

/** Whether a text is a target. rules/references.ts checks that the offer, page or section exists. */
export function isTarget(to: string): boolean {
  const target = readTarget(to);
  return target !== undefined && (target.kind !== 'address' || address.safeParse(target.url).success);
}

/** Where a button leads: an offer's checkout ("b"), a section ("#preco"), a page ("/sobre") or "https://…". */
export const target = (described: FieldLabel) =>
  z
    .string()
    .refine(isTarget, { error: '' })
    .register(fieldInfo, {
      kind: 'target',
      expected: 'o nome de uma oferta, uma parte da página (#preco), uma página (/obrigado) ou um link',
      initial: '/',
      ...described,
    });
