type Star = [x: number, y: number, radius: number];

const stars: Star[] = [
  [64, 70, 1.3],
  [148, 182, 0.9],
  [226, 44, 1],
  [312, 128, 1.5],
  [402, 62, 0.8],
  [470, 206, 1],
  [548, 96, 1.2],
  [622, 36, 0.9],
  [690, 168, 1.1],
  [744, 84, 0.8],
  [842, 40, 1.4],
  [906, 142, 0.8],
  [968, 70, 1],
  [1048, 118, 1.3],
  [1122, 46, 0.9],
  [1172, 176, 1],
  [92, 270, 0.8],
  [372, 250, 0.9],
];

type Props = { hasSun?: boolean };

/** The sky at dawn over low hills, lit from the right. With `hasSun`, the sun is above the hills. */
export function DawnSky({ hasSun = false }: Props) {
  return (
    <svg className="dawn-sky" viewBox="0 0 1200 630" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <linearGradient id="sky" x1="0.12" y1="0" x2="0.3" y2="1">
          <stop offset="0" stopColor="#12123a" />
          <stop offset="0.38" stopColor="#251c57" />
          <stop offset="0.66" stopColor="#5a2f66" />
          <stop offset="0.88" stopColor="#b9524f" />
          <stop offset="1" stopColor="#e58a5a" />
        </linearGradient>
        <radialGradient id="glow">
          <stop offset="0" stopColor="#ffe8c4" />
          <stop offset="0.16" stopColor="#ffdca8" stopOpacity="0.92" />
          <stop offset="0.42" stopColor="#f3a566" stopOpacity="0.55" />
          <stop offset="0.7" stopColor="#b9524f" stopOpacity="0.2" />
          <stop offset="1" stopColor="#b9524f" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="calm" x1="0" y1="0" x2="1" y2="0">
          <stop offset="0" stopColor="#12123a" stopOpacity="0.72" />
          <stop offset="0.5" stopColor="#1c1749" stopOpacity="0.45" />
          <stop offset="1" stopColor="#251c57" stopOpacity="0" />
        </linearGradient>
      </defs>
      <rect width="1200" height="630" fill="url(#sky)" />
      <ellipse className="dawn-glow" cx="930" cy="540" rx="560" ry="430" fill="url(#glow)" />
      <g fill="#ffe9cf">
        {stars.map(([x, y, radius]) => (
          <circle key={`${x}-${y}`} cx={x} cy={y} r={radius} opacity={0.3 + radius / 4} />
        ))}
      </g>
      <rect width="900" height="630" fill="url(#calm)" />
      {hasSun && <circle className="dawn-sun" cx="930" cy="478" r="86" fill="#fff1cf" />}
      <path d="M0 520c120-34 250-30 380-6s240 22 370-10 280-40 450-2v128H0z" fill="#4a275c" opacity="0.9" />
      <path d="M0 566c160-30 300-18 450 6s300 18 430-8 210-26 320-6v72H0z" fill="#2b1c52" />
      <path d="M0 602c200-18 420-10 640 4s400 4 560-14v38H0z" fill="#16143f" />
    </svg>
  );
}
