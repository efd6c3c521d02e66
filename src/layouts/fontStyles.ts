import type { FontPair } from '../domain/brand.ts';
import { fontName } from './fontFiles.ts';
import { type Family, FONT_FAMILIES, SYSTEM_FACES } from './fontPairs.ts';

/** Where a font is served: see pages/uploads/assets/. */
const fontPath = (name: string) => `/uploads/assets/${name}.woff2`;

const percent = (share: number) => `${Number((share * 100).toFixed(1))}%`;

const fontFace = (declarations: Record<string, string>) =>
  `@font-face{${Object.entries(declarations)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;

type Weight = 'regular' | 'bold';

/** The weights of a role's font, and of its fallback faces. */
const ROLES = {
  Title: { all: '600', weights: { bold: '600' } },
  Text: { all: '400 700', weights: { regular: '400 599', bold: '600 700' } },
};

type Role = keyof typeof ROLES;

/** A family's own font, as the arguments of the browser's FontFace. */
async function ownFont(role: Role, family: Family) {
  const descriptors = {
    weight: ROLES[role].all,
    ...(family.scale !== 1 && { sizeAdjust: percent(family.scale) }),
  };
  return [role, `url(${fontPath(await fontName(family))})`, descriptors] as const;
}

/** System faces adjusted to a family's size, so that nothing moves when its own font arrives. */
const fallbackFaces = (role: Role, family: Family): string[] =>
  family.fallbacks.flatMap(({ face, ...widths }) =>
    Object.entries(ROLES[role].weights).map(([weight, range]) => {
      const width = widths[weight as Weight] ?? 1;
      return fontFace({
        'font-family': `${role} ${face}`,
        'font-weight': range,
        src: SYSTEM_FACES[face][weight as Weight].map((name) => `local("${name}")`).join(),
        'size-adjust': percent(width * family.scale),
        'ascent-override': percent(family.ascent / width),
        'descent-override': percent(family.descent / width),
        'line-gap-override': '0%',
      });
    }),
  );

/** A family's fallback faces, and a generic family after them. Only sans-serif families fall back to Arial. */
function stackOf(role: Role, { fallbacks }: Family): string {
  const generic = fallbacks.some(({ face }) => face === 'Arial') ? 'sans-serif' : 'serif';
  return [...fallbacks.map(({ face }) => `${role} ${face}`), generic].join();
}

/**
 * The families Title and Text of a pair of typefaces. Implements docs/behaviour.md#brand.
 *
 * @returns `styles`: the system faces that are shown until both fonts have loaded, and the custom properties with the
 *   families; `ownFonts`: the arguments of FontFace for both fonts; `ownFontStyles`: both fonts as `@font-face` rules
 */
export async function fontStyles(pair: FontPair) {
  const { title, text } = FONT_FAMILIES[pair];
  const families = `:root{--family-title:Title,${stackOf('Title', title)};--fallback-text:${stackOf('Text', text)};--family-text:Text,var(--fallback-text)}`;
  const ownFonts = await Promise.all([ownFont('Title', title), ownFont('Text', text)]);
  const ownFontStyles = ownFonts.map(([role, src, { weight, sizeAdjust }]) =>
    fontFace({
      'font-family': role,
      'font-weight': weight,
      'font-display': 'swap',
      ...(sizeAdjust && { 'size-adjust': sizeAdjust }),
      src,
    }),
  );
  return {
    styles: [...fallbackFaces('Title', title), ...fallbackFaces('Text', text), families].join(''),
    ownFonts,
    ownFontStyles: ownFontStyles.join(''),
  };
}
