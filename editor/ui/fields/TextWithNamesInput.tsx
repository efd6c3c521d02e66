import { useRef, useState } from 'react';
import { Label, Token, TokenField, TokenInput } from 'react-aria-components';
import { namesInWords, TextWithNames } from '../model/names.ts';
import { useField, useShown } from '../state/EditorContext.tsx';
import { FieldNotes, type FieldProps } from './FieldNotes.tsx';
import { fieldId } from './fieldId.ts';
import { NameMenu } from './NameMenu.tsx';

/** A text whose names in braces stand as chips with their present value. */
export function TextWithNamesInput({ place, field }: FieldProps) {
  const { value = '', draft, write } = useField<string>(place, field);
  const { templateValues } = useShown();
  const words = namesInWords(templateValues);
  const [edited, setEdited] = useState(() => TextWithNames.of(String(value)));
  // The caret stays where it is unless the text changed elsewhere: by an undo, in the file.
  const current = edited.toString() === value ? edited : TextWithNames.of(String(value));
  const input = useRef<HTMLDivElement>(null);

  const change = (next: TextWithNames) => {
    setEdited(next);
    if (next.toString() !== value) write(next.toString());
  };

  const insert = (name: string) => {
    input.current?.focus();
    change(current.withName(name));
  };

  /** A second press on a name that is selected would leave the caret nowhere, and what is typed would begin the text. */
  const select = (event: React.MouseEvent) => {
    const name = event.target instanceof Element && event.target.closest('[data-react-aria-token]');
    if (!name) return;
    event.preventDefault();
    input.current?.focus();
    window.getSelection()?.selectAllChildren(name);
  };

  return (
    <div id={fieldId(place)} className="field">
      <TokenField value={current} onChange={change}>
        <span className="row spread">
          <Label>{field.label}</Label>
          <NameMenu names={field.names ?? []} values={templateValues} label={field.label} onChoose={insert} />
        </span>
        <TokenInput<TextWithNames>
          ref={input}
          onMouseDown={select}
          className={field.isMultiline ? 'input tall' : 'input'}
          data-invalid={draft?.status === 'invalid' || undefined}
        >
          {({ text, value: name = '' }) => <Token className="chip">{words[name] ?? text}</Token>}
        </TokenInput>
        <FieldNotes place={place} field={field} draft={draft} text={String(value)} />
      </TokenField>
    </div>
  );
}
