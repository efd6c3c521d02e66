import { type Land, type Landscape, landscapes } from './landscapes.tsx';

/** Height of the land above its base line; the same x and seed give the same height. */
function relief(land: Land, x: number, seed: number): number {
  if (land === 'sea') return 0;
  const wave = Math.sin(x / 71 + seed * 2.1) + 0.6 * Math.sin(x / 33 + seed * 3.7);
  if (land === 'hills') return wave * 7;
  const peaks = Math.abs(((x / 64 + seed * 0.63) % 2) - 1) + 0.5 * Math.abs(((x / 27 + seed * 0.41) % 2) - 1);
  return peaks * 30 - 14;
}

function ridge(land: Land, layer: number, shift: number): string {
  const base = land === 'sea' ? 104 + layer ** 1.7 * 5 : 108 + layer * 12;
  const steps = Array.from({ length: 121 }, (_, index) => index * 4);
  const flatten = land === 'mountains' ? 1 - layer / 6 : 1;
  const line = steps.map((x) => `L${x} ${(base - relief(land, x + shift, layer + 1) * flatten).toFixed(1)}`);
  return `M0 160${line.join('')}L480 160z`;
}

const stars = Array.from({ length: 34 }, (_, index) => ({
  x: (index * 139 + 23) % 480,
  y: (index * 61 + 7) % 104,
  radius: 0.5 + ((index * 7) % 5) / 5,
}));

export type CoverName = keyof typeof landscapes;

/** The landscape at the top of a page. It fills its box, and its lower edge is always visible. */
export function Cover({ name }: { name: CoverName }) {
  const { sky, sun, light, land, far, near, hasStars, motif }: Landscape = landscapes[name];
  const [x, y, radius] = sun;
  return (
    <svg
      className="notion-cover"
      viewBox="0 0 480 160"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <linearGradient id={`sky-${name}`} x1="0" y1="0" x2="0" y2="0.75">
        {sky.map((color, index) => (
          <stop key={color} offset={index / (sky.length - 1)} stopColor={color} />
        ))}
      </linearGradient>
      <radialGradient id={`glow-${name}`}>
        <stop offset="0" stopColor={light} stopOpacity="0.85" />
        <stop offset="0.4" stopColor={light} stopOpacity="0.3" />
        <stop offset="1" stopColor={light} stopOpacity="0" />
      </radialGradient>
      <rect width="480" height="160" fill={`url(#sky-${name})`} />
      {hasStars &&
        stars.map((star) => (
          <circle
            key={star.x}
            cx={star.x}
            cy={star.y}
            r={star.radius}
            fill="#fff3dc"
            opacity={star.radius / 1.7}
          />
        ))}
      <circle cx={x} cy={y} r={radius * 3.6} fill={`url(#glow-${name})`} />
      <circle cx={x} cy={y} r={radius} fill={light} />
      {[0, 1, 2, 3].map((layer) => (
        <path
          key={layer}
          d={ridge(land, layer, x * 2)}
          style={{ fill: `color-mix(in oklab, ${near} ${layer * 33.3}%, ${far})` }}
        />
      ))}
      {motif}
    </svg>
  );
}
