import { Button, Menu, MenuItem, MenuTrigger, Popover, Text } from 'react-aria-components';
import { nameLabels } from '../../../src/content-model/labels/nameLabels.ts';
import { Icon } from '../shell/Icon.tsx';

type Props = {
  names: readonly string[];
  values: Record<string, string>;
  /** The field's. */
  label: string;
  onChoose: (name: string) => void;
};

/** The names that a text may use, with their present values. */
export function NameMenu({ names, values, label, onChoose }: Props) {
  return (
    <MenuTrigger>
      <Button className="button quiet small" aria-label={`Inserir um valor em ${label}`}>
        <Icon name="plus" /> valor automático
      </Button>
      <Popover className="popover" placement="bottom end">
        <Menu className="menu" onAction={(name) => onChoose(String(name))}>
          {names.map((name) => (
            <MenuItem key={name} id={name} textValue={nameLabels[name] ?? name} className="menu-item">
              <Text slot="label">{nameLabels[name] ?? name}</Text>
              <Text slot="description">{values[name] ?? 'preenchido na página'}</Text>
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
