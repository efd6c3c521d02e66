import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';

type Props = {
  /** The name of the row. */
  label: string;
  actions: readonly { id: string; name: string }[];
  onAction: (id: string) => void;
  /** Keeps its place where nothing can be done to the row now. */
  isDisabled?: boolean;
};

/** What can be done to a row of a list, also where it cannot be dragged. */
export function RowMenu({ label, actions, onAction, isDisabled = false }: Props) {
  return (
    <MenuTrigger>
      <Button className="button quiet small" aria-label={`Mais: ${label}`} isDisabled={isDisabled}>
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
