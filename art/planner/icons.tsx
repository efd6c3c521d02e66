import type { ReactNode } from 'react';

const solid = { fill: 'currentColor', stroke: 'none' };

/** Grey line icons of properties, views and controls, on a grid of 24. */
const drawings = {
  menu: <path d="M4 7h16M4 12h16M4 17h16" />,
  star: <path d="M12 4l2.5 5.2 5.6.8-4 4 1 5.6-5.1-2.7-5 2.7.9-5.6-4-4 5.6-.8z" />,
  more: (
    <g {...solid}>
      <circle cx="5" cy="12" r="1.8" />
      <circle cx="12" cy="12" r="1.8" />
      <circle cx="19" cy="12" r="1.8" />
    </g>
  ),
  search: <path d="M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.500L20 20" />,
  filter: <path d="M4 7h16M7.5 12h9M10.500 17h3" />,
  sort: <path d="M8 19V5M4.500 8.500L8 5l3.500 3.500M16 5v14M12.500 15.500L16 19l3.500-3.500" />,
  down: <path d="M6 9.500l6 6 6-6" />,
  title: (
    <text x="12" y="17.5" fontSize="17" fontWeight="500" textAnchor="middle" {...solid}>
      Aa
    </text>
  ),
  text: <path d="M4 7h16M4 12h16M4 17h9" />,
  number: <path d="M9.5 4L7.5 20M16.5 4l-2 16M4.5 9H20M4 15h15.5" />,
  select: <path d="M12 3.500a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM8.5 10.500l3.5 3.5 3.5-3.5" />,
  status: (
    <path d="M12 3.500v4M12 16.500v4M3.500 12h4M16.500 12h4M6 6l2.800 2.800M15.200 15.200L18 18M18 6l-2.800 2.800M8.800 15.200L6 18" />
  ),
  tags: <path d="M9 6h11M9 12h11M9 18h11M4.5 6h.1M4.5 12h.1M4.5 18h.1" strokeWidth="2.4" />,
  formula: <path d="M17 7V5H6.500l6 7-6 7H17v-2" />,
  date: <path d="M5 5.500h14V19H5zM5 10h14M8.5 3.500v3M15.5 3.500v3" />,
  checkbox: <path d="M4.5 4.500h15v15h-15zM8 12.300l3 3 5.5-6.5" />,
  table: <path d="M4 5h16v14H4zM4 10h16M10 10v9" />,
  gallery: <path d="M4 5h6.500v6H4zM13.5 5H20v6h-6.500zM4 14h6.500v5H4zM13.5 14H20v5h-6.500z" />,
  board: <path d="M4 5h4.600v14H4zM9.7 5h4.600v9H9.700zM15.4 5H20v11.500h-4.600z" />,
  donut: <path d="M12 3.500a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM12 3.500V12l7 4.5" />,
  page: <path d="M6 3.500h8l4.500 4.500v12.500H6zM13.500 3.500v5h5" />,
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof drawings;

export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg
      className="notion-glyph"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {drawings[name]}
    </svg>
  );
}
