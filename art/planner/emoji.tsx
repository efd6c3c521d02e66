import type { ReactNode } from 'react';
import { moneyDrawings } from './moneyEmoji.tsx';

const grapes: [number, number][] = [
  [22, 30],
  [34, 27],
  [46, 31],
  [17, 41],
  [29, 40],
  [41, 42],
  [23, 49],
  [35, 51],
  [30, 57],
];

/** Page icons on a grid of 64, drawn in the manner of emoji. */
const drawings = {
  ...moneyDrawings,
  bible: (
    <>
      <path d="M14 9a6 6 0 0 1 6-6h30a4 4 0 0 1 4 4v50a4 4 0 0 1-4 4H20a6 6 0 0 1-6-6z" fill="#5b2a3c" />
      <path d="M20 50h34v8H20a4 4 0 0 1 0-8z" fill="#fff3d9" />
      <path d="M20 52.500h34M20 55.500h34" stroke="#e2cfa4" strokeWidth="1" />
      <path d="M14 9a6 6 0 0 1 6-6h30a4 4 0 0 1 4 4v43H20a6 6 0 0 0-6 5z" fill="#8e3b46" />
      <path d="M20 3v47a6 6 0 0 0-6 5V9a6 6 0 0 1 6-6z" fill="#74303d" />
      <path d="M34 12h6v8h8v6h-8v16h-6V26h-8v-6h8z" fill="#f6c76a" />
      <path d="M42 50h6v13l-3-3-3 3z" fill="#e8744f" />
    </>
  ),
  devotional: (
    <>
      <g stroke="#f39a2e" strokeWidth="6" strokeLinecap="round">
        {[0, 45, 90, 135, 180, 225, 270, 315].map((angle) => (
          <path key={angle} d="M32 4v6" transform={`rotate(${angle} 32 32)`} />
        ))}
      </g>
      <circle cx="32" cy="32" r="17" fill="#fbbf3f" />
    </>
  ),
  notes: (
    <>
      <path d="M32 22c0-8 2-13 8-17" stroke="#7b5a35" strokeWidth="4" strokeLinecap="round" fill="none" />
      <path d="M33 19C22 22 12 18 8 8c10-4 20-1 25 11z" fill="#5fa052" />
      <path d="M35 19c3-10 11-14 21-11-2 9-9 14-21 11z" fill="#7cbb62" />
      {grapes.map(([x, y], index) => (
        <g key={`${x}-${y}`}>
          <circle cx={x} cy={y - 1} r="8" fill={index % 2 ? '#8a4fa8' : '#74409a'} />
          <circle cx={x - 2.5} cy={y - 4} r="2" fill="#c9a3dd" />
        </g>
      ))}
    </>
  ),
  appointments: (
    <>
      <path d="M8 14a6 6 0 0 1 6-6h36a6 6 0 0 1 6 6v40a6 6 0 0 1-6 6H14a6 6 0 0 1-6-6z" fill="#f4f1ec" />
      <path d="M8 14a6 6 0 0 1 6-6h36a6 6 0 0 1 6 6v10H8z" fill="#e2574c" />
      <path d="M20 4v9M44 4v9" stroke="#6f4a48" strokeWidth="5" strokeLinecap="round" />
      <text x="32" y="51" fontSize="26" fontWeight="800" textAnchor="middle" fill="#3b3735">
        22
      </text>
    </>
  ),
  diary: (
    <>
      <rect x="12" y="4" width="44" height="56" rx="6" fill="#c9702f" />
      <rect x="12" y="4" width="42" height="54" rx="6" fill="#f2a33c" />
      <path d="M12 10a6 6 0 0 1 6-6h4v54h-4a6 6 0 0 1-6-6z" fill="#d9812f" />
      <rect x="28" y="15" width="19" height="14" rx="3" fill="#fff1d0" />
      <g stroke="#8a5a3a" strokeWidth="3.5" strokeLinecap="round">
        <path d="M8 14h8M8 25h8M8 36h8M8 47h8" />
      </g>
    </>
  ),
  tithe: (
    <>
      <path d="M32 60V30" stroke="#4d8f45" strokeWidth="5" strokeLinecap="round" />
      <path d="M32 36C18 40 6 32 4 14c17-1 28 7 28 22z" fill="#6db35a" />
      <path d="M32 30c0-17 10-26 28-26 1 19-10 28-28 26z" fill="#89c96b" />
      <path d="M14 60c3-8 10-12 18-12s15 4 18 12z" fill="#8a5a3c" />
    </>
  ),
  finance: (
    <>
      <path d="M14 18L44 6l6 14z" fill="#7fb685" />
      <path d="M10 22l36-9 4 12z" fill="#a5d0a1" />
      <rect x="5" y="18" width="52" height="40" rx="7" fill="#8a5a3c" />
      <path d="M5 25a7 7 0 0 1 7-7h38a7 7 0 0 1 7 7v2H5z" fill="#a46e4b" />
      <path d="M40 32h20v14H40a7 7 0 0 1 0-14z" fill="#6d4530" />
      <circle cx="43" cy="39" r="3.6" fill="#f4cb6b" />
    </>
  ),
  study: (
    <>
      <path d="M15 32v15c5 6 11 8 17 8s12-2 17-8V32z" fill="#3d4596" />
      <path d="M32 10L2 25l30 15 30-15z" fill="#5863c4" />
      <path d="M32 10L2 25l30 4 30-4z" fill="#6d79d6" />
      <path d="M32 25l22 6v14" stroke="#f2b13d" strokeWidth="3.4" fill="none" strokeLinejoin="round" />
      <path d="M50 44h8l2 13H48z" fill="#f2b13d" />
    </>
  ),
  workout: (
    <>
      <path d="M5 46V20c0-3 3-5 6-3 5 3 11 2 14-4l3-5 8 4c2 13 8 19 17 21 5 1 8 4 8 9v4z" fill="#2f7fd0" />
      <path d="M5 46V34c9 4 18 5 25 12z" fill="#1d5da3" />
      <path d="M29 19l8-3M31 26l8-3M35 33l7-4" stroke="#fff" strokeWidth="4" strokeLinecap="round" />
      <path d="M3 43h59v6a7 7 0 0 1-7 7H10a7 7 0 0 1-7-7z" fill="#f4f5f7" stroke="#aeb5bf" strokeWidth="2" />
      <path d="M4 51h57" stroke="#f08a3c" strokeWidth="4" />
    </>
  ),
  goals: (
    <>
      <circle cx="30" cy="35" r="27" fill="#e0524a" />
      <circle cx="30" cy="35" r="20" fill="#fff" />
      <circle cx="30" cy="35" r="13.5" fill="#e0524a" />
      <circle cx="30" cy="35" r="6.5" fill="#fff" />
      <path d="M30 35L52 13" stroke="#6b4a34" strokeWidth="4" strokeLinecap="round" />
      <path d="M47 18l1-10 9-6 1 6 6 1-6 9z" fill="#4f8fc9" />
    </>
  ),
  bulb: (
    <>
      <path d="M32 4a20 20 0 0 1 12 36c-3 2-4 4-4 8H24c0-4-1-6-4-8A20 20 0 0 1 32 4z" fill="#fbc94a" />
      <path d="M26 30l6 5 6-5M32 35v12" stroke="#d98f25" strokeWidth="3" fill="none" strokeLinecap="round" />
      <rect x="23" y="48" width="18" height="11" rx="4" fill="#a9adb3" />
      <path d="M23 53h18" stroke="#82878e" strokeWidth="2" />
    </>
  ),
  home: (
    <>
      <path
        d="M12 28l20-17 20 17v28a3 3 0 0 1-3 3H15a3 3 0 0 1-3-3z"
        fill="#f7dca9"
        stroke="#a9773f"
        strokeWidth="3"
      />
      <path d="M3 33L32 6l29 27-4.500 4.500L32 15 7.500 37.500z" fill="#c94f3b" />
      <path d="M26 58V42h12v16z" fill="#8a5a3c" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type EmojiName = keyof typeof drawings;

export function Emoji({ name, size }: { name: EmojiName; size: number }) {
  return (
    <svg
      className="notion-glyph"
      width={size}
      height={size}
      viewBox="0 0 64 64"
      fill="none"
      aria-hidden="true"
    >
      {drawings[name]}
    </svg>
  );
}

const faces = {
  a: { color: '#f5c344', mouth: 'M6.5 13.500q5.5 7 11 0z' },
  t: { color: '#7fb98f', mouth: 'M8 14.500q4 3.5 8 0' },
  c: { color: '#7fb0d3', mouth: 'M8.5 15.500h7' },
  d: { color: '#ea8278', mouth: 'M8 17q4-4 8 0' },
};

export type Mood = keyof typeof faces;

/** How a day was: alegre, tranquilo, cansativo or difícil. */
export function Face({ mood, size = 24 }: { mood: Mood; size?: number }) {
  const { color, mouth } = faces[mood];
  return (
    <svg
      className="notion-glyph"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="11" fill={color} />
      <g stroke="#4a3524" strokeWidth="1.8" strokeLinecap="round">
        <path d={mood === 'c' ? 'M6.5 9.500h3M14.5 9.500h3' : 'M8.5 8.500v1.500M15.5 8.500v1.5'} />
        <path d={mouth} fill={mood === 'a' ? '#4a3524' : 'none'} />
      </g>
    </svg>
  );
}
