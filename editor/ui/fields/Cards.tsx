import { RadioButton, RadioField } from 'react-aria-components';
import { FONT_PAIRS, OWN_PALETTE } from '../../../src/domain/brand.ts';
import type { FieldOption } from '../../../src/fields/field.ts';
import { FontSample } from './FontSample.tsx';
import { Swatches } from './Swatches.tsx';

/** The options of a radio group as cards that say what each does; those that nobody objects to are marked. */
export function Cards({ options }: { options: readonly FieldOption[] }) {
  // A scene may have the name of a palette.
  const arePalettes = options.some(({ value }) => value === OWN_PALETTE);
  const areFonts = options.every(({ value }) => FONT_PAIRS.some((pair) => pair === value));
  const isShort = options.every(({ help }) => !help);
  return (
    <div className={isShort ? 'cards short' : 'cards'}>
      {options.map(({ value, label, help, isSafe }) => (
        <RadioField key={value} value={value}>
          <RadioButton className="card">
            <span className="card-title">
              {label}
              {isSafe && <span className="badge ok">seguro</span>}
            </span>
            {help && <span className="card-help">{help}</span>}
            {arePalettes && <Swatches palette={value} />}
            {areFonts && <FontSample pair={value} />}
          </RadioButton>
        </RadioField>
      ))}
    </div>
  );
}
