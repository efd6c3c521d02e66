import type { ReactNode } from 'react';

const solid = { fill: 'currentColor', stroke: 'none' };

/** Line icons on a grid of 24, drawn for the planner. */
const drawings = {
  book: (
    <path d="M12 6.6C9.6 4.9 6.4 4.6 3 5v13.4c3.4-.4 6.6 0 9 1.6 2.4-1.6 5.6-2 9-1.6V5c-3.4-.4-6.6-.1-9 1.6V20" />
  ),
  sunrise: (
    <path d="M3 19h18M6.5 15.5a5.5 5.5 0 0 1 11 0M12 3.5v3M4.2 8l2 1.8M19.8 8l-2 1.8M2.5 15.5h1M20.5 15.5h1" />
  ),
  pen: <path d="M4 20l1.2-5L16 4.2a2 2 0 0 1 2.8 0l1 1a2 2 0 0 1 0 2.8L9 18.8 4 20zM13.8 6.4l3.8 3.8" />,
  calendar: (
    <path d="M5 5.5h14a1.5 1.5 0 0 1 1.5 1.5v11.5a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 18.5V7A1.5 1.5 0 0 1 5 5.5zM3.5 10h17M8 3v4M16 3v4M8 14h3M8 17h6" />
  ),
  moon: <path d="M19.8 14.5A8.3 8.3 0 0 1 9.5 4.2a8.3 8.3 0 1 0 10.3 10.3zM17 3.5v4M15 5.5h4" />,
  wheat: (
    <path d="M12 21.5V8M12 8c-1.7-1.4-1.7-3.6 0-5.5 1.7 1.9 1.7 4.1 0 5.5zM12 13c-2.8.2-4.6-1.3-5-4.2 2.9-.1 4.8 1.3 5 4.2zM12 13c2.8.2 4.6-1.3 5-4.2-2.9-.1-4.8 1.3-5 4.2zM12 18c-2.8.2-4.6-1.3-5-4.2 2.9-.1 4.8 1.3 5 4.2zM12 18c2.8.2 4.6-1.3 5-4.2-2.9-.1-4.8 1.3-5 4.2z" />
  ),
  wallet: (
    <>
      <path d="M17.5 7.5V5.3a1.3 1.3 0 0 0-1.7-1.2L5 7.2A2 2 0 0 0 3.5 9v9a2 2 0 0 0 2 2h13a2 2 0 0 0 2-2V9.5a2 2 0 0 0-2-2H5.5" />
      <circle cx="16.3" cy="13.7" r="1.4" {...solid} />
    </>
  ),
  cap: <path d="M12 5L2 9.8l10 4.8 10-4.8L12 5zM6 12v4.5c1.6 1.5 3.6 2.2 6 2.2s4.4-.7 6-2.2V12M22 9.8v5.7" />,
  dumbbell: <path d="M7 6.5v11M4 9v6M17 6.5v11M20 9v6M7 12h10M2 12h2M20 12h2" />,
  flag: <path d="M3 20.5l5.5-9 3.5 5 2.5-3.5 6.5 7.5H3zM8.5 11.5V3l6 2.3-6 2.4" />,
  more: (
    <g {...solid}>
      <circle cx="5" cy="12" r="1.8" />
      <circle cx="12" cy="12" r="1.8" />
      <circle cx="19" cy="12" r="1.8" />
    </g>
  ),
  check: <path d="M5 12.8l4.6 4.6L19.5 7" strokeWidth="3" />,
  open: <path d="M5 8.5h14L12 17z" {...solid} />,
  closed: <path d="M8.5 5v14l8.5-7z" {...solid} />,
  tag: <path d="M3.5 4v7.3l9 9 7.8-7.8-9-9H3.5zM7.8 8.2v.1" />,
  flame: (
    <path d="M12.5 3c.5 3.6 5.5 6 5.5 11a6 6 0 0 1-12 0c0-2.3 1-3.9 2.3-5.2.3 1.6 1 2.5 1.9 3 .2-3.3.6-6.3 2.3-8.8z" />
  ),
  heart: (
    <path d="M12 20C6.6 16 3.5 12.8 3.5 9.2a4.5 4.5 0 0 1 8.5-2 4.5 4.5 0 0 1 8.5 2C20.5 12.8 17.4 16 12 20z" />
  ),
  arrow: <path d="M4 12h15M13 6l6 6-6 6" />,
  globe: (
    <path d="M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM3.5 12h17M12 3.5c-5 5.5-5 11.5 0 17M12 3.5c5 5.5 5 11.5 0 17" />
  ),
  music: (
    <path d="M9 17.5V6l10-2v11.5M6.5 15a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM16.5 13a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z" />
  ),
  gift: (
    <path d="M4 9h16v3.5H4zM5.5 12.5h13V20h-13zM12 9v11M12 9C9.5 9 7 8 7.5 5.8 8 3.7 11 4.5 12 9c1-4.5 4-5.3 4.5-3.2C17 8 14.5 9 12 9z" />
  ),
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof drawings;

export function Icon({ name, size }: { name: IconName; size: number }) {
  return (
    <svg
      className="planner-glyph"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.9"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {drawings[name]}
    </svg>
  );
}
