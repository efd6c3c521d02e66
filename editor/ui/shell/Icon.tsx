const PATHS = {
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  undo: 'M8 5 4 9l4 4M4 9h10a6 6 0 0 1 0 12h-3',
  redo: 'm16 5 4 4-4 4M20 9H10a6 6 0 0 0 0 12h3',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm5-1.500L20 20',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'm6 6 12 12M18 6 6 18',
  back: 'm14.5 5.5-6.500 6.500 6.500 6.500',
  next: 'm9.500 5.500 6.500 6.500-6.500 6.500',
  drag: 'M9 6h.01M9 12h.01M9 18h.01M15 6h.01M15 12h.01M15 18h.01',
  eye: 'M2.500 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12Zm9.500 2.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5Z',
  hidden:
    'M4 4l16 16M9.500 6A9 9 0 0 1 12 5.500c6 0 9.500 6.500 9.500 6.500a17 17 0 0 1-3 3.700M6 7.500A17 17 0 0 0 2.500 12S6 18.500 12 18.500a9 9 0 0 0 4-1',
  check: 'm5 12.500 4.500 4.500L19 7.500',
  warning: 'M12 4 2.800 19.500h18.400L12 4Zm0 6v4.500M12 17v.200',
  parts: 'M4 5h16v4H4V5Zm0 7h16v7H4v-7Z',
} as const;

export type IconName = keyof typeof PATHS;

/** A decorative drawing in the text's colour. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      className={`size-5 flex-none ${className}`}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
