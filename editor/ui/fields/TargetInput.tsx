import { readTarget } from '../../../src/domain/target.ts';
import { completeLink } from '../model/cleanLink.ts';
import { referencesTo } from '../model/references.ts';
import { useEditor, useField, useShown } from '../state/EditorContext.tsx';
import { FieldNotes, type FieldProps } from './FieldNotes.tsx';
import { fieldId } from './fieldId.ts';

const AN_ADDRESS = 'https://';

/** Where a button leads: to an offer's checkout, a part of the page, another page, or an address that is typed. */
export function TargetInput({ place, field }: FieldProps) {
  const { editor } = useEditor();
  const { value = '', draft, write } = useField<string>(place, field);
  const shown = useShown();
  const groups = [
    { label: 'Comprar', options: referencesTo('offer', place.file, shown) },
    {
      label: 'Nesta página',
      options: referencesTo('section', place.file, shown).map((option) => ({
        ...option,
        value: `#${option.value}`,
      })),
    },
    { label: 'Outra página', options: referencesTo('page', place.file, shown) },
  ].filter(({ options }) => options.length > 0);
  const target = readTarget(value);
  const isAddress = target === undefined || target.kind === 'address';
  const isKnown = groups.some(({ options }) => options.some((option) => option.value === value));
  return (
    <div className="field">
      <label className="label" htmlFor={fieldId(place)}>
        {field.label}
      </label>
      <select
        id={fieldId(place)}
        className="input"
        value={isAddress ? AN_ADDRESS : value}
        onChange={(event) =>
          write(event.currentTarget.value, event.currentTarget.value === AN_ADDRESS ? 'later' : 'now')
        }
      >
        {groups.map(({ label, options }) => (
          <optgroup key={label} label={label}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </optgroup>
        ))}
        {!isAddress && !isKnown && <option value={value}>{value}</option>}
        <option value={AN_ADDRESS}>Outro endereço…</option>
      </select>
      {isAddress && (
        <input
          className="input"
          type="url"
          aria-label={`${field.label}: endereço`}
          value={value}
          autoComplete="off"
          spellCheck="false"
          onChange={(event) => write(event.currentTarget.value, 'later')}
          onBlur={() => {
            const complete = completeLink(value);
            if (complete !== value) write(complete, 'now');
            else void editor.flush();
          }}
        />
      )}
      <FieldNotes place={place} field={field} draft={draft} />
    </div>
  );
}
