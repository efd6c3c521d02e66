import { useEffect, useRef } from 'react';
import { Label, RadioGroup } from 'react-aria-components';
import type { Edit, Place } from '../../api.ts';
import { childOf, parentOf, valueAt } from '../model/place.ts';
import { useEditor, useField, useSaved } from '../state/EditorContext.tsx';
import { Cards } from './Cards.tsx';
import { FieldNotes, type FieldProps } from './FieldNotes.tsx';
import { fieldId } from './fieldId.ts';

export function ChoiceInput({ place, field }: FieldProps) {
  const { editor } = useEditor();
  const { files } = useSaved();
  const { value = '', draft, write } = useField<string>(place, field);
  const begun = useRef<Place>(undefined);
  const choose = (chosen: string) => {
    const { begins } = field;
    const other = begins?.option === chosen ? childOf(parentOf(place), begins.field) : undefined;
    const first = begins?.values[value];
    if (!other || !first || valueAt(files, other) !== undefined) return write(chosen, 'now');
    const edits: Edit[] = [
      { type: 'set', place, value: chosen, previous: value },
      { type: 'set', place: other, value: first, previous: undefined },
    ];
    begun.current = other;
    void editor.apply(edits, field.label);
  };
  // Below many options the field that comes with one would stand out of sight.
  useEffect(() => {
    if (begun.current && valueAt(files, begun.current) !== undefined) {
      document.getElementById(fieldId(begun.current))?.scrollIntoView({ block: 'center' });
      begun.current = undefined;
    }
  }, [files]);
  return (
    <RadioGroup
      id={fieldId(place)}
      className="field"
      value={value}
      onChange={choose}
      isInvalid={draft?.status === 'invalid'}
    >
      <Label>{field.label}</Label>
      <FieldNotes place={place} field={field} draft={draft} />
      <Cards options={field.options ?? []} />
    </RadioGroup>
  );
}
