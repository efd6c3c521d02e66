import { useState } from 'react';
import { Input } from 'react-aria-components';
import { cleanText } from '../../../src/domain/cleanText.ts';
import { cleanLink, completeLink } from '../model/links.ts';
import { checkoutPrice } from '../model/money.ts';
import { Badge } from '../shell/Badge.tsx';
import { TextButton, TextLink } from '../shell/TextLink.tsx';
import { useEditor, useField, useShown } from '../state/EditorContext.tsx';
import { INPUT_CLASSES, TypedField } from './Field.tsx';
import type { FieldProps } from './FieldNotes.tsx';
import { fieldId } from './fieldId.ts';
import { onText } from './onText.ts';

/** Explains which parameters were removed from a link. */
function removedNote(names: readonly string[]): string {
  const list = new Intl.ListFormat('pt-BR').format(names);
  const what = names.length === 1 ? `o código ${list}: ele veio` : `os códigos ${list}: eles vieram`;
  return `Tiramos do link ${what} de uma visita, e todas as vendas contariam para ela.`;
}

/** An input for a link. It shows the platform of the link, and removes tracking parameters that were copied with it. */
export function LinkInput({ place, field }: FieldProps) {
  const { editor } = useEditor();
  const { value = '', draft, write, writeNow } = useField<string>(place, field);
  /** The pasted or typed address before its tracking parameters were removed. */
  const [uncleaned, setUncleaned] = useState<string>();
  const [isTyped, setTyped] = useState(false);
  const { files } = useShown();
  const price = checkoutPrice(place, files);
  const { platform, link: cleanValue } = cleanLink(value);
  const cleaned = uncleaned === undefined ? undefined : cleanLink(uncleaned);
  // After an undo or another change, the note about removed parameters no longer applies.
  const removed = cleaned?.link === value ? cleaned.removed : [];
  return (
    <TypedField
      {...{ place, field, draft }}
      onAccept={writeNow}
      findings={
        <div className="flex flex-wrap items-center gap-2 text-note empty:hidden" aria-live="polite">
          {price !== undefined && <span>Tem de cobrar R$ {String(price)}.</span>}
          {platform && <Badge>{platform}</Badge>}
          {removed.length > 0 && (
            <span>
              {removedNote(removed)}{' '}
              <TextButton
                onPress={() => {
                  if (uncleaned !== undefined) writeNow(completeLink(uncleaned));
                  setUncleaned(undefined);
                }}
              >
                Deixar como veio
              </TextButton>
            </span>
          )}
          {URL.canParse(value) && !draft && (
            <TextLink href={value} target="_blank" rel="noreferrer">
              Testar<span className="sr-only"> {field.label} em outra aba</span>
            </TextLink>
          )}
        </div>
      }
      type="url"
      value={value}
      onPaste={(event) => {
        const text = cleanText(event.clipboardData?.getData('text') ?? '');
        if (!/^\s*(?:https?:\/\/|[\w-]+\.[\w.-]+\/)\S+\s*$/.test(text)) return;
        event.preventDefault();
        setUncleaned(text);
        setTyped(false);
        writeNow(cleanLink(text).link);
      }}
      onBlur={() => {
        // Only a typed address is cleaned here. A pasted address was cleaned before, and the seller may have kept the
        // parameters of a saved address on purpose.
        const link = isTyped ? cleanValue : completeLink(value);
        if (isTyped) setUncleaned(value);
        setTyped(false);
        if (link !== value) writeNow(link);
        else void editor.flush();
      }}
    >
      <Input
        {...onText((typed) => {
          setUncleaned(undefined);
          setTyped(true);
          write(typed, 'later');
        })}
        id={fieldId(place)}
        className={INPUT_CLASSES}
        autoComplete="off"
        spellCheck="false"
      />
    </TypedField>
  );
}
