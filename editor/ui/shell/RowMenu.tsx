import { MenuTrigger } from 'react-aria-components';
import { Button, type ButtonLook } from './Button.tsx';
import { Menu, MenuItem } from './Menu.tsx';

type Props = Pick<ButtonLook, 'size' | 'className'> & {
  /** The name of the row. */
  label: string;
  actions: readonly { id: string; name: string }[];
  onAction: (id: string) => void;
};

/** A menu with the actions of a row, including moving it without dragging. */
export function RowMenu({ label, actions, onAction, size = 'small', className }: Props) {
  return (
    <MenuTrigger>
      <Button variant="quiet" size={size} className={className} aria-label={`Mais: ${label}`}>
        ⋯
      </Button>
      <Menu placement="bottom end" onAction={(id) => onAction(String(id))}>
        {actions.map(({ id, name }) => (
          <MenuItem key={id} id={id}>
            {name}
          </MenuItem>
        ))}
      </Menu>
    </MenuTrigger>
  );
}
