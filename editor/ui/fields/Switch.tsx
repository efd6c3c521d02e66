import type { ReactNode } from 'react';
import { SwitchButton } from 'react-aria-components';

/** The track and the label of a switch. */
export function Switch({
  children,
  className = 'font-semibold',
}: {
  children: ReactNode;
  className?: string;
}) {
  return (
    <SwitchButton
      className={`group/switch flex min-h-11 cursor-pointer items-center gap-3 outline-none ${className}`}
    >
      <span className="h-6 w-10.5 flex-none rounded-2xl bg-edge p-0.75 outline-offset-2 outline-accent before:block before:size-4.5 before:rounded-full before:bg-white before:transition-[translate] before:duration-120 group-focus-visible/switch:outline-2 group-selected/switch:bg-[light-dark(#4338ca,#6d64ee)] group-selected/switch:before:translate-x-4.5" />
      {children}
    </SwitchButton>
  );
}
