import { Button, Group, Input, Label, TextField } from 'react-aria-components';
import { numberRead, numberShown } from '../../masks.ts';
import { Icon } from '../shell/Icon.tsx';
import { useField } from '../state/EditorContext.tsx';
import { FieldNotes, type FieldProps } from './FieldNotes.tsx';
import { fieldId } from './fieldId.ts';
import { useTyped } from './useTyped.ts';

/** Any other text than a number is kept, so that the rules refuse it. */
function numberOrText(text: string): number | string {
  const read = numberRead(text);
  return Number.isNaN(read) ? text : read;
}

/** A whole number, or a rating with a comma and one decimal. */
export function NumberInput({ place, field }: FieldProps) {
  const { value, draft, write, writeNow } = useField<number | string>(place, field);
  const { least = 0, most = Number.MAX_SAFE_INTEGER } = field;
  const step = field.kind === 'rating' ? 0.1 : 1;
  const typed = useTyped<number | string>({
    value,
    shown: typeof value === 'number' ? numberShown(value) : String(value ?? ''),
    read: numberOrText,
    write,
  });
  const stepBy = (direction: 1 | -1) => {
    const next = Number(((Number(value) || 0) + direction * step).toFixed(1));
    typed.onBlur();
    writeNow(Math.min(most, Math.max(least, next)));
  };
  return (
    <TextField
      className="field narrow"
      isInvalid={draft?.status === 'invalid'}
      onKeyDown={({ key }) => {
        if (key === 'ArrowUp') stepBy(1);
        if (key === 'ArrowDown') stepBy(-1);
      }}
    >
      <Label>{field.label}</Label>
      <Group className="input with-sign">
        <Input
          {...typed}
          id={fieldId(place)}
          inputMode={step === 1 ? 'numeric' : 'decimal'}
          autoComplete="off"
          // A number is replaced, not continued.
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button
          aria-label={`Diminuir ${field.label}`}
          onPress={() => stepBy(-1)}
          isDisabled={Number(value) <= least}
        >
          <Icon name="minus" />
        </Button>
        <Button
          aria-label={`Aumentar ${field.label}`}
          onPress={() => stepBy(1)}
          isDisabled={Number(value) >= most}
        >
          <Icon name="plus" />
        </Button>
      </Group>
      <FieldNotes place={place} field={field} draft={draft} />
    </TextField>
  );
}
