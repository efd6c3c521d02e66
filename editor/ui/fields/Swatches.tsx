import { READY_PALETTES } from '../../../src/domain/readyPalettes.ts';

const isPalette = (name: string): name is keyof typeof READY_PALETTES => name in READY_PALETTES;

/** The colours of a ready palette; nothing for any other word. */
export function Swatches({ palette }: { palette: string }) {
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
