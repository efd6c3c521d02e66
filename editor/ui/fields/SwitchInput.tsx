import { SwitchButton, SwitchField, Text } from 'react-aria-components';
import { useField } from '../state/EditorContext.tsx';
import type { FieldProps } from './FieldNotes.tsx';
import { fieldId } from './fieldId.ts';

export function SwitchInput({ place, field }: FieldProps) {
  const { value = false, writeNow } = useField<boolean>(place, field);
  return (
    <SwitchField id={fieldId(place)} className="field" isSelected={value} onChange={writeNow}>
      <SwitchButton className="switch">
        <span className="switch-track" />
        {field.label}
      </SwitchButton>
      {field.help && (
        <Text slot="description" className="text-note text-soft">
          {field.help}
        </Text>
      )}
    </SwitchField>
  );
}
