type Props = { d: string; strokeWidth?: string };

/** A drawing of the messenger's bars, 24 by 24, in the lines that the style sheet gives it. */
export function Glyph({ d, strokeWidth }: Props) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={d} strokeWidth={strokeWidth} />
    </svg>
  );
}
