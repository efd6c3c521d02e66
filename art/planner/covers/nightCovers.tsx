import { colors } from '../colors.ts';
import { Glow, Scene, Stars } from './Scene.tsx';

/** "Lâmpada para os meus pés": a clay lamp burning before sunrise. */
export function LampCover() {
  return (
    <Scene id="lamp" height={104} sky={[colors.night, colors.indigo, colors.plum]}>
      <Stars
        at={[
          [40, 52, 1.2],
          [118, 44, 1.6],
          [168, 66, 1],
          [212, 40, 1.4],
          [246, 62, 1],
          [436, 48, 1.6],
          [458, 76, 1],
          [92, 74, 1],
        ]}
      />
      <path d="M0 94c60-22 116-18 176-4s120 10 304-10v32H0z" fill="#3a2663" />
      <Glow id="lamp" x={304} y={60} radius={128} color={colors.apricot} />
      <path d="M0 102c90-12 190-6 480-5v15H0z" fill="#16143f" />
      <path
        d="M398 82c4-16 24-18 27-6 2 10-11 17-28 15"
        fill="none"
        stroke={colors.ember}
        strokeWidth="5.5"
      />
      <path
        d="M300 75c14-1 24-6 36-10 12-4 22-6 32-6 22 0 38 10 38 22 0 12-12 19-26 19h-34c-20 0-38-9-49-19-2-3-1-6 3-6z"
        fill={colors.ember}
      />
      <path
        d="M300 75c14-1 24-6 36-10 12-4 22-6 32-6 18 0 33 7 37 17-20-9-44-9-64-4-16 4-30 8-43 7-1-2 0-4 2-4z"
        fill={colors.apricot}
      />
      <ellipse cx="366" cy="66" rx="12" ry="3.2" fill={colors.emberDeep} />
      <path d="M305 74c-10-4-11-15-5-24 3-5 4-9 3-14 9 7 14 16 13 25 0 7-4 13-11 13z" fill={colors.apricot} />
      <path d="M305 73c-5-3-6-9-2-14 2-3 2-6 2-9 5 4 8 11 7 16 0 4-3 7-7 7z" fill="#fff6e0" />
    </Scene>
  );
}

/** A peak to be climbed, and the stars that lead there. */
export function StarsCover() {
  const way: [number, number, number][] = [
    [136, 76, 2],
    [190, 54, 2.4],
    [232, 66, 2],
    [284, 40, 2.6],
    [336, 50, 2],
  ];
  return (
    <Scene id="stars" height={110} sky={[colors.night, colors.indigo, colors.plum, colors.ember]}>
      <Glow id="stars" x={392} y={112} radius={120} color={colors.apricot} strength={0.75} />
      <polyline
        points={way.map(([x, y]) => `${x},${y}`).join(' ')}
        fill="none"
        stroke={colors.horizon}
        strokeWidth="1"
        opacity="0.55"
        strokeDasharray="1 4"
        strokeLinecap="round"
      />
      <Stars at={way} />
      <Stars
        at={[
          [28, 62, 1.2],
          [66, 46, 1],
          [104, 58, 1.4],
          [250, 44, 1],
          [318, 76, 1],
          [448, 52, 1.3],
          [420, 74, 1],
        ]}
      />
      <path d="M180 122l92-40 30 14 84-48 34 28 22-10 38 26v30z" fill={colors.plum} />
      <path d="M386 48l34 28 22-10 38 26v30h-92l6-34-10-14z" fill="#93496a" />
      <path d="M386 49V24" stroke={colors.gold} strokeWidth="2" strokeLinecap="round" />
      <path d="M387 25l20 6-20 8z" fill={colors.horizon} />
      <path d="M0 104l60-22 52 18 56-16 84 24 80-12 60 14 88-16v28H0z" fill="#2a1b4d" />
    </Scene>
  );
}

/** The sea after sunset, with the moon over it. */
export function WavesCover() {
  return (
    <Scene
      id="waves"
      height={150}
      sky={[colors.indigo, colors.plum, colors.ember, colors.apricot, colors.horizon]}
    >
      <Glow id="waves" x={356} y={44} radius={90} color={colors.gold} strength={0.6} />
      <circle cx="356" cy="42" r="21" fill="#fff3d6" />
      <path d="M0 64h480v86H0z" fill="#8a4367" />
      <g stroke={colors.horizon} strokeWidth="3" strokeLinecap="round">
        <path d="M326 70h60M340 77h34" />
      </g>
      <path
        d="M0 84c24-8 40 5 64 0s40-9 64-2 40 5 64 0 40-9 64-2 40 6 64 1 40-9 64-2 56 6 96-1v72H0z"
        fill="#703a69"
      />
      <path
        d="M0 100c30-10 50 6 80 1s50-11 80-2 50 5 80-1 50-9 80-1 50 6 80 1 46-9 80-2v54H0z"
        fill={colors.plum}
      />
      <path d="M0 118c34-9 60 6 94 1s56-10 92-2 58 5 92-1 62-9 98 0 62 4 104-4v38H0z" fill="#43285f" />
      <path
        d="M340 104c14-5 24 0 38-1M366 124c16-5 26 1 42-1M320 134c12-4 22 1 34 0"
        stroke={colors.apricot}
        strokeWidth="2.5"
        fill="none"
        strokeLinecap="round"
        opacity="0.75"
      />
    </Scene>
  );
}
