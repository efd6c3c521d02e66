import { type ReactNode, useState } from 'react';
import { readTarget } from '../../../src/domain/target.ts';
import type { FieldOption } from '../../../src/fields/field.ts';
import { completeLink } from '../model/links.ts';
import { referencesTo } from '../model/references.ts';
import { useEditor, useField, useShown } from '../state/EditorContext.tsx';
import type { Draft } from '../state/snapshot.ts';
import { FIELD_CLASSES, INPUT_CLASSES } from './Field.tsx';
import { FieldNotes, type FieldProps } from './FieldNotes.tsx';
import { fieldId, notesId } from './fieldId.ts';

const OTHER_ADDRESS: FieldOption = { value: 'https://', label: 'Outro endereço…' };

const toOptions = (options: readonly FieldOption[]) =>
  options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));

type SelectProps = FieldProps & {
  draft: Draft | undefined;
  value: string;
  groups?: readonly { label: string; options: readonly FieldOption[] }[];
  options: readonly FieldOption[];
  onChoose: (value: string) => void;
  children?: ReactNode;
};

function Select({ place, field, draft, value, groups = [], options, onChoose, children }: SelectProps) {
  const known = [...groups.flatMap((one) => one.options), ...options];
  return (
    <div className={FIELD_CLASSES}>
      <label className="font-semibold" htmlFor={fieldId(place)}>
        {field.label}
      </label>
      <select
        id={fieldId(place)}
        className={INPUT_CLASSES}
        value={value}
        aria-invalid={draft?.status === 'invalid'}
        aria-describedby={notesId(place)}
        onChange={(event) => onChoose(event.currentTarget.value)}
      >
        {known.every((option) => option.value !== value) && (
          <option value={value}>{value || 'Escolha'}</option>
        )}
        {groups.map((one) => (
          <optgroup key={one.label} label={one.label}>
            {toOptions(one.options)}
          </optgroup>
        ))}
        {toOptions(options)}
      </select>
      {children}
      <FieldNotes place={place} field={field} draft={draft} />
    </div>
  );
}

/** An input to choose an existing offer, page, or section of the same page. */
export function ReferenceInput({ place, field }: FieldProps) {
  const { value = '', draft, writeNow } = useField<string>(place, field);
  const options = referencesTo(field.to ?? 'offer', place.file, useShown());
  return <Select {...{ place, field, draft, value, options }} onChoose={writeNow} />;
}

/** An input for a button's target: an offer's checkout, a section of the page, another page, or a typed address. */
export function TargetInput({ place, field }: FieldProps) {
  const { editor } = useEditor();
  const { value = '', draft, write, writeNow } = useField<string>(place, field);
  const shown = useShown();
  const sections = referencesTo('section', place.file, shown);
  const groups = [
    { label: 'Comprar', options: referencesTo('offer', place.file, shown) },
    { label: 'Nesta página', options: sections.map((one) => ({ ...one, value: `#${one.value}` })) },
    { label: 'Outra página', options: referencesTo('page', place.file, shown) },
  ].filter(({ options }) => options.length > 0);
  const [isTyping, setTyping] = useState(false);
  const target = readTarget(value);
  // While an address is typed, its first letters may look like the id of an offer.
  const isAddress = isTyping || target === undefined || target.kind === 'address';
  return (
    <Select
      {...{ place, field, draft, groups }}
      value={isAddress ? OTHER_ADDRESS.value : value}
      options={[OTHER_ADDRESS]}
      onChoose={(chosen) => (chosen === OTHER_ADDRESS.value ? write(chosen, 'later') : writeNow(chosen))}
    >
      {isAddress && (
        <input
          className={INPUT_CLASSES}
          type="url"
          aria-label={`${field.label}: endereço`}
          aria-invalid={draft?.status === 'invalid'}
          aria-describedby={notesId(place)}
          value={value}
          autoComplete="off"
          spellCheck="false"
          onChange={(event) => write(event.currentTarget.value, 'later')}
          onFocus={() => setTyping(true)}
          onBlur={() => {
            setTyping(false);
            const complete = completeLink(value);
            if (complete !== value) writeNow(complete);
            else void editor.flush();
          }}
        />
      )}
    </Select>
  );
}
