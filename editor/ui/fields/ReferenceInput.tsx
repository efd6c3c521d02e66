import { referencesTo } from '../model/references.ts';
import { useField, useShown } from '../state/EditorContext.tsx';
import { FieldNotes, type FieldProps } from './FieldNotes.tsx';
import { fieldId } from './fieldId.ts';

/** An offer, a page, or a section of the same page, chosen from those that exist. */
export function ReferenceInput({ place, field }: FieldProps) {
  const { value = '', draft, write } = useField<string>(place, field);
  const options = referencesTo(field.to ?? 'offer', place.file, useShown());
  const isKnown = options.some((option) => option.value === value);
  return (
    <div className="field">
      <label className="label" htmlFor={fieldId(place)}>
        {field.label}
      </label>
      <select
        id={fieldId(place)}
        className="input"
        value={value}
        aria-invalid={draft?.status === 'invalid'}
        onChange={(event) => write(event.currentTarget.value, 'now')}
      >
        {!isKnown && <option value={value}>{value || 'Escolha'}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <FieldNotes place={place} field={field} draft={draft} />
    </div>
  );
}
