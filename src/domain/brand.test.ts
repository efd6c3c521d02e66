import { expect, it } from 'vitest';
import { brandProperties, paletteOf } from './brand.ts';
import { derivePalette, withoutSunrise } from './palette.ts';
import { READY_PALETTES } from './readyPalettes.ts';

it('finds a ready palette by its name, and derives the seller’s own from two colours in upper or lower case', () => {
  expect(paletteOf({ palette: 'mar' })).toBe(READY_PALETTES.mar);
  expect(paletteOf({ palette: 'mar', scene: 'calma' })).toEqual(withoutSunrise(READY_PALETTES.mar));
  const own = paletteOf({ palette: 'propria', colors: ['#0D3B40', '#FFD84D'] });
  expect(own).toEqual(derivePalette('#0d3b40', '#ffd84d'));
  const { night, apricot } = READY_PALETTES.amanhecer;
  expect(paletteOf({ palette: 'propria' })).toEqual(derivePalette(night, apricot));
});

it('defines the colours, the channels of translucent colours, and the corners, each property once', () => {
  const properties = brandProperties({ palette: 'amanhecer', corners: 'suaves' }).split(';');
  const [colors, channels] = [['--dawn-1:#1d1850', '--glare:#f3a5668c'], ['--buy-dark-rgb:9 105 68']];
  const corners = ['--corner-sm:0.25rem', '--corner-pill:0.5rem'];
  expect(properties).toEqual(expect.arrayContaining([...colors, ...channels, ...corners]));
  const names = properties.map((property) => property.split(':', 1)[0]);
  expect(new Set(names).size).toBe(names.length);
});
