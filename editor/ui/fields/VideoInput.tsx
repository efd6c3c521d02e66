import { useState } from 'react';
import { Input } from 'react-aria-components';
import { videoAddressIn } from '../../../src/domain/pastedVideo.ts';
import type { Place } from '../../api.ts';
import { childOf, fieldAt, parentOf, valueAt } from '../../places.ts';
import { playerName } from '../model/links.ts';
import { Badge } from '../shell/Badge.tsx';
import { useField, useShown } from '../state/EditorContext.tsx';
import { INPUT_CLASSES, TypedField } from './Field.tsx';
import type { FieldProps } from './FieldNotes.tsx';
import { UploadedFilesMenu } from './FileInput.tsx';
import { fieldId } from './fieldId.ts';
import { useTyped } from './useTyped.ts';

/** After a change of a video: the labels of the pictures and files in its group that have not changed. */
function useUnchangedFiles(video: Place, value: string): string[] {
  const { fields, files } = useShown();
  const group = fieldAt(fields, files, parentOf(video));
  const beside = Object.entries(group?.kind === 'group' ? group.fields : {})
    .filter(([, { kind }]) => kind === 'picture' || kind === 'file')
    .map(([name, { label }]) => ({ label, value: valueAt(files, childOf(parentOf(video), name)) }));
  const [first] = useState({ value, beside });
  if (value === first.value) return [];
  return beside
    .filter((one, index) => one.value !== undefined && one.value === first.beside[index]?.value)
    .map(({ label }) => label);
}

/** An input for a video: the address of a known player, or an uploaded file. */
export function VideoInput({ place, field }: FieldProps) {
  const { value = '', draft, write, writeNow } = useField<string>(place, field);
  const typed = useTyped({ value, formatted: value, parse: videoAddressIn, write });
  const player = playerName(value);
  const unchanged = useUnchangedFiles(place, value);
  return (
    <TypedField
      {...{ place, field, draft }}
      findings={
        <>
          {unchanged.length > 0 && (
            <p className="text-note text-soft" role="status">
              <strong>O vídeo mudou. Ainda são dele: {unchanged.join(', ')}?</strong>
            </p>
          )}
          <div className="flex flex-wrap items-center gap-2 text-note empty:hidden">
            {player && <Badge>{player}</Badge>}
            <UploadedFilesMenu
              label="Usar um vídeo já enviado"
              extensions={field.extensions ?? []}
              onChoose={writeNow}
            />
          </div>
        </>
      }
      onPaste={(event) => {
        const address = videoAddressIn(event.clipboardData?.getData('text') ?? '');
        if (!playerName(address)) return;
        event.preventDefault();
        writeNow(address);
      }}
    >
      <Input {...typed} id={fieldId(place)} className={INPUT_CLASSES} autoComplete="off" spellCheck="false" />
    </TypedField>
  );
}
