type Props = { parts: string[]; className?: string };

/** Parts of a line with "·" between them, which shows nowhere at the end or the beginning of a line. */
export function DottedLine({ parts, className = '' }: Props) {
  return (
    <p className={`dotted-line ${className}`}>
      {parts.map((part, index) => (
        <span key={part}>
          {index > 0 && <i> · </i>}
          {part}
        </span>
      ))}
    </p>
  );
}
