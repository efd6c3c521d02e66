import { Input, Label, TextField } from 'react-aria-components';
import { FieldNotes, type FieldProps, IssueLine } from './FieldNotes.tsx';
import { fieldId } from './fieldId.ts';
import { onText } from './onText.ts';
import { useRenaming } from './useRenaming.ts';

/** A page's address, or the id of an offer or a section. */
export function SlugInput({ place, field }: FieldProps) {
  const { value, issues, type, save } = useRenaming(place, field.label);
  return (
    <TextField className="field" value={value} isInvalid={issues.length > 0}>
      <Label>{field.label}</Label>
      <Input
        {...onText(type)}
        id={fieldId(place)}
        className="input"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck="false"
        onBlur={() => void save()}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
      />
      <FieldNotes place={place} field={field} draft={undefined}>
        <div aria-live="polite">
          {issues.map((issue) => (
            <IssueLine key={issue.message} issue={issue} place={place} />
          ))}
        </div>
      </FieldNotes>
    </TextField>
  );
}
