import { Children, type ReactNode } from 'react';

type Props = { children: ReactNode; className?: string };

/** Children with "·" between them, which is hidden at the beginning and the end of a line. */
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
