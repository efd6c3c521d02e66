// npm run fonts: reduces the two families to what Portuguese text needs, into src/styles/fonts/.
import { writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { FRAUNCES_AXES, fontFamilies } from '../src/layouts/fontFamilies.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzÀÁÂÃÇÉÊÍÓÔÕÚÜàáâãçéêíóôõúü';
const SIGNS = ` 0123456789!"$%&'()+,-./:;?@\u00a0ªº·©–—‘’“”…✓`;

const fonts = [
  { name: 'fraunces', family: fontFamilies.Fraunces, variationAxes: FRAUNCES_AXES },
  { name: 'figtree', family: fontFamilies.Figtree, variationAxes: { wght: { min: 400, max: 700 } } },
];

for (const { name, family, variationAxes } of fonts) {
  const file = `src/styles/fonts/${name}.woff2`;
  const subset = await subsetFont(await family(), LETTERS + SIGNS, { targetFormat: 'woff2', variationAxes });
  await writeFile(file, subset);
  console.log(`${file}: ${subset.length} bytes`);
}
