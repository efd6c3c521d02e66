import { EMOJI_DRAWINGS } from '../../src/components/emojiDrawings.tsx';

/** The page icons of both products. The site has the same drawings. */
const characters = {
  bible: '📕',
  devotional: '☀️',
  notes: '🍇',
  appointments: '📅',
  diary: '📔',
  tithe: '🌱',
  finance: '💼',
  study: '🎓',
  workout: '👟',
  goals: '🎯',
  bulb: '💡',
  home: '🏠',
  budget: '📊',
  bills: '🧾',
  suitcase: '🧳',
  card: '💳',
  umbrella: '☂️',
  cup: '☕',
} as const;

export type EmojiName = keyof typeof characters;

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
      {EMOJI_DRAWINGS[characters[name]]}
    </svg>
  );
}

const faces = {
  happy: { color: '#f5c344', mouth: 'M6.5 13.500q5.5 7 11 0z' },
  calm: { color: '#7fb98f', mouth: 'M8 14.500q4 3.5 8 0' },
  tired: { color: '#7fb0d3', mouth: 'M8.5 15.500h7' },
  hard: { color: '#ea8278', mouth: 'M8 17q4-4 8 0' },
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
        <path d={mood === 'tired' ? 'M6.5 9.500h3M14.5 9.500h3' : 'M8.5 8.500v1.500M15.5 8.500v1.5'} />
        <path d={mouth} fill={mood === 'happy' ? '#4a3524' : 'none'} />
      </g>
    </svg>
  );
}
