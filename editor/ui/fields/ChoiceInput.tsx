import { Label, RadioGroup } from 'react-aria-components';
import { useField } from '../state/EditorContext.tsx';
import { Cards } from './Cards.tsx';
import { FieldNotes, type FieldProps } from './FieldNotes.tsx';
import { fieldId } from './fieldId.ts';

export function ChoiceInput({ place, field }: FieldProps) {
  const { value = '', draft, write } = useField<string>(place, field);
  return (
    <RadioGroup
      id={fieldId(place)}
      className="field"
      value={value}
      onChange={(chosen) => write(chosen, 'now')}
      isInvalid={draft?.status === 'invalid'}
    >
      <Label>{field.label}</Label>
      <FieldNotes place={place} field={field} draft={draft} />
      <Cards options={field.options ?? []} />
    </RadioGroup>
  );
}
