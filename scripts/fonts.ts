// npm run fonts: cuts the two families down to what Portuguese text needs, into src/fonts/.
import { writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { FRAUNCES_AXES, fontFamilies } from '../src/layouts/fontFamilies.ts';

const letters = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index))
  .join('')
  .replace(/[#*<=>[\\\]^_`{|}~]/g, '');
const portuguese = 'ÀÁÂÃÇÉÊÍÓÔÕÚÜàáâãçéêíóôõúü';
const signs = '\u00a0ªº·©–—‘’“”…✓';

const fonts = [
  { name: 'fraunces', family: fontFamilies.Fraunces, variationAxes: FRAUNCES_AXES },
  { name: 'figtree', family: fontFamilies.Figtree, variationAxes: { wght: { min: 400, max: 700 } } },
];

for (const { name, family, variationAxes } of fonts) {
  const text = letters + portuguese + signs;
  const subset = await subsetFont(await family(), text, { targetFormat: 'woff2', variationAxes });
  await writeFile(`src/fonts/${name}.woff2`, subset);
  console.log(`src/fonts/${name}.woff2: ${subset.length} bytes`);
}
