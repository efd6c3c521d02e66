import { Input, Label, TextField } from 'react-aria-components';
import { readTaxId } from '../../../src/domain/taxId.ts';
import { phoneShown, phoneWritten, taxIdShown } from '../../masks.ts';
import { Badge } from '../shell/Badge.tsx';
import { useField } from '../state/EditorContext.tsx';
import { FieldNotes, type FieldProps } from './FieldNotes.tsx';
import { fieldId } from './fieldId.ts';
import { useTyped } from './useTyped.ts';

/** A phone with the country's code, which is Brazil's unless another is typed. */
export function PhoneInput({ place, field }: FieldProps) {
  const { value = '', draft, write } = useField<string>(place, field);
  const typed = useTyped({ value, shown: phoneShown(String(value)), read: phoneWritten, write });
  return (
    <TextField className="field narrow" type="tel" isInvalid={draft?.status === 'invalid'}>
      <Label>{field.label}</Label>
      <Input
        {...typed}
        id={fieldId(place)}
        className="input"
        autoComplete="off"
        placeholder="(11) 90000-0000"
      />
      <FieldNotes place={place} field={field} draft={draft} />
    </TextField>
  );
}

/** A CPF or CNPJ, whose check digits are checked while it is typed. */
export function TaxIdInput({ place, field }: FieldProps) {
  const { value = '', draft, write } = useField<string>(place, field);
  const typed = useTyped({ value, shown: value, read: taxIdShown, write });
  const found = readTaxId(value);
  return (
    <TextField className="field narrow" isInvalid={draft?.status === 'invalid'}>
      <Label>{field.label}</Label>
      <Input {...typed} id={fieldId(place)} className="input" autoComplete="off" />
      <FieldNotes place={place} field={field} draft={draft}>
        {found?.isValid && <Badge>{found.kind} com os números certos</Badge>}
      </FieldNotes>
    </TextField>
  );
}
