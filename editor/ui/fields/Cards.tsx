import { RadioButton, RadioField } from 'react-aria-components';
import { FONT_PAIRS, OWN_PALETTE } from '../../../src/domain/brand.ts';
import { READY_PALETTES } from '../../../src/domain/readyPalettes.ts';
import type { FieldOption } from '../../../src/fields/field.ts';
import { placeOf, valueAt } from '../../places.ts';
import { Badge } from '../shell/Badge.tsx';
import { useShown } from '../state/EditorContext.tsx';

const isPalette = (name: string): name is keyof typeof READY_PALETTES => name in READY_PALETTES;

/** The colours of a ready palette; nothing for any other word. */
function Swatches({ palette }: { palette: string }) {
  if (!isPalette(palette)) return null;
  const { night, violet, plum, apricot, horizon, paper } = READY_PALETTES[palette];
  return (
    <span className="swatches" aria-hidden="true">
      {[night, violet, plum, apricot, horizon, paper].map((color) => (
        <span key={color} style={{ background: color }} />
      ))}
    </span>
  );
}

/** The product's name and sentence in a pair of fonts, which styles/samples.css has from the packages. */
function FontSample({ pair }: { pair: string }) {
  const { files } = useShown();
  const textOf = (place: string) => String(valueAt(files, placeOf(place)) ?? '');
  return (
    <span className="font-sample" aria-hidden="true">
      <span style={{ fontFamily: `${pair}-title` }}>{textOf('site.name')}</span>
      <span style={{ fontFamily: `${pair}-text` }}>{textOf('site.tagline')}</span>
    </span>
  );
}

/** The options of a radio group as cards that explain each of them. Safe options are marked. */
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
              {isSafe && <Badge>seguro</Badge>}
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
