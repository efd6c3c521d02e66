import { Popover as AriaPopover, type PopoverProps } from 'react-aria-components';

export function Popover(props: PopoverProps) {
  return (
    <AriaPopover
      {...props}
      className="max-h-88 min-w-48 max-w-[min(24rem,94vw)] overflow-auto rounded-box border border-line bg-raised shadow-raised"
    />
  );
}
