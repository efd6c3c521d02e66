import { useRef } from 'react';
import { MenuTrigger, Text } from 'react-aria-components';
import { filledNames, nameLabel } from '../model/names.ts';
import { Button } from '../shell/Button.tsx';
import { Icon } from '../shell/Icon.tsx';
import { Menu, MenuItem } from '../shell/Menu.tsx';
import { useShown } from '../state/EditorContext.tsx';

type Props = {
  /** The names in braces that only this text may use. */
  own: readonly string[];
  /** The label of the field. */
  label: string;
  /** Called with the chosen name when the menu has closed. */
  onChoose: (name: string) => void;
};

/** A menu of the names in braces that a text may use, with their current values. */
export function NameMenu({ own, label, onChoose }: Props) {
  const { names } = useShown();
  const values = filledNames(names);
  const chosen = useRef<string>(undefined);
  // A closing menu focuses its button, even if the text input has the focus. So the name is inserted once the button
  // has the focus.
  const onFocus = () => {
    if (chosen.current) onChoose(chosen.current);
    chosen.current = undefined;
  };
  return (
    <MenuTrigger>
      <Button
        variant="quiet"
        size="inline"
        className="ms-auto"
        aria-label={`Inserir um valor em ${label}`}
        onFocus={onFocus}
      >
        <Icon name="plus" /> valor automático
      </Button>
      <Menu
        placement="bottom end"
        onAction={(name) => {
          chosen.current = String(name);
        }}
      >
        {[...own, ...Object.keys(values)].map((name) => (
          <MenuItem key={name} id={name} textValue={nameLabel(names, name)}>
            <Text slot="label">{nameLabel(names, name)}</Text>
            <Text slot="description" className="truncate text-note text-soft">
              {values[name] ?? 'preenchido na página'}
            </Text>
          </MenuItem>
        ))}
      </Menu>
    </MenuTrigger>
  );
}
