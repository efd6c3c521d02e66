import { colors } from '../colors.ts';
import { Glow, Scene } from './Scene.tsx';

type StalkProps = { x: number; top: number; lean: number; color: string; scale: number };

function Stalk({ x, top, lean, color, scale }: StalkProps) {
  const grains = [0, 1, 2, 3];
  return (
    <g transform={`translate(${x} ${top}) rotate(${lean}) scale(${scale})`} fill={color}>
      <path d="M0 4Q2 50 -3 130" fill="none" stroke={color} strokeWidth="2" />
      <ellipse cx="0" cy="-5" rx="3.2" ry="8" />
      {grains.map((grain) => (
        <g key={grain}>
          <ellipse
            cx="-5"
            cy={5 + grain * 10}
            rx="3.2"
            ry="8"
            transform={`rotate(-26 -5 ${5 + grain * 10})`}
          />
          <ellipse cx="5" cy={5 + grain * 10} rx="3.2" ry="8" transform={`rotate(26 5 ${5 + grain * 10})`} />
        </g>
      ))}
    </g>
  );
}

const farStalks = [6, 40, 74, 108, 140, 182, 214, 262, 300, 334, 366, 400, 432, 468];
const nearStalks = [22, 62, 96, 126, 160, 196, 290, 322, 352, 386, 418, 454];

/** Ripe wheat against the light. */
export function WheatCover() {
  return (
    <Scene id="wheat" height={104} sky={['#ffe9bd', colors.horizon, colors.apricot]}>
      <Glow id="wheat" x={286} y={66} radius={120} color="#fff6dd" />
      <circle cx="286" cy="68" r="30" fill="#fffaf0" />
      <path d="M0 88c100-14 250-16 480-4v20H0z" fill={colors.wheat} opacity="0.7" />
      {farStalks.map((x, index) => (
        <Stalk
          key={x}
          x={x}
          top={62 + ((index * 7) % 13)}
          lean={((index * 5) % 13) - 4}
          color={colors.wheat}
          scale={0.8}
        />
      ))}
      {nearStalks.map((x, index) => (
        <Stalk
          key={x}
          x={x}
          top={52 + ((index * 11) % 19)}
          lean={((index * 7) % 15) - 5}
          color={index % 3 === 1 ? colors.emberDeep : '#b9652f'}
          scale={1.05}
        />
      ))}
    </Scene>
  );
}

const leaves: [number, number, number, string][] = [
  [150, 72, 160, '#5b77a2'],
  [178, 64, 32, colors.dusty],
  [212, 60, 190, colors.dustyDeep],
  [234, 56, 24, '#5b77a2'],
  [262, 54, 206, colors.dusty],
  [290, 53, 20, colors.dustyDeep],
  [318, 53, 202, '#5b77a2'],
  [346, 55, 24, colors.dusty],
  [374, 58, 210, colors.dustyDeep],
  [402, 63, 34, '#5b77a2'],
  [424, 68, 214, colors.dusty],
  [440, 72, 20, colors.dustyDeep],
];

/** An olive branch with its fruit. */
export function OliveCover() {
  return (
    <Scene id="olive" height={94} sky={['#fbdcc4', '#fde9d4']}>
      <circle cx="300" cy="120" r="96" fill="#f9c9a4" opacity="0.7" />
      <path
        d="M128 82c70-26 200-46 316-8"
        fill="none"
        stroke={colors.indigo}
        strokeWidth="3"
        strokeLinecap="round"
      />
      {leaves.map(([x, y, angle, color]) => (
        <g key={x} transform={`translate(${x} ${y}) rotate(${angle + (angle > 90 ? 16 : 8)})`}>
          <path d="M0 0C12-11 32-11 46 0 32 9 12 9 0 0z" fill={color} />
          <path d="M4 0h34" stroke="#fdebd8" strokeWidth="1" opacity="0.6" />
        </g>
      ))}
      {[222, 306, 392].map((x, index) => (
        <g key={x}>
          <path d={`M${x - 8} ${57 + index}q4 6 6 12`} fill="none" stroke={colors.indigo} strokeWidth="2" />
          <ellipse cx={x} cy={76 + index * 2} rx="8" ry="11" fill={colors.plum} />
          <ellipse cx={x - 3} cy={72 + index * 2} rx="2" ry="3.5" fill="#fff" opacity="0.45" />
        </g>
      ))}
    </Scene>
  );
}

/** Books as width, height, colour and the colour of their bands. */
const books: [number, number, string, string][] = [
  [22, 51, colors.indigo, colors.apricot],
  [16, 43, colors.ember, colors.gold],
  [26, 57, colors.apricot, colors.plum],
  [18, 47, colors.plum, colors.rose],
  [14, 53, colors.gold, colors.ember],
  [24, 45, colors.dustyDeep, colors.gold],
  [18, 55, colors.rose, colors.emberDeep],
  [28, 49, colors.emberDeep, colors.horizon],
  [16, 57, colors.dusty, colors.indigo],
];

/** A shelf by the window. */
export function BooksCover() {
  let next = 124;
  return (
    <Scene id="books" height={104} sky={['#c8d7ea', '#e3e6ea', '#fbe6c6']}>
      <path d="M330 0h110l-70 96H240z" fill="#fff8e6" opacity="0.55" />
      {books.map(([width, height, color, band]) => {
        const x = next;
        next += width + 2;
        return (
          <g key={x}>
            <rect x={x} y={96 - height} width={width} height={height} rx="2" fill={color} />
            <path d={`M${x} ${104 - height}h${width}M${x} ${86}h${width}`} stroke={band} strokeWidth="3" />
          </g>
        );
      })}
      <g transform="rotate(-19 352 96)">
        <rect x="334" y="44" width="20" height="52" rx="2" fill={colors.plum} />
        <path d="M334 53h20M334 85h20" stroke={colors.apricot} strokeWidth="3" />
      </g>
      <path d="M404 68h44l-6 28h-32z" fill={colors.ember} />
      <path d="M448 74c14-2 14 14-2 14" fill="none" stroke={colors.ember} strokeWidth="4" />
      <path
        d="M418 60c-5-7 5-10 0-18M432 60c-5-7 5-10 0-18"
        fill="none"
        stroke="#fff"
        strokeWidth="3"
        strokeLinecap="round"
        opacity="0.9"
      />
      <rect y="96" width="480" height="8" fill={colors.indigo} />
    </Scene>
  );
}
