// npm run art [part of a file's path]: draws the pictures of art/ into each product's uploads, and records them as the demonstration.
import { createServer } from 'vite';
import { recordDemonstration } from '../preflight/recordDemonstration.ts';

const vite = await createServer({
  configFile: false,
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, hmr: false, ws: false },
  optimizeDeps: { noDiscovery: true },
});

try {
  const { drawPicture, drawVector, openBrowser } = await vite.ssrLoadModule('/art/render.ts');
  const { products, vectors } = await vite.ssrLoadModule('/art/pictures.tsx');
  const { drawTour } = await vite.ssrLoadModule('/art/tour/drawTour.ts');
  const wanted = process.argv[2] ?? '';
  const drawn: string[] = [];
  const add = (path: string) => {
    drawn.push(path);
    console.log(path);
  };
  for (const vector of vectors) {
    if (vector.path.includes(wanted)) add(await drawVector(vector));
  }
  const browser = await openBrowser();
  try {
    for (const { uploads, pictures } of products) {
      for (const picture of pictures) {
        if (`${uploads}/${picture.file}`.includes(wanted)) add(await drawPicture(browser, picture, uploads));
      }
    }
    if ('video/tour'.includes(wanted)) (await drawTour(browser, 'content/uploads')).forEach(add);
  } finally {
    await browser.close();
  }
  recordDemonstration(drawn);
} finally {
  await vite.close();
}
