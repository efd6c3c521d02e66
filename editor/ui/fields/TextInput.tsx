import { type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { Input, TextArea } from 'react-aria-components';
import { nameAround } from '../model/names.ts';
import { useField } from '../state/EditorContext.tsx';
import { INPUT_CLASSES, TypedField } from './Field.tsx';
import type { FieldProps } from './FieldNotes.tsx';
import { fieldId } from './fieldId.ts';
import { NameMenu } from './NameMenu.tsx';
import { onText } from './onText.ts';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

/** Selects the name in braces around a character, so that one key replaces or deletes the whole name. */
function selectName(input: TextElement, index: number): void {
  const name = nameAround(input.value, index);
  if (name) input.setSelectionRange(name.start, name.end);
}

/** The caret's index; undefined while something is selected. */
const caretOf = ({ selectionStart, selectionEnd }: TextElement): number | undefined =>
  selectionStart === selectionEnd ? (selectionStart ?? undefined) : undefined;

function onKeyDown({ key, currentTarget: input }: KeyboardEvent<TextElement>): void {
  const caret = caretOf(input);
  if (caret === undefined) return;
  if (key === 'Backspace') selectName(input, caret - 1);
  if (key === 'Delete') selectName(input, caret);
}

function onClick({ currentTarget: input }: MouseEvent<TextElement>): void {
  const caret = caretOf(input) ?? 0;
  const { start = caret } = nameAround(input.value, caret) ?? {};
  // At the beginning of a name nothing is selected, so that the seller can write before it.
  if (start < caret) selectName(input, caret);
}

/** An input for a text, which may contain names in braces. */
export function TextInput({ place, field }: FieldProps) {
  const { value, draft, write } = useField<string>(place, field);
  const input = useRef<TextElement>(null);
  const hasCaret = useRef(false);
  const text = String(value ?? '');

  const insert = (name: string) => {
    const element = input.current;
    if (!element) return;
    const { length } = element.value;
    const [start, end] = hasCaret.current ? [element.selectionStart, element.selectionEnd] : [];
    element.focus();
    element.setRangeText(`{${name}}`, start ?? length, end ?? length, 'end');
    element.dispatchEvent(new Event('input', { bubbles: true }));
  };

  const inputProps = {
    id: fieldId(place),
    ...onText(write),
    ref: (element: TextElement | null) => {
      input.current = element;
    },
    onFocus: () => {
      hasCaret.current = true;
    },
    ...(field.names && { onKeyDown, onClick }),
  };
  return (
    <TypedField
      {...{ place, field, draft, text }}
      value={text}
      type={field.kind === 'email' ? 'email' : 'text'}
      action={field.names && <NameMenu own={field.names} label={field.label} onChoose={insert} />}
    >
      {field.isMultiline ? (
        <TextArea {...inputProps} rows={3} className={`${INPUT_CLASSES} resize-y field-sizing-content`} />
      ) : (
        <Input {...inputProps} className={INPUT_CLASSES} />
      )}
    </TypedField>
  );
}
