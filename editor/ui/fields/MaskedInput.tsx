import { Input } from 'react-aria-components';
import { readTaxId } from '../../../src/domain/taxId.ts';
import { formatPhone, formatTaxId, parsePhone } from '../../masks.ts';
import { Badge } from '../shell/Badge.tsx';
import { useField } from '../state/EditorContext.tsx';
import { INPUT_CLASSES, TypedField } from './Field.tsx';
import type { FieldProps } from './FieldNotes.tsx';
import { fieldId } from './fieldId.ts';
import { useTyped } from './useTyped.ts';

/** An input for a phone number. It adds Brazil's country code unless the seller types another one. */
export function PhoneInput({ place, field }: FieldProps) {
  const { value = '', draft, write } = useField<string>(place, field);
  const typed = useTyped({ value, formatted: formatPhone(String(value)), parse: parsePhone, write });
  return (
    <TypedField {...{ place, field, draft }} type="tel">
      <Input
        {...typed}
        id={fieldId(place)}
        className={INPUT_CLASSES}
        autoComplete="off"
        placeholder="(11) 90000-0000"
      />
    </TypedField>
  );
}

/** An input for a CPF or CNPJ (Brazilian tax numbers). It verifies the check digits while the seller types. */
export function TaxIdInput({ place, field }: FieldProps) {
  const { value = '', draft, write } = useField<string>(place, field);
  const typed = useTyped({ value, formatted: value, parse: formatTaxId, write });
  const found = readTaxId(value);
  return (
    <TypedField
      {...{ place, field, draft }}
      findings={found?.isValid && <Badge>{found.kind} com os números certos</Badge>}
    >
      <Input {...typed} id={fieldId(place)} className={INPUT_CLASSES} autoComplete="off" />
    </TypedField>
  );
}
