type Props = { time: string; battery: number };

/** The phone's status bar: the time, the signal icons and the battery. */
export function StatusBar({ time, battery }: Props) {
  return (
    <div className="status-bar">
      <span>{time}</span>
      <svg viewBox="0 0 44 14" aria-hidden="true">
        <g fill="none" stroke="currentColor" strokeWidth="1.800" strokeLinecap="round">
          <path d="M5.400 8.300a5.200 5.200 0 0 1 7.200 0M2.600 5a9.400 9.400 0 0 1 12.800 0" />
        </g>
        <g fill="currentColor">
          <circle cx="9" cy="11.600" r="1.600" />
          <rect x="24" y="9" width="3" height="4" rx="1" />
          <rect x="28.600" y="6.500" width="3" height="6.500" rx="1" />
          <rect x="33.200" y="4" width="3" height="9" rx="1" />
          <rect x="37.800" y="1" width="3" height="12" rx="1" opacity=".35" />
        </g>
      </svg>
      {Math.round(battery * 100)}%
      <svg className="battery" viewBox="0 0 9 14" aria-hidden="true">
        <path d="M3 0h3v1.500H9V14H0V1.500h3z" fill="currentColor" opacity=".35" />
        <rect y={1.5 + 12.5 * (1 - battery)} width="9" height={12.5 * battery} fill="currentColor" />
      </svg>
    </div>
  );
}
