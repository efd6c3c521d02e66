import { Group, Input, Label, TextField } from 'react-aria-components';
import { priceWritten } from '../model/masks.ts';
import { useField } from '../state/EditorContext.tsx';
import { FieldNotes, type FieldProps } from './FieldNotes.tsx';
import { fieldId } from './fieldId.ts';
import { useTyped } from './useTyped.ts';

export function PriceInput({ place, field }: FieldProps) {
  const { value = '', draft, write } = useField<string>(place, field);
  const typed = useTyped(value.replace(/^R\$\s?/, ''), (text) => write(priceWritten(text)));
  return (
    <TextField className="field narrow" {...typed} isInvalid={draft?.status === 'invalid'}>
      <Label>{field.label}</Label>
      <Group className="input with-sign">
        <span aria-hidden="true">R$</span>
        <Input id={fieldId(place)} inputMode="decimal" autoComplete="off" />
      </Group>
      <FieldNotes place={place} field={field} draft={draft} />
    </TextField>
  );
}
