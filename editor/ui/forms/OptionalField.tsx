import { type ReactNode, useRef } from 'react';
import { Button, SwitchButton, SwitchField } from 'react-aria-components';
import type { Field } from '../../../src/content-model/fieldTree.ts';
import type { Edit, Place, Written } from '../../api.ts';
import { dotted, isInside, valueAt } from '../../places.ts';
import { IssueLine } from '../fields/FieldNotes.tsx';
import { fieldId } from '../fields/fieldId.ts';
import { alternativeOf } from '../model/fields.ts';
import { fieldsWrongWithout } from '../model/removal.ts';
import { Icon } from '../shell/Icon.tsx';
import { useEditor, useSaved, useSnapshot } from '../state/EditorContext.tsx';
import { useInitialValue } from './useInitialValue.ts';

type Props = {
  place: Place;
  field: Field;
  /** Whether its fields stand here, and say themselves what is wrong with them. */
  isOpen: boolean;
  children: ReactNode;
};

/** A field that may be missing: a switch, and the field when it is there. Switched on again, it is what it was. */
export function OptionalField({ place, field, isOpen, children }: Props) {
  const { editor } = useEditor();
  const { files, fields } = useSaved();
  const initialOf = useInitialValue();
  const value = valueAt(files, place);
  const draft = useSnapshot(({ drafts }) => drafts.get(dotted(place)));
  const last = useRef<Written>(undefined);
  if (value !== undefined) last.current = value;

  /** A picture comes and goes with the text that describes it. */
  const alternative = field.kind === 'picture' ? alternativeOf(fields, files, place) : undefined;
  const turn = async (isOn: boolean) => {
    // A group may have to be filled in before the rules take it.
    if (isOn && field.kind === 'group')
      return editor.write(place, last.current ?? initialOf(field, place), field.label, 0);
    if (!isOn && draft) return editor.discard(place);
    const edits: Edit[] = isOn
      ? [{ type: 'set', place, value: last.current ?? initialOf(field, place), previous: undefined }]
      : [{ type: 'remove', place }];
    if (alternative?.field.isOptional && isOn && valueAt(files, alternative.place) === undefined)
      edits.push({
        type: 'set',
        place: alternative.place,
        value: initialOf(alternative.field),
        previous: undefined,
      });
    if (alternative?.field.isOptional && !isOn && valueAt(files, alternative.place) !== undefined)
      edits.push({ type: 'remove', place: alternative.place });
    if (isOn) return void (await editor.apply(edits, field.label));
    await editor.apply(edits, field.label, `${field.label}: tirado.`, (issues) => {
      const others = fieldsWrongWithout(issues, fields, files);
      return (
        others && {
          edits: [...edits, ...others.map((other): Edit => ({ type: 'remove', place: other.place }))],
          done: `Tirados: ${[field, ...others.map((other) => other.field)].map(({ label }) => label).join(', ')}.`,
        }
      );
    });
  };

  if (field.kind !== 'group' && field.kind !== 'list' && field.kind !== 'union')
    return value === undefined ? (
      <Button id={fieldId(place)} className="button quiet small add" onPress={() => void turn(true)}>
        <Icon name="plus" /> {field.label}
      </Button>
    ) : (
      <div className="removable">
        {children}
        <Button className="button quiet small" onPress={() => void turn(false)}>
          Tirar<span className="hidden-text"> {field.label}</span>
        </Button>
      </div>
    );
  const issues = draft?.status === 'invalid' ? draft.issues : [];
  const own = issues.filter((issue) => !(isOpen && isInside(issue, place)));
  return (
    <div {...(!(field.kind === 'list' && value !== undefined) && { id: fieldId(place) })} className="field">
      <SwitchField isSelected={value !== undefined} onChange={(isOn) => void turn(isOn)}>
        <SwitchButton className="switch">
          <span className="switch-track" />
          Usar: {field.label}
        </SwitchButton>
      </SwitchField>
      <div aria-live="polite">
        {own.map((issue) => (
          <IssueLine key={issue.message} issue={issue} place={place} />
        ))}
      </div>
      {value !== undefined && children}
    </div>
  );
}
