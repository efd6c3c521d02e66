import { useRef } from 'react';
import { Button, Menu, MenuItem, MenuTrigger, Popover, Text } from 'react-aria-components';
import { nameLabels } from '../../../src/content-model/labels/nameLabels.ts';
import { Icon } from '../shell/Icon.tsx';

type Props = {
  names: readonly string[];
  values: Record<string, string>;
  /** The field's. */
  label: string;
  /** Called when the menu has closed. */
  onChoose: (name: string) => void;
};

/** The names that a text may use, with their present values. */
export function NameMenu({ names, values, label, onChoose }: Props) {
  const chosen = useRef<string>(undefined);
  // A menu that closes gives the focus to its button, also where the text has taken it before.
  const onFocus = () => {
    if (chosen.current) onChoose(chosen.current);
    chosen.current = undefined;
  };
  return (
    <MenuTrigger>
      <Button className="button quiet small" aria-label={`Inserir um valor em ${label}`} onFocus={onFocus}>
        <Icon name="plus" /> valor automático
      </Button>
      <Popover className="popover" placement="bottom end">
        <Menu
          className="menu"
          onAction={(name) => {
            chosen.current = String(name);
          }}
        >
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
