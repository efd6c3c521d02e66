import { Label, RadioButton, RadioField, RadioGroup } from 'react-aria-components';
import { useField } from '../state/EditorContext.tsx';
import { FieldNotes, type FieldProps } from './FieldNotes.tsx';
import { fieldId } from './fieldId.ts';
import { Swatches } from './Swatches.tsx';

/** Choices as cards that say what each does; the one that nobody objects to is marked. */
export function ChoiceInput({ place, field }: FieldProps) {
  const { value = '', draft, write } = useField<string>(place, field);
  const options = field.options ?? [];
  const isShort = options.every(({ help }) => !help);
  return (
    <RadioGroup
      id={fieldId(place)}
      className="field"
      value={value}
      onChange={(chosen) => write(chosen, 'now')}
      isInvalid={draft?.status === 'invalid'}
      orientation={isShort ? 'horizontal' : 'vertical'}
    >
      <Label>{field.label}</Label>
      <FieldNotes place={place} field={field} draft={draft} />
      <div className={isShort ? 'cards short' : 'cards'}>
        {options.map((option) => (
          <RadioField key={option.value} value={option.value}>
            <RadioButton className="card">
              <span className="card-title">
                {option.label}
                {option.isSafe && <span className="badge ok">seguro</span>}
              </span>
              {option.help && <span className="card-help">{option.help}</span>}
              <Swatches palette={option.value} />
            </RadioButton>
          </RadioField>
        ))}
      </div>
    </RadioGroup>
  );
}
