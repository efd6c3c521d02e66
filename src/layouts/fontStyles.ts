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

/** A family's own face, and system faces adjusted to its size, so that nothing moves when the font arrives. */
async function facesOf(role: Role, family: Family): Promise<string[]> {
  const own = fontFace({
    'font-family': role,
    'font-weight': ROLES[role].all,
    'font-display': 'swap',
    ...(family.scale !== 1 && { 'size-adjust': percent(family.scale) }),
    src: `url(${fontPath(await fontName(family))}) format("woff2")`,
  });
  const fallbacks = family.fallbacks.flatMap(({ face, ...widths }) =>
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
  return [own, ...fallbacks];
}

/** A family's fallback faces, and a generic family after them. Only sans-serif families fall back to Arial. */
function stackOf(role: Role, { fallbacks }: Family): string {
  const generic = fallbacks.some(({ face }) => face === 'Arial') ? 'sans-serif' : 'serif';
  return [...fallbacks.map(({ face }) => `${role} ${face}`), generic].join();
}

/**
 * The styles of a pair of typefaces: the families Title and Text, and the fallbacks that are shown until they have
 * loaded. Implements docs/behaviour.md#brand.
 */
export async function fontStyles(pair: FontPair): Promise<string> {
  const { title, text } = FONT_FAMILIES[pair];
  const faces = [...(await facesOf('Title', title)), ...(await facesOf('Text', text))];
  const stacks = `:root{--fallback-title:${stackOf('Title', title)};--fallback-text:${stackOf('Text', text)}}`;
  return faces.join('') + stacks;
}
