type Props = { time: string; battery: number };

/** The phone's own top line: the time, the signal and the battery. */
export function StatusBar({ time, battery }: Props) {
  return (
    <div className="status-bar">
      <span>{time}</span>
      <svg viewBox="0 0 68 14" aria-hidden="true">
        <g fill="currentColor">
          <rect x="0" y="9" width="3" height="4" rx="1" />
          <rect x="4.6" y="6.5" width="3" height="6.5" rx="1" />
          <rect x="9.2" y="4" width="3" height="9" rx="1" />
          <rect x="13.8" y="1" width="3" height="12" rx="1" opacity=".35" />
          <circle cx="29" cy="11.6" r="1.6" />
        </g>
        <g fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round">
          <path d="M25.4 8.300a5.2 5.2 0 0 1 7.2 0M22.6 5a9.4 9.4 0 0 1 12.8 0" />
        </g>
        <rect
          x="42.7"
          y="1.7"
          width="21"
          height="11"
          rx="3.2"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.3"
        />
        <rect x="44.7" y="3.7" width={17 * battery} height="7" rx="1.6" fill="currentColor" />
        <path d="M65.8 5.500v3.4" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
      </svg>
    </div>
  );
}
