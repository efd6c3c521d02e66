// npm run fonts: cuts the two families down to what Portuguese text needs, into src/fonts/.
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const letters = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const portuguese = 'ÀÁÂÃÇÉÊÍÓÔÕÚÜàáâãçéêíóôõúü';
const signs = '\u00a0ªº°·×§©®–—‘’“”•…€✓';

const fonts = [
  {
    source: '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
    target: 'src/fonts/fraunces.woff2',
    variationAxes: { wght: 600, opsz: 72, SOFT: 50, WONK: 0 },
  },
  {
    source: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    target: 'src/fonts/figtree.woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
  },
];

for (const { source, target, variationAxes } of fonts) {
  const whole = await readFile(require.resolve(source));
  const subset = await subsetFont(whole, letters + portuguese + signs, { targetFormat: 'woff2', variationAxes });
  await writeFile(target, subset);
  console.log(`${target}: ${subset.length} bytes`);
}
