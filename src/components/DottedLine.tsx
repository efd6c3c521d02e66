import { Children, type ReactNode } from 'react';

type Props = { children: ReactNode; className?: string };

/** Children in a line with "·" between them, which shows nowhere at the end or the beginning of a line. */
export function DottedLine({ children, className = '' }: Props) {
  return (
    <p className={`dotted-line ${className}`}>
      {Children.map(children, (part, index) => (
        <span>
          {index > 0 && <i> · </i>}
          {part}
        </span>
      ))}
    </p>
  );
}
