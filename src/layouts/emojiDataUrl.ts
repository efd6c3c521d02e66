import { createRequire } from 'node:module';
import { renderToStaticMarkup } from 'react-dom/server';
import { EMOJI_DRAWINGS } from '../components/emojiDrawings.tsx';

const require = createRequire(import.meta.url);

/** `icons.json` and `chars.json` of an Iconify package. */
type Icons = {
  icons: Record<string, { body: string } | undefined>;
  aliases?: Record<string, { parent: string } | undefined>;
};
type Chars = Record<string, string | undefined>;

const NOTO_SIDE = 128;
const OWN_SIDE = 64;

/** Emoji and sequences that Unicode recommends; not signs that are text unless U+FE0F follows them, such as ✔. */
const EMOJI = /^\p{RGI_Emoji}$/v;

/** The SVG body of Noto's drawing. Noto's file of 25 MB is read only when it is needed. */
function notoDrawing(emoji: string): string | undefined {
  const code = Array.from(emoji.replaceAll('\ufe0f', ''), (character) =>
    character.codePointAt(0)?.toString(16).padStart(4, '0'),
  ).join('-');
  const chars: Chars = require('@iconify-json/noto/chars.json');
  const name = chars[code];
  if (!name) return undefined;
  const { icons, aliases }: Icons = require('@iconify-json/noto/icons.json');
  return icons[aliases?.[name]?.parent ?? name]?.body;
}

const dataAddress = (side: number, drawing: string) =>
  `data:image/svg+xml;base64,${Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}">${drawing}</svg>`,
  ).toString('base64')}`;

/**
 * The drawing of an emoji, the site's own or Noto's, as the `data:` URL of an SVG.
 *
 * @param grapheme one character as a reader sees it
 * @returns undefined for other characters and for emoji without a drawing
 */
export function emojiDataUrl(grapheme: string): string | undefined {
  if (!EMOJI.test(grapheme)) return undefined;
  const own = EMOJI_DRAWINGS[grapheme];
  if (own) return dataAddress(OWN_SIDE, `<g fill="none">${renderToStaticMarkup(own)}</g>`);
  const noto = notoDrawing(grapheme);
  return noto && dataAddress(NOTO_SIDE, noto);
}
