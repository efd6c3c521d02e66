import { Input, Label, TextArea, TextField } from 'react-aria-components';
import { useField } from '../state/EditorContext.tsx';
import { FieldNotes, type FieldProps } from './FieldNotes.tsx';
import { fieldId } from './fieldId.ts';
import { TextWithNamesInput } from './TextWithNamesInput.tsx';

/** A text; with names in braces when it may use them. */
export function TextInput(props: FieldProps) {
  return (props.field.names?.length ?? 0) > 0 ? (
    <TextWithNamesInput {...props} />
  ) : (
    <PlainTextInput {...props} />
  );
}

function PlainTextInput({ place, field }: FieldProps) {
  const { value, draft, write } = useField<string>(place, field);
  const text = String(value ?? '');
  return (
    <TextField
      className="field"
      value={text}
      onChange={(typed) => write(typed)}
      isInvalid={draft?.status === 'invalid'}
      type={field.kind === 'email' ? 'email' : 'text'}
    >
      <Label>{field.label}</Label>
      {field.isMultiline ? (
        <TextArea id={fieldId(place)} className="input" rows={3} />
      ) : (
        <Input id={fieldId(place)} className="input" />
      )}
      <FieldNotes
        place={place}
        field={field}
        draft={draft}
        text={text}
        onAccept={(suggestion) => write(suggestion, 'now')}
      />
    </TextField>
  );
}
