const PATHS = {
  check: 'm5 12.5 4.5 4.5L19 7.5',
  plus: 'M12 5v14M5 12h14',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'm6 6 12 12M18 6 6 18',
  previous: 'm14.5 5.5-6.5 6.5 6.5 6.5',
  next: 'm9.5 5.5 6.5 6.5-6.5 6.5',
  pause: 'M9 6v12M15 6v12',
  play: 'M8 5.5v13L18.5 12 8 5.5Z',
  chat: 'M4 5h16v11.5h-8.5L7 20.5v-4H4V5Zm4.5 4h7M8.5 12.5H13',
  shield: 'M12 3.5 5 6v6c0 4.3 2.8 7.2 7 8.8 4.2-1.6 7-4.5 7-8.8V6l-7-2.5ZM8.8 12l2.3 2.3 4.2-4.5',
  warning: 'M12 4 2.8 19.5h18.4L12 4Zm0 6v4.5M12 17v.200',
  calendar: 'M4.5 6h15v13.5h-15V6Zm0 4.5h15M8.5 3.5V8M15.5 3.5V8',
  gallery: 'M4.5 5h6v6h-6V5Zm9 0h6v6h-6V5Zm-9 9h6v5.5h-6V14Zm9 0h6v5.5h-6V14Z',
  table: 'M4.5 5h15v14.5h-15V5Zm0 5h15M10 10v9.5',
  list: 'M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.01M4.5 12h.01M4.5 17.5h.01',
  number: 'M9.5 4.5 7.5 19.5M16.5 4.5l-2 15M4.5 9h15M4.5 15h15',
  enlarge: 'M14 4.5h5.5V10M10 19.5H4.5V14M19.5 4.5 13.5 10.5M4.5 19.5l6-6',
  reduce: 'M19.5 10H14V4.5M4.5 14H10v5.5M14 10l6-6M10 14l-6 6',
} as const;

export type IconName = keyof typeof PATHS;

type Props = { name: IconName; className?: string };

/** The SVG attributes of a line drawing on a grid of 24 by 24. */
export const LINE_DRAWING_ATTRIBUTES = {
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: '1.75',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** A decorative icon in the text's colour. */
export function Icon({ name, className = 'size-6' }: Props) {
  return (
    <svg aria-hidden="true" {...LINE_DRAWING_ATTRIBUTES} className={className}>
      <path d={PATHS[name]} />
    </svg>
  );
}

/** A drawn "✓" in the size and colour of the text around it. Screen readers read it as "✓". */
export function Tick() {
  return (
    <svg role="img" {...LINE_DRAWING_ATTRIBUTES} className="inline w-[1em] stroke-3 align-[-0.125em]">
      <title>✓</title>
      <path d={PATHS.check} />
    </svg>
  );
}
