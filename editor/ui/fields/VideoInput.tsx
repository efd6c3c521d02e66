import { Input, Label, TextField } from 'react-aria-components';
import { playerName, videoAddressIn } from '../model/videoLink.ts';
import { useField } from '../state/EditorContext.tsx';
import { FieldNotes, type FieldProps } from './FieldNotes.tsx';
import { FileChoice } from './FileInput.tsx';
import { fieldId } from './fieldId.ts';

/** A video by any link of a known player, or a file of the site. */
export function VideoInput({ place, field }: FieldProps) {
  const { value = '', draft, write } = useField<string>(place, field);
  const player = playerName(value);
  return (
    <TextField
      className="field"
      value={value}
      onChange={(typed) => write(videoAddressIn(typed))}
      isInvalid={draft?.status === 'invalid'}
    >
      <Label>{field.label}</Label>
      <Input id={fieldId(place)} className="input" autoComplete="off" spellCheck="false" />
      <FieldNotes place={place} field={field} draft={draft}>
        <div className="row wrap findings">
          {player && <span className="badge ok">{player}</span>}
          <FileChoice
            label="Usar um vídeo da pasta"
            endings={field.endings ?? []}
            onChoose={(name) => write(name, 'now')}
          />
        </div>
      </FieldNotes>
    </TextField>
  );
}
