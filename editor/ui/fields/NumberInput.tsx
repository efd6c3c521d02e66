import { Button, type ButtonProps } from 'react-aria-components';
import { formatNumber, parseNumber } from '../../masks.ts';
import { Icon, type IconName } from '../shell/Icon.tsx';
import { useField } from '../state/EditorContext.tsx';
import { InnerInput, InputGroup, TypedField } from './Field.tsx';
import type { FieldProps } from './FieldNotes.tsx';
import { fieldId } from './fieldId.ts';
import { useTyped } from './useTyped.ts';

/** Converts a text to a number. Returns any other text unchanged, so that the rules refuse it. */
function numberOrText(text: string): number | string {
  const number = parseNumber(text);
  return Number.isNaN(number) ? text : number;
}

function StepButton({ icon, ...props }: ButtonProps & { icon: IconName }) {
  return (
    <Button
      {...props}
      className="-me-1.5 grid min-h-9 min-w-9 cursor-pointer place-items-center rounded-md border-0 bg-transparent text-soft hover:bg-sunk"
    >
      <Icon name={icon} />
    </Button>
  );
}

/** An input for a whole number, or for a rating with one decimal place. */
export function NumberInput({ place, field }: FieldProps) {
  const { value, draft, write, writeNow } = useField<number | string>(place, field);
  const { min = 0, max = Number.MAX_SAFE_INTEGER } = field;
  const step = field.kind === 'rating' ? 0.1 : 1;
  const typed = useTyped<number | string>({
    value,
    formatted: typeof value === 'number' ? formatNumber(value) : String(value ?? ''),
    parse: numberOrText,
    write,
  });
  const stepBy = (direction: 1 | -1) => {
    const next = Number(((Number(value) || 0) + direction * step).toFixed(1));
    typed.onBlur();
    writeNow(Math.min(max, Math.max(min, next)));
  };
  return (
    <TypedField
      {...{ place, field, draft }}
      onKeyDown={({ key }) => {
        if (key === 'ArrowUp') stepBy(1);
        if (key === 'ArrowDown') stepBy(-1);
      }}
    >
      <InputGroup>
        <InnerInput
          {...typed}
          id={fieldId(place)}
          inputMode={step === 1 ? 'numeric' : 'decimal'}
          // Selects the number, so that typing replaces it.
          onFocus={(event) => event.currentTarget.select()}
        />
        <StepButton
          icon="minus"
          aria-label={`Diminuir ${field.label}`}
          onPress={() => stepBy(-1)}
          isDisabled={Number(value) <= min}
        />
        <StepButton
          icon="plus"
          aria-label={`Aumentar ${field.label}`}
          onPress={() => stepBy(1)}
          isDisabled={Number(value) >= max}
        />
      </InputGroup>
    </TypedField>
  );
}
