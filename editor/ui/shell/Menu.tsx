import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  type MenuItemProps,
  type MenuProps,
  type PopoverProps,
} from 'react-aria-components';
import { Popover } from './Popover.tsx';

/** The menu of a MenuTrigger. */
export function Menu({ placement, ...props }: MenuProps<object> & Pick<PopoverProps, 'placement'>) {
  return (
    <Popover placement={placement}>
      <AriaMenu {...props} className="p-1 outline-none" />
    </Popover>
  );
}

export function MenuItem(props: MenuItemProps) {
  return (
    <AriaMenuItem
      {...props}
      className="flex min-h-10 cursor-pointer items-center justify-between gap-4 rounded-md px-3 py-1 text-ink no-underline outline-none hover:bg-tint focus:bg-tint"
    />
  );
}
