import { wcagContrast } from 'culori';

/** The RGBA pixels of an image, and its original size. The pixels may be scaled down. */
export type LogoImage = { pixels: Uint8ClampedArray; width: number; height: number };

/** The widest readable logo, as a ratio of width to height: it is shown in a square. */
const MAX_ASPECT_RATIO = 1.8;
/** The contrast that a logo needs with its background (WCAG 2.2, 1.4.11). */
const MIN_CONTRAST = 3;

const hexOf = (channels: readonly number[]) =>
  `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

/** The problems of a logo that is shown small on a dark background. */
export function logoProblems({ pixels, width, height }: LogoImage, background: string): string[] {
  const colors = Array.from({ length: pixels.length / 4 }, (_, index) => [
    ...pixels.subarray(index * 4, index * 4 + 4),
  ])
    .filter(([, , , opacity = 0]) => opacity > 127)
    .map((pixel) => hexOf(pixel.slice(0, 3)));
  const counted = new Map<string, number>();
  for (const color of colors) counted.set(color, (counted.get(color) ?? 0) + 1);
  let visible = 0;
  for (const [color, count] of counted) if (wcagContrast(color, background) >= MIN_CONTRAST) visible += count;
  return [
    ...(width / height > MAX_ASPECT_RATIO
      ? [
          'O logotipo é largo e sai bem pequeno na barra do site. Fica melhor só o símbolo, quase quadrado: o nome já está escrito ao lado.',
        ]
      : []),
    ...(colors.length > 0 && visible < colors.length / 2
      ? [
          'O logotipo é escuro e quase não aparece sobre a barra do site, que é escura. Use a versão clara dele.',
        ]
      : []),
  ];
}
