import { z } from 'astro/zod';
import { CORNERS, FONT_PAIRS, OWN_PALETTE, SCENES } from '../domain/brand.ts';
import {
  ACCENT_CONTRAST,
  contrast,
  PRIMARY_CONTRAST,
  usableAccent,
  usablePrimary,
  WHITE,
} from '../domain/colorContrast.ts';
import { READY_PALETTES, type ReadyPalette } from '../domain/readyPalettes.ts';
import type { EditorWords } from './errors/contentError.ts';
import { choice } from './fields.ts';
import { hints } from './hints.ts';
import { logo, pictureOrNone } from './uploadFields.ts';

const ratioFormat = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });

/** A contrast with one decimal, rounded down, so that an insufficient one never looks sufficient. */
const ratio = (one: string, other: string) => ratioFormat.format(Math.floor(contrast(one, other) * 10) / 10);

const A_COLOR = 'uma cor escrita com # e seis letras ou números, entre aspas';

const color = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, { error: A_COLOR })
  .toLowerCase()
  .register(hints, {
    kind: 'color',
    expected: A_COLOR,
    expectedInEditor: 'uma cor escrita com # e seis letras ou números',
    example: '"#12123a"',
  });

const colors = z.tuple([color, color]).register(hints, {
  kind: 'colors',
  expected: 'um par de cores, a escura e a clara',
  example: '["#12123a", "#f3a566"]',
});

const corners = Object.keys(CORNERS) as [keyof typeof CORNERS, ...(keyof typeof CORNERS)[]];
const palettes = [OWN_PALETTE, ...(Object.keys(READY_PALETTES) as ReadyPalette[])] as const;

type Value = { palette: unknown; colors?: [string, string] | undefined };

/** An own palette has two colours on which every text can be read: docs/behaviour.md#brand. */
function colorsFit(value: Value, context: z.core.$RefinementCtx): void {
  const refuse = (path: PropertyKey[], message: string, advice: string, inEditor: EditorWords) =>
    context.addIssue({ code: 'custom', path, message, params: { advice, inEditor } });
  if (value.palette !== OWN_PALETTE) return;
  if (value.colors === undefined) {
    refuse(
      ['colors'],
      'duas cores, porque a paleta é própria',
      'Por exemplo: colors: ["#12123a", "#f3a566"]',
      { message: 'a paleta é sua, e faltam as duas cores' },
    );
    return;
  }
  if (!colors.safeParse(value.colors).success) return;
  const [primary, accent] = value.colors;
  const darker = usablePrimary(primary);
  if (darker !== primary)
    refuse(
      ['colors', 0],
      `uma cor mais escura: o branco precisa de contraste ${PRIMARY_CONTRAST}:1 sobre ela, porque os textos claros também ficam sobre tons mais claros dela; nesta ele é de ${ratio(primary, WHITE)}:1`,
      `A mais próxima que serve: "${darker}"`,
      {
        message: 'a escura tem de ser mais escura, para que se leia o texto claro sobre ela',
        advice: `A mais próxima que serve: ${darker}`,
        suggestion: darker,
      },
    );
  const lighter = usableAccent(accent, darker);
  if (lighter !== accent)
    refuse(
      ['colors', 1],
      `uma cor mais clara: ela precisa de contraste ${ACCENT_CONTRAST}:1 com a escura, para aparecer sobre ela; o desta é de ${ratio(accent, darker)}:1`,
      `A mais próxima que serve: "${lighter}"`,
      {
        message: 'a clara tem de ser mais clara, para que apareça sobre a escura',
        advice: `A mais próxima que serve: ${lighter}`,
        suggestion: lighter,
      },
    );
}

/** The site's look: the settings of the brand, not of the product. */
export const brandSchema = z
  .strictObject({
    logo,
    socialBackground: pictureOrNone(1200, { width: 1200, height: 630 }),
    palette: choice(palettes, {
      option: OWN_PALETTE,
      field: 'colors',
      values: Object.fromEntries(
        Object.entries(READY_PALETTES).map(([name, { night, apricot }]) => [name, [night, apricot]]),
      ),
    }),
    colors: colors.optional(),
    fonts: choice(FONT_PAIRS),
    corners: choice(corners),
    scene: choice(SCENES).optional(),
  })
  .superRefine(colorsFit, { when: ({ value }) => value !== null && typeof value === 'object' });
