import { expect, it } from 'vitest';
import { brandProperties, paletteOf } from './brand.ts';
import { derivePalette, withoutSunrise } from './palette.ts';
import { READY_PALETTES } from './readyPalettes.ts';

it('finds a ready palette by its name', () => {
  expect(paletteOf({ palette: 'mar' })).toBe(READY_PALETTES.mar);
});

it('the calm scene has the palette without the sunrise', () => {
  expect(paletteOf({ palette: 'mar', scene: 'calma' })).toEqual(withoutSunrise(READY_PALETTES.mar));
});

it('derives an own palette from its two colours, in any case, or from the dawn’s colours', () => {
  expect(paletteOf({ palette: 'propria', colors: ['#0D3B40', '#FFD84D'] })).toEqual(
    derivePalette('#0d3b40', '#ffd84d'),
  );
  const { night, apricot } = READY_PALETTES.amanhecer;
  expect(paletteOf({ palette: 'propria' })).toEqual(derivePalette(night, apricot));
});

it('gives the pages the colours, the channels of translucent colours, and the corners', () => {
  const properties = brandProperties({ palette: 'amanhecer', corners: 'suaves' }).split(';');
  expect(properties).toEqual(
    expect.arrayContaining([
      '--night:#12123a',
      '--dawn-1:#1d1850',
      '--buy-dark:#096944',
      '--glare:#f3a5668c',
      '--night-rgb:18 18 58',
      '--buy-dark-rgb:9 105 68',
      '--corner-sm:0.25rem',
      '--corner-pill:0.5rem',
    ]),
  );
  const names = properties.map((property) => property.split(':', 1)[0]);
  expect(new Set(names).size).toBe(names.length);
});
