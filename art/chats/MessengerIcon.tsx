type Props = { d: string; strokeWidth?: string; className?: string };

/** An icon in the messenger's bars, on a grid of 24. The style sheet sets its stroke. */
export function MessengerIcon({ d, strokeWidth, className }: Props) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={className}>
      <path d={d} strokeWidth={strokeWidth} />
    </svg>
  );
}
