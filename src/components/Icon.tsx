const PATHS = {
  bible:
    'M5 4.5A1.5 1.5 0 0 1 6.5 3H19v15H6.5A1.5 1.5 0 0 0 5 19.5v-15Zm0 15A1.5 1.5 0 0 0 6.5 21H19M12 6.5v6M9.8 8.5h4.4',
  devotional: 'M3 17h18M6.5 17a5.5 5.5 0 0 1 11 0M12 4v3M4.5 8.5l2 1.8M19.5 8.5l-2 1.8M8 20.5h8',
  appointments: 'M4 6.5h16V20H4V6.5Zm0 4.5h16M8.5 3.5v5M15.5 3.5v5M8 15h3',
  goals: 'M6 21V4M6 5h11l-2.5 3.8L17 12.5H6',
  finances: 'M3.5 7.5h17v12h-17v-12Zm0 0L15 3.5v4M20.5 12h-5a1.8 1.8 0 0 0 0 3.6h5',
  workout: 'M8 12h8M8 7.5v9M5 9.5v5M16 7.5v9M19 9.5v5M2.8 12H5M19 12h2.2',
  study: 'M2.5 9 12 4.5 21.5 9 12 13.5 2.5 9Zm4 2v5c3 2.7 8 2.7 11 0v-5M21.5 9v5.5',
  progress: 'M4 20h16M7 20v-6M12 20V9M17 20V4.5',
  layout: 'M3.5 4.5h17v15h-17v-15Zm0 5h17M9.5 9.5v10',
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
  enlarge: 'M14 4.5h5.5V10M10 19.5H4.5V14M19.5 4.5 13.5 10.5M4.5 19.5l6-6',
} as const;

export type IconName = keyof typeof PATHS;

type Props = { name: IconName; className?: string };

/** A drawn sign of 24 by 24 in the text's colour; decoration beside words. */
export function Icon({ name, className = 'size-6' }: Props) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
