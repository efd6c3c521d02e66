type Props = { d: string; strokeWidth?: string; className?: string };

/** A drawing of the messenger's bars, 24 by 24, in the lines that the style sheet gives it. */
export function Glyph({ d, strokeWidth, className }: Props) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={className}>
      <path d={d} strokeWidth={strokeWidth} />
    </svg>
  );
}
