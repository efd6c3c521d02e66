import { formatHex, interpolate, oklch } from 'culori';
import type { ReactElement } from 'react';
import type { Scene } from '../domain/brand.ts';
import type { Palette } from '../domain/palette.ts';

/** The width and height of a cover's grid. */
export const COVER_SIZE = [480, 160] as const;

const mix = (one: string, other: string, share: number): string =>
  formatHex(interpolate([one, other], 'oklab')(share));

/** A colour with the lightness and chroma of sky or water. */
const deepened = (color: string, l: number, c: number): string =>
  formatHex({ ...oklch(color), mode: 'oklch', l, c });

/** Hills, from the farthest to the nearest. */
const RIDGES = [
  'M0 108c50-14 90-10 140-2s90 8 140-6 90-16 200 2v60H0z',
  'M0 112c70-12 110 18 190 12s120-26 190-12 70 8 100-2v60H0z',
  'M0 124c60-8 120 14 190 16s110-20 170-22 90 8 120 4v60H0z',
  'M0 138c80-6 130 10 200 8s120-12 180-4 70 6 100-4v60H0z',
];

const hills = (...colors: string[]) =>
  RIDGES.map((ridge, index) => <path key={ridge} d={ridge} fill={colors[index]} />);

type LightProps = { at: [x: number, y: number]; radius: number; color: string; id: string };

function Glow({ at: [x, y], radius, color, id }: LightProps) {
  return (
    <>
      <radialGradient id={id}>
        <stop stopColor={color} stopOpacity=".8" />
        <stop offset=".4" stopColor={color} stopOpacity=".3" />
        <stop offset="1" stopColor={color} stopOpacity="0" />
      </radialGradient>
      <circle cx={x} cy={y} r={radius} fill={`url(#${id})`} />
    </>
  );
}

function Sun({ radius, ...light }: LightProps) {
  const [cx, cy] = light.at;
  return (
    <>
      <Glow {...light} radius={radius * 3.6} />
      <circle cx={cx} cy={cy} r={radius} fill={light.color} />
    </>
  );
}

function Sky({ colors, id }: { colors: string[]; id: string }) {
  return (
    <>
      <linearGradient id={id} x2="0" y2=".75">
        {colors.map((color, index) => (
          <stop key={color} offset={index / (colors.length - 1)} stopColor={color} />
        ))}
      </linearGradient>
      <path d="M0 0h480v160H0z" fill={`url(#${id})`} />
    </>
  );
}

const STARS =
  'M130 30h0m36 34h0m22-48h0m40 26h0m34 40h0m12-62h0m44 30h0m38-22h0m20 54h0m34-40h0M90 60h0M60 20h0M30 74h0M400 30h0m40 40h0';

/** The hills at sunrise. The page's styles draw the sky, so that it is visible before the drawing has loaded. */
const sunrise = ({ dawn2, dawn3, dawn4, dawn5, glow }: Palette) => (
  <>
    <Glow at={[290, 97]} radius={45} color={glow} id="s1" />
    <circle cx="290" cy="97" r="26" fill={glow} />
    {hills(mix(dawn4, dawn5, 0.45), mix(dawn3, dawn4, 0.7), dawn3, dawn2)}
  </>
);

const night = ({ night, dawn1, dawn2, dawn3, dawn4, sunlight, apricot }: Palette) => (
  <>
    <Sky colors={[night, dawn1, dawn2, mix(dawn3, dawn4, 0.6)]} id="k2" />
    <path d={STARS} stroke={sunlight} strokeWidth="1.800" strokeLinecap="round" />
    {hills(mix(dawn2, dawn3, 0.6), dawn2, dawn1, night)}
    <Glow at={[299, 132]} radius={54} color={apricot} id="s2" />
    <path d="M280 146v-18l-6 3 25-19 25 19-6-3v18z" fill={night} />
    <path d="M294 130h10v10h-10z" fill={sunlight} />
  </>
);

const sea = ({ day, sheet, ember }: Palette) => (
  <>
    <Sky colors={[deepened(day, 0.76, 0.09), deepened(day, 0.87, 0.05), sheet]} id="k3" />
    <Sun at={[318, 70]} radius={17} color="#fff" id="s3" />
    <path d="M0 108h480v60H0z" fill={deepened(day, 0.72, 0.085)} />
    <path d="M0 122c80-7 150 7 240 0s170-5 240 1v50H0z" fill={deepened(day, 0.61, 0.1)} />
    <path d="M0 141c90-8 160 7 240 0s160-4 240 1v30H0z" fill={deepened(day, 0.5, 0.1)} />
    <path d="M292 113h52m-42 7h34m-24 7h18" stroke="#fff" strokeWidth="2.500" opacity=".7" />
    <path d="M190 62v54h-36zm5 14v40h26z" fill="#fff" />
    <path d="M144 121h86l-14 14h-58z" fill={ember} />
  </>
);

const ROWS = [-200, -130, -80, -35, 0, 35, 80, 130, 200]
  .map((x) => `M${250 + x * 0.4} 118L${250 + x * 2} 170`)
  .join('');

const fields = ({ day, gold, glow, horizon, apricot, amber }: Palette) => (
  <>
    <Sky colors={[deepened(day, 0.83, 0.055), mix(day, gold, 0.5), gold]} id="k4" />
    <Sun at={[196, 82]} radius={19} color="#fff" id="s4" />
    {hills(mix(horizon, apricot, 0.4), apricot, mix(apricot, amber, 0.4), mix(apricot, amber, 0.7))}
    <path d={ROWS} stroke={glow} strokeWidth="5" strokeDasharray="1 7" strokeLinecap="round" opacity=".8" />
  </>
);

/** A disc, and two bands across a corner. */
const calm = ({ ground, field, band, edge }: Record<'ground' | 'field' | 'band' | 'edge', string>) => (
  <>
    <path d="M0 0h480v160H0z" fill={ground} />
    <circle cx="96" cy="190" r="130" fill={field} />
    <circle cx="96" cy="190" r="84" fill={ground} opacity=".35" />
    <path d="M176 160L490 60v100z" fill={band} />
    <path d="M284 160l206-66v66z" fill={edge} />
  </>
);

/**
 * The covers of the planner's pages. The hero's phone shows the first one, and its window shows them all. Implements
 * docs/behaviour.md#brand.
 */
export function coverDrawings(palette: Palette, scene: Scene | undefined): ReactElement[] {
  if (scene !== 'calma') return [sunrise, night, sea, fields].map((draw) => draw(palette));
  const { indigo, plum, apricot, gold, night: dark, violet, mist, sheet } = palette;
  return [
    calm({ ground: indigo, field: mix(indigo, apricot, 0.2), band: apricot, edge: gold }),
    calm({ ground: dark, field: violet, band: mix(violet, apricot, 0.25), edge: apricot }),
    calm({ ground: mist, field: sheet, band: violet, edge: plum }),
    calm({ ground: gold, field: apricot, band: sheet, edge: plum }),
  ];
}
