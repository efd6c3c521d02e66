import { SwitchField, Text } from 'react-aria-components';
import { useField } from '../state/EditorContext.tsx';
import { FIELD } from './Field.tsx';
import type { FieldProps } from './FieldNotes.tsx';
import { fieldId } from './fieldId.ts';
import { Switch } from './Switch.tsx';

export function SwitchInput({ place, field }: FieldProps) {
  const { value = false, writeNow } = useField<boolean>(place, field);
  return (
    <SwitchField id={fieldId(place)} className={FIELD} isSelected={value} onChange={writeNow}>
      <Switch>{field.label}</Switch>
      {field.help && (
        <Text slot="description" className="text-note text-soft">
          {field.help}
        </Text>
      )}
    </SwitchField>
  );
}
