import { Label, TextField } from 'react-aria-components';
import { useField } from '../state/EditorContext.tsx';
import { FIELD_CLASSES, FieldGroup, InnerInput, InputGroup } from './Field.tsx';
import { FieldNotes, type FieldProps } from './FieldNotes.tsx';
import { fieldId } from './fieldId.ts';
import { onText } from './onText.ts';

const NAMES = ['A escura', 'A clara'];

type OneProps = {
  id: string;
  label: string;
  value: string;
  isInvalid: boolean;
  onChange: (color: string) => void;
};

function OneColor({ id, label, value, isInvalid, onChange }: OneProps) {
  return (
    <TextField className={`${FIELD_CLASSES} max-w-72`} value={value} isInvalid={isInvalid}>
      <Label>{label}</Label>
      <InputGroup>
        <input
          type="color"
          aria-label={`${label}, na paleta`}
          value={/^#[\da-f]{6}$/i.test(value) ? value : '#000000'}
          className="size-7.5 rounded-md border border-line bg-transparent p-0"
          {...onText(onChange)}
        />
        <InnerInput {...onText(onChange)} id={id} spellCheck="false" />
      </InputGroup>
    </TextField>
  );
}

/** An input for two colours, which are saved together because the contrast between them is checked. */
export function ColorInput({ place, field }: FieldProps) {
  const { value, draft, write, writeNow } = useField<string[]>(place, field);
  /** The indices of the invalid colours. `undefined` stands for both colours. */
  const invalid = draft?.status === 'invalid' ? draft.issues.map(({ path }) => path[place.path.length]) : [];
  const colors = NAMES.map((_, index) => (Array.isArray(value) ? String(value[index] ?? '') : ''));
  return (
    <FieldGroup place={place} field={field}>
      <span className="font-semibold">{field.label}</span>
      <div className="flex items-center gap-2 flex-wrap">
        {NAMES.map((name, index) => (
          <OneColor
            key={name}
            id={index === 0 ? fieldId(place) : `${fieldId(place)}-${index}`}
            label={name}
            value={colors[index] ?? ''}
            isInvalid={invalid.includes(index) || invalid.includes(undefined)}
            onChange={(color) => write(colors.with(index, color))}
          />
        ))}
      </div>
      <FieldNotes
        place={place}
        field={field}
        draft={draft}
        onAccept={(suggestion, path) => writeNow(colors.with(Number(path.at(-1)), suggestion))}
      />
    </FieldGroup>
  );
}
