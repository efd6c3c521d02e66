import { Switch } from 'react-aria-components';
import { useField } from '../state/EditorContext.tsx';
import type { FieldProps } from './FieldNotes.tsx';
import { fieldId } from './fieldId.ts';

export function SwitchInput({ place, field }: FieldProps) {
  const { value = false, write } = useField<boolean>(place, field);
  return (
    <div className="field">
      <Switch
        className="switch"
        id={fieldId(place)}
        isSelected={value}
        onChange={(isOn) => write(isOn, 'now')}
      >
        <span className="switch-track" />
        {field.label}
      </Switch>
      {field.help && <p className="notes">{field.help}</p>}
    </div>
  );
}
