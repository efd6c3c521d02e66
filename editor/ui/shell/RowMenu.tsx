import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';

type Props = {
  /** The name of the row. */
  label: string;
  actions: readonly { id: string; name: string }[];
  onAction: (id: string) => void;
};

/** The actions of a row of a list, also for those who cannot drag it. */
export function RowMenu({ label, actions, onAction }: Props) {
  return (
    <MenuTrigger>
      <Button className="button quiet small" aria-label={`Mais: ${label}`}>
        ⋯
      </Button>
      <Popover className="popover" placement="bottom end">
        <Menu className="menu" onAction={(id) => onAction(String(id))}>
          {actions.map(({ id, name }) => (
            <MenuItem key={id} id={id} className="menu-item">
              {name}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
