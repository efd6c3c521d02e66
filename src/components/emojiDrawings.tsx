import type { ReactElement } from 'react';

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

/**
 * Drawings of the emoji that the products show, on a grid of 64 by 64. Systems draw emoji differently, and as dark
 * shapes with forced colours. The element around a drawing sets `fill="none"`.
 */
export const EMOJI_DRAWINGS: Record<string, ReactElement> = {
  '📕': (
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
  '☀️': (
    <>
      <g stroke="#f39a2e" strokeWidth="6" strokeLinecap="round">
        {[0, 45, 90, 135, 180, 225, 270, 315].map((angle) => (
          <path key={angle} d="M32 4v6" transform={`rotate(${angle} 32 32)`} />
        ))}
      </g>
      <circle cx="32" cy="32" r="17" fill="#fbbf3f" />
    </>
  ),
  '🍇': (
    <>
      <path d="M32 22c0-8 2-13 8-17" stroke="#7b5a35" strokeWidth="4" strokeLinecap="round" />
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
  '📅': (
    <>
      <path d="M8 14a6 6 0 0 1 6-6h36a6 6 0 0 1 6 6v40a6 6 0 0 1-6 6H14a6 6 0 0 1-6-6z" fill="#f4f1ec" />
      <path d="M8 14a6 6 0 0 1 6-6h36a6 6 0 0 1 6 6v10H8z" fill="#e2574c" />
      <path d="M20 4v9M44 4v9" stroke="#6f4a48" strokeWidth="5" strokeLinecap="round" />
      {/* Paths instead of text, which would take half of the layout time of all the page's drawings. */}
      <path
        d="M19.5 38c.8-5.5 10-5.5 10 .3 0 4.2-6.5 6.2-10 10.7h10.5m4-11c.8-5.5 10-5.5 10 .3 0 4.2-6.5 6.2-10 10.7h10.5"
        stroke="#3b3735"
        strokeWidth="3.8"
        strokeLinejoin="round"
      />
    </>
  ),
  '📔': (
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
  '🌱': (
    <>
      <path d="M32 60V30" stroke="#4d8f45" strokeWidth="5" strokeLinecap="round" />
      <path d="M32 36C18 40 6 32 4 14c17-1 28 7 28 22z" fill="#6db35a" />
      <path d="M32 30c0-17 10-26 28-26 1 19-10 28-28 26z" fill="#89c96b" />
      <path d="M14 60c3-8 10-12 18-12s15 4 18 12z" fill="#8a5a3c" />
    </>
  ),
  '💼': (
    <>
      <path d="M14 18L44 6l6 14z" fill="#7fb685" />
      <path d="M10 22l36-9 4 12z" fill="#a5d0a1" />
      <rect x="5" y="18" width="52" height="40" rx="7" fill="#8a5a3c" />
      <path d="M5 25a7 7 0 0 1 7-7h38a7 7 0 0 1 7 7v2H5z" fill="#a46e4b" />
      <path d="M40 32h20v14H40a7 7 0 0 1 0-14z" fill="#6d4530" />
      <circle cx="43" cy="39" r="3.6" fill="#f4cb6b" />
    </>
  ),
  '🎓': (
    <>
      <path d="M15 32v15c5 6 11 8 17 8s12-2 17-8V32z" fill="#3d4596" />
      <path d="M32 10L2 25l30 15 30-15z" fill="#5863c4" />
      <path d="M32 10L2 25l30 4 30-4z" fill="#6d79d6" />
      <path d="M32 25l22 6v14" stroke="#f2b13d" strokeWidth="3.4" strokeLinejoin="round" />
      <path d="M50 44h8l2 13H48z" fill="#f2b13d" />
    </>
  ),
  '👟': (
    <>
      <path d="M5 46V20c0-3 3-5 6-3 5 3 11 2 14-4l3-5 8 4c2 13 8 19 17 21 5 1 8 4 8 9v4z" fill="#2f7fd0" />
      <path d="M5 46V34c9 4 18 5 25 12z" fill="#1d5da3" />
      <path d="M29 19l8-3M31 26l8-3M35 33l7-4" stroke="#fff" strokeWidth="4" strokeLinecap="round" />
      <path d="M3 43h59v6a7 7 0 0 1-7 7H10a7 7 0 0 1-7-7z" fill="#f4f5f7" stroke="#aeb5bf" strokeWidth="2" />
      <path d="M4 51h57" stroke="#f08a3c" strokeWidth="4" />
    </>
  ),
  '🎯': (
    <>
      <circle cx="30" cy="35" r="27" fill="#e0524a" />
      <circle cx="30" cy="35" r="20" fill="#fff" />
      <circle cx="30" cy="35" r="13.5" fill="#e0524a" />
      <circle cx="30" cy="35" r="6.5" fill="#fff" />
      <path d="M30 35L52 13" stroke="#6b4a34" strokeWidth="4" strokeLinecap="round" />
      <path d="M47 18l1-10 9-6 1 6 6 1-6 9z" fill="#4f8fc9" />
    </>
  ),
  '💡': (
    <>
      <path d="M32 4a20 20 0 0 1 12 36c-3 2-4 4-4 8H24c0-4-1-6-4-8A20 20 0 0 1 32 4z" fill="#fbc94a" />
      <path d="M26 30l6 5 6-5M32 35v12" stroke="#d98f25" strokeWidth="3" strokeLinecap="round" />
      <rect x="23" y="48" width="18" height="11" rx="4" fill="#a9adb3" />
      <path d="M23 53h18" stroke="#82878e" strokeWidth="2" />
    </>
  ),
  '🏠': (
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
  '📊': (
    <>
      <rect x="4" y="6" width="56" height="52" rx="7" fill="#f4f1ec" stroke="#c9c3ba" strokeWidth="2.4" />
      <path d="M14 50V36h9v14z" fill="#4f9a6b" />
      <path d="M27.5 50V17h9v33z" fill="#e0705c" />
      <path d="M41 50V27h9v23z" fill="#4f8fc9" />
    </>
  ),
  '🧾': (
    <>
      <path
        d="M12 4h40v54l-6.7-5-6.6 5-6.7-5-6.7 5-6.6-5-6.7 5z"
        fill="#f6f3ee"
        stroke="#cdc7bd"
        strokeWidth="2.4"
        strokeLinejoin="round"
      />
      <path d="M20 15h24M20 24h24M20 33h13" stroke="#8f8a82" strokeWidth="3.6" strokeLinecap="round" />
      <path d="M38 42h6" stroke="#c8553d" strokeWidth="4" strokeLinecap="round" />
      <path d="M20 42h8" stroke="#8f8a82" strokeWidth="3.6" strokeLinecap="round" />
    </>
  ),
  '🧳': (
    <>
      <path d="M22 18V9a4 4 0 0 1 4-4h12a4 4 0 0 1 4 4v9" stroke="#8a5a3c" strokeWidth="5" />
      <rect x="5" y="16" width="54" height="40" rx="7" fill="#c9702f" />
      <path d="M15 16h6v40h-6zM43 16h6v40h-6z" fill="#8a4d24" />
      <rect x="5" y="16" width="54" height="9" rx="4.5" fill="#dd8a45" />
      <circle cx="32" cy="39" r="8" fill="#f6dfa6" />
      <path d="M28 39l3 3 6-6" stroke="#8a4d24" strokeWidth="3" strokeLinecap="round" />
    </>
  ),
  '💳': (
    <g transform="rotate(-7 32 32)">
      <rect x="3" y="13" width="58" height="39" rx="6" fill="#5b8fc7" />
      <path d="M3 21h58v8H3z" fill="#2f4a6d" />
      <rect x="9" y="35" width="12" height="9" rx="2.4" fill="#f2c766" />
      <path d="M27 37h20M27 43h12" stroke="#dbe8f5" strokeWidth="3.2" strokeLinecap="round" />
    </g>
  ),
  '☂️': (
    <>
      <path d="M32 4v6" stroke="#6b4a34" strokeWidth="4.4" strokeLinecap="round" />
      <path
        d="M3 35a29 28 0 0 1 58 0c-3-5-11-6-14.5 0-4-6-10.5-6-14.5 0-4-6-10.5-6-14.5 0-3.5-6-11.5-5-14.5 0z"
        fill="#7a57b4"
      />
      <path
        d="M32 7c-9 6-14 16-14.5 28 4-6 10.5-6 14.5 0 4-6 10.5-6 14.5 0C46 23 41 13 32 7z"
        fill="#a483d3"
      />
      <path d="M32 33v20a6 6 0 0 1-12 0" stroke="#6b4a34" strokeWidth="4.4" strokeLinecap="round" />
    </>
  ),
  '☕': (
    <>
      <path
        d="M22 15c-4-4 3-6 0-11M33 15c-4-4 3-6 0-11"
        stroke="#b9b4ad"
        strokeWidth="3.4"
        strokeLinecap="round"
      />
      <path d="M46 26h6a8 8 0 0 1 0 18h-7" stroke="#e6e0d6" strokeWidth="5" />
      <path d="M8 21h40v21a14 14 0 0 1-14 14H22A14 14 0 0 1 8 42z" fill="#f4efe7" />
      <ellipse cx="28" cy="21.5" rx="20" ry="4.6" fill="#7a4f33" />
      <path d="M8 33h40v7H8z" fill="#d9694f" />
      <path d="M6 59h44" stroke="#d8d1c6" strokeWidth="4.6" strokeLinecap="round" />
    </>
  ),
};

/** The id of the SVG view of an emoji; undefined if the emoji has no drawing. */
export function emojiView(emoji: string | undefined): string | undefined {
  // Only the first character counts, because U+FE0F or the editor's invisible marks may follow it.
  const first = emoji?.codePointAt(0);
  const isDrawn = Object.keys(EMOJI_DRAWINGS).some((drawn) => drawn.codePointAt(0) === first);
  return isDrawn ? `emoji-${first?.toString(16)}` : undefined;
}
