// What every kind of section has in common.
import { z } from 'astro/zod';
import type { Offers } from '../content-model/files/offers.ts';
import type { Proof } from '../content-model/files/product.ts';
import { bool } from '../fields/choice.ts';
import { type FieldLabel, fieldInfo, group } from '../fields/field.ts';
import { count } from '../fields/number.ts';
import { id, reference } from '../fields/reference.ts';
import { text } from '../fields/text.ts';

/** The title of a section. */
export const heading = (max: number) => text(max, { label: 'Título' });

/** The paragraph below a title. */
export const paragraph = (max: number) => text(max, { label: 'Texto' });

/** Whether a section has less space above and below: see `compact-band`. */
export const compactField = () =>
  bool({ label: 'Perto da parte de cima', help: 'Com menos espaço acima e abaixo.' }).optional();

/** The headings of the list from which a seller adds a section, by the section's purpose. */
const GROUPS = {
  opening: 'No alto da página',
  product: 'O que você vende',
  words: 'Textos, imagens e vídeo',
  trust: 'Confiança e dúvidas',
  price: 'Preço e compra',
};

type SectionInfo<Kind extends string> = FieldLabel & {
  kind: Kind;
  group: keyof typeof GROUPS;
  /** One sentence for the list from which a seller adds a section. */
  help: string;
  /** The SVG path of a line drawing of the section, 48 by 32, for that list. */
  drawing: string;
  /** Whether the example describes the product. Other examples, such as questions, are true of any product. */
  describesProduct?: boolean;
};

/** Implements docs/behaviour.md#video-sales-letter. */
const appearsAfter = group(
  {
    minutes: count({ label: 'Minutos', min: 0, max: 120, initial: 10 }),
    seconds: count({ label: 'Segundos', min: 0, max: 59, initial: 0 }),
  },
  {
    label: 'Aparece durante o vídeo',
    help: 'A parte só aparece um tempo depois de a pessoa tocar no vídeo da página. Quem prefere ler não espera: vai embora.',
  },
);

type Shape = Record<string, z.ZodType>;

/** The fields of a new section. The editor fills an empty picture or reference with one of the seller's. */
type Example<Fields extends Shape> = { example: z.input<z.ZodObject<Fields>> };

/** The style sheets of a section: their paths in src, without the extension. */
export type SectionStyles<Section> = {
  // A method, so that TypeScript allows a call with a section of any kind.
  stylesOf(section: Section, content: { proof: Proof; offers: Offers }): (string | false | undefined)[];
};

/**
 * Defines a kind of section by its fields and the style sheets that it needs besides Tailwind's utilities. Every
 * section may also have an `id` (its anchor), be `hidden`, appear some time after the visitor starts the page's video,
 * or be version B of another section in an A/B test.
 */
export function defineSection<const Kind extends string, const Fields extends Shape>(
  { kind, group: purpose, describesProduct = false, ...described }: SectionInfo<Kind> & Example<Fields>,
  fields: Fields,
  stylesOf: SectionStyles<z.output<z.ZodObject<Fields>>>['stylesOf'] = () => [],
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
      appearsAfter: appearsAfter.optional(),
      versionOf: reference({
        to: 'section',
        label: 'Versão B de',
        help: 'A parte em cujo lugar metade das pessoas vê esta, enquanto durar o teste.',
      }).optional(),
      ...fields,
    })
    .register(fieldInfo, { kind: 'group', heading: GROUPS[purpose], ...described });
  return { kind, schema, stylesOf, describesProduct };
}
