import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

type Props = {
  summary: ReactNode;
  children: ReactNode;
  /** Of the disclosures with one name at most one is open. */
  name?: string;
};

/** A line that opens what is below it, without scripts. */
export function Disclosure({ summary, children, name }: Props) {
  return (
    <details name={name} className="question line-above">
      <summary className="flex cursor-pointer list-none min-h-16 items-center justify-between gap-4 py-4 semibold text-lg">
        {summary}
        <Icon name="plus" className="plus-minus size-6 flex-none" />
      </summary>
      {children}
    </details>
  );
}
