import { Children, type ReactNode } from 'react';

type Props = {
  children: ReactNode;
  className?: string;
  /** Whether a phone shows each part on its own line, without "·". */
  stacks?: boolean;
};

/** Children with "·" between them. The paragraph clips a "·" at the start of a line, and no line ends with one. */
export function DottedLine({ children, className = '', stacks }: Props) {
  return (
    <p
      className={`flex flex-wrap ms-[-0.25em] overflow-clip [line-height:1.4] ${stacks ? 'max-md:m-0 max-md:block' : ''} ${className}`}
    >
      {Children.map(children, (part, index) => (
        <span className={`relative ps-[0.25em] pe-[0.55em] ${stacks ? 'max-md:block max-md:p-0' : ''}`}>
          {index > 0 && (
            <i className={`absolute left-[-0.3em] not-italic ${stacks ? 'max-md:hidden' : ''}`}> · </i>
          )}
          {part}
        </span>
      ))}
    </p>
  );
}
