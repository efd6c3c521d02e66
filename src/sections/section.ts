// What every kind of section has in common.
import { z } from 'astro/zod';
import { bool } from '../fields/choice.ts';
import { type Described, fieldInfo } from '../fields/field.ts';
import { id } from '../fields/reference.ts';
import { text } from '../fields/text.ts';

/** The title of a section. */
export const heading = (most: number) => text(most, { label: 'Título' });

/** The paragraph below a title. */
export const paragraph = (most: number) => text(most, { label: 'Texto' });

type About<Kind extends string> = Described & {
  kind: Kind;
  /** One sentence for the list from which a seller adds a section. */
  help: string;
  /** The path of a small line drawing of it, 48 by 32, for that list. */
  drawing: string;
};

type Shape = Record<string, z.ZodType>;

/** Defines a kind of section by its fields. Every section may also have an `id`, its anchor, and be `hidden`. */
export function defineSection<const Kind extends string, const Fields extends Shape>(
  { kind, ...described }: About<Kind>,
  fields: Fields,
) {
  const schema = z
    .strictObject({
      kind: z.literal(kind),
      id: id({
        label: 'Nome no endereço',
        help: 'O que vem depois de # no link desta parte.',
      }).optional(),
      hidden: bool({
        label: 'Escondida',
        help: 'A página não mostra esta parte; os textos ficam.',
      }).optional(),
      ...fields,
    })
    .register(fieldInfo, { kind: 'group', ...described });
  return { kind, schema, ...described };
}
