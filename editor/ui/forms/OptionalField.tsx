import { type ReactNode, useContext } from 'react';
import { SwitchField } from 'react-aria-components';
import type { Field } from '../../../src/content-model/fieldTree.ts';
import type { Place } from '../../api.ts';
import { fieldPath, isInside, valueAt } from '../../places.ts';
import { FIELD_CLASSES, isShort } from '../fields/Field.tsx';
import { IssueLine } from '../fields/FieldNotes.tsx';
import { fieldId } from '../fields/fieldId.ts';
import { Switch } from '../fields/Switch.tsx';
import { issueKey } from '../model/issueText.ts';
import { Button } from '../shell/Button.tsx';
import { Icon } from '../shell/Icon.tsx';
import { useEditor, useShown, useSnapshot } from '../state/EditorContext.tsx';
import type { Draft } from '../state/snapshot.ts';
import { FormContext } from './FormContext.ts';
import { useInitialValue } from './useInitialValue.ts';

/** Adds and removes an optional field. */
function useOptionalEdits(place: Place, field: Field, draft: Draft | undefined) {
  const { editor } = useEditor();
  const initialOf = useInitialValue();
  return {
    /** Resolves to whether the field was added. */
    add(): Promise<boolean> {
      const value = initialOf(field, place);
      const orElse = () => {
        if (field.kind !== 'group') return undefined;
        // The rules accept the group only after its fields have been filled in.
        editor.write({ place, value, label: field.label, delayMs: 0 });
        return true;
      };
      return editor.apply([{ type: 'set', place, value, previous: undefined }], field.label, { orElse });
    },
    async remove(): Promise<void> {
      if (draft && valueAt(editor.getSnapshot().saved.files, place) === undefined)
        return editor.discard(place);
      await editor.apply([{ type: 'remove', place }], field.label, { done: `Saiu: ${field.label}.` });
    },
  };
}

type Props = {
  place: Place;
  field: Field;
  /** Whether the fields inside this field are shown here, with their issues. */
  isOpen: boolean;
  /** Whether the field is the subject of the form. */
  isTop: boolean;
  children: ReactNode;
};

/**
 * An optional field. Groups, lists and unions have a switch; other fields have a button that adds the field, and one
 * that removes it.
 */
export function OptionalField({ place, field, isOpen, isTop, children }: Props) {
  const { files } = useShown();
  const value = valueAt(files, place);
  const draft = useSnapshot(({ drafts }) => drafts.get(fieldPath(place)));
  const { rowFor } = useContext(FormContext);
  const { add, remove } = useOptionalEdits(place, field, draft);
  const switchOn = async () => {
    // The fields have a form of their own.
    if ((await add()) && !isOpen) window.location.href = rowFor(place);
  };

  if (field.kind !== 'group' && field.kind !== 'list' && field.kind !== 'union')
    return value === undefined ? (
      <Button
        id={fieldId(place)}
        variant="quiet"
        size="small"
        className="mt-3 flex! w-fit"
        onPress={() => void add()}
      >
        <Icon name="plus" /> {field.label}
      </Button>
    ) : (
      <div className="removable @container relative flow-root">
        {children}
        {/* The button is at the end of the label, or beside a short field if the form is wide enough. */}
        <Button
          variant="quiet"
          size="inline"
          className={`absolute! top-4.5 right-0 text-soft in-[.group]:top-3 ${isShort(field) ? '@min-[22rem]:top-12.25 @min-[22rem]:right-auto @min-[22rem]:left-73 @min-[22rem]:min-h-9 @min-[22rem]:in-[.group]:top-10.75' : ''}`}
          onPress={() => void remove()}
        >
          Tirar<span className="sr-only"> {field.label}</span>
        </Button>
      </div>
    );
  const issues = draft?.status === 'invalid' ? draft.issues : [];
  const issuesHere = issues.filter((issue) => !(isOpen && isInside(issue, place)));
  // Lists, links to a form and separate forms show the help themselves.
  const hasHelp = field.help && !isTop && (value === undefined || (isOpen && field.kind === 'group'));
  return (
    <div
      {...(!(field.kind === 'list' && value !== undefined) && { id: fieldId(place) })}
      className={FIELD_CLASSES}
    >
      <SwitchField isSelected={value !== undefined} onChange={(isOn) => void (isOn ? switchOn() : remove())}>
        <Switch>Usar: {field.label}</Switch>
      </SwitchField>
      {hasHelp && <p className="text-note text-soft">{field.help}</p>}
      <div aria-live="polite">
        {issuesHere.map((issue) => (
          <IssueLine key={issueKey(issue)} issue={issue} place={place} />
        ))}
      </div>
      {value !== undefined && children}
    </div>
  );
}
