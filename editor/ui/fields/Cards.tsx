import { RadioButton, RadioField } from 'react-aria-components';
import { type FontPair, OWN_PALETTE } from '../../../src/domain/brand.ts';
import { READY_PALETTES } from '../../../src/domain/readyPalettes.ts';
import type { FieldOption } from '../../../src/fields/field.ts';
import { placeOf, valueAt } from '../../places.ts';
import { Badge } from '../shell/Badge.tsx';
import { useShown } from '../state/EditorContext.tsx';

const isPalette = (name: string): name is keyof typeof READY_PALETTES => name in READY_PALETTES;

/** Shows the colours of a ready palette. Shows nothing for any other value. */
function Swatches({ palette }: { palette: string }) {
  if (!isPalette(palette)) return null;
  const { night, violet, plum, apricot, horizon, paper } = READY_PALETTES[palette];
  return (
    <span className="mt-1 flex h-3.5 overflow-hidden rounded-sm" aria-hidden="true">
      {[night, violet, plum, apricot, horizon, paper].map((color) => (
        <span key={color} className="flex-1" style={{ background: color }} />
      ))}
    </span>
  );
}

/** The font families of each font pair. styles/editor.css imports them. */
const FAMILIES: Record<FontPair, { title: string; text: string }> = {
  acolhedora: { title: 'Fraunces Variable', text: 'Figtree Variable' },
  elegante: { title: 'Playfair Display Variable', text: '"Source Sans 3 Variable"' },
  moderna: { title: 'Bricolage Grotesque Variable', text: 'Inter Variable' },
  amigavel: { title: 'Quicksand Variable', text: 'Nunito Variable' },
};

const isFontPair = (name: string): name is FontPair => name in FAMILIES;

/** Shows the product's name and tagline in a font pair. Shows nothing for any other value. */
function FontSample({ pair }: { pair: string }) {
  const { files } = useShown();
  if (!isFontPair(pair)) return null;
  const { title, text } = FAMILIES[pair];
  const textOf = (place: string) => String(valueAt(files, placeOf(place)) ?? '');
  return (
    <span className="mt-1.5 grid wrap-anywhere" aria-hidden="true">
      <span className="text-[1.375rem] font-semibold leading-[1.3]" style={{ fontFamily: title }}>
        {textOf('site.name')}
      </span>
      <span style={{ fontFamily: text }}>{textOf('site.tagline')}</span>
    </span>
  );
}

export const CARD =
  'grid cursor-pointer gap-1 rounded-box border border-line bg-raised px-3.5 py-3 text-start hover:border-edge selected:border-accent selected:bg-tint selected:shadow-[inset_0_0_0_1px_var(--accent)]';
export const CARD_TITLE = 'flex flex-wrap items-center gap-2 font-semibold';
export const CARD_HELP = 'text-sm text-soft';

/** The options of a radio group as cards with their help. Safe options are marked. */
export function Cards({ options }: { options: readonly FieldOption[] }) {
  // A scene may have the same name as a palette, but only palettes have the option for own colours.
  const arePalettes = options.some(({ value }) => value === OWN_PALETTE);
  const isCompact = options.every(({ help }) => !help);
  return (
    <div className={isCompact ? 'grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-2' : 'grid gap-2'}>
      {options.map(({ value, label, help, isSafe }) => (
        <RadioField key={value} value={value}>
          <RadioButton className={CARD}>
            <span className={CARD_TITLE}>
              {label}
              {isSafe && <Badge>seguro</Badge>}
            </span>
            {help && <span className={CARD_HELP}>{help}</span>}
            {arePalettes && <Swatches palette={value} />}
            <FontSample pair={value} />
          </RadioButton>
        </RadioField>
      ))}
    </div>
  );
}
