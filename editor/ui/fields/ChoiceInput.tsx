import { Label, RadioGroup } from 'react-aria-components';
import type { Edit } from '../../api.ts';
import { childOf, parentOf, valueAt } from '../../places.ts';
import { useEditor, useField, useShown } from '../state/EditorContext.tsx';
import { Cards } from './Cards.tsx';
import { FIELD_CLASSES } from './Field.tsx';
import { FieldNotes, type FieldProps } from './FieldNotes.tsx';
import { fieldId } from './fieldId.ts';

export function ChoiceInput({ place, field }: FieldProps) {
  const { editor } = useEditor();
  const { files } = useShown();
  const { value = '', draft, writeNow } = useField<string>(place, field);
  const choose = async (chosen: string) => {
    const { requires } = field;
    const other = requires?.option === chosen ? childOf(parentOf(place), requires.field) : undefined;
    const first = requires?.values[value];
    if (!other || !first || valueAt(files, other) !== undefined) return writeNow(chosen);
    const edits: Edit[] = [
      { type: 'set', place, value: chosen, previous: value },
      { type: 'set', place: other, value: [...first], previous: undefined },
    ];
    await editor.apply(edits, field.label);
    // The new field is below all options and may be out of view.
    document.getElementById(fieldId(other))?.scrollIntoView({ block: 'center' });
  };
  return (
    <RadioGroup
      id={fieldId(place)}
      className={FIELD_CLASSES}
      value={value}
      onChange={(chosen) => void choose(chosen)}
      isInvalid={draft?.status === 'invalid'}
    >
      <Label>{field.label}</Label>
      <FieldNotes place={place} field={field} draft={draft} />
      <Cards options={field.options ?? []} />
    </RadioGroup>
  );
}
