import { SwitchField } from 'react-aria-components';
import { useField } from '../state/EditorContext.tsx';
import { FIELD_CLASSES } from './Field.tsx';
import { FieldNotes, type FieldProps } from './FieldNotes.tsx';
import { fieldId } from './fieldId.ts';
import { Switch } from './Switch.tsx';

export function SwitchInput({ place, field }: FieldProps) {
  const { value = false, draft, writeNow } = useField<boolean>(place, field);
  return (
    <SwitchField
      id={fieldId(place)}
      className={FIELD_CLASSES}
      isSelected={value}
      onChange={writeNow}
      isInvalid={draft?.status === 'invalid'}
    >
      <Switch>{field.label}</Switch>
      <FieldNotes place={place} field={field} draft={draft} />
    </SwitchField>
  );
}
