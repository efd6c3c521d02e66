import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

type Props = {
  summary: ReactNode;
  children: ReactNode;
  /** At most one of the disclosures with the same name is open. */
  name?: string;
};

/** A summary that shows and hides its children when it is pressed, without scripts. */
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
