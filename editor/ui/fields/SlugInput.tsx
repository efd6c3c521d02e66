import { Input } from 'react-aria-components';
import { INPUT_CLASSES, TypedField } from './Field.tsx';
import type { FieldProps } from './FieldNotes.tsx';
import { fieldId } from './fieldId.ts';
import { onText } from './onText.ts';
import { useRenaming } from './useRenaming.ts';

/** An input for a page's address, or the id of an offer or a section. */
export function SlugInput({ place, field }: FieldProps) {
  const { value, draft, type, save } = useRenaming(place, field.label);
  return (
    <TypedField {...{ place, field, draft }} value={value}>
      <Input
        {...onText(type)}
        id={fieldId(place)}
        className={INPUT_CLASSES}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck="false"
        onBlur={() => void save()}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
      />
    </TypedField>
  );
}
