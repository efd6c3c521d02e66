// npm run art [part of a file's path]: draws the pictures and the tour of art/ into each product's uploads.
import { createServer } from 'vite';

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
  for (const vector of vectors) {
    if (vector.path.includes(wanted)) console.log(await drawVector(vector));
  }
  const browser = await openBrowser();
  try {
    for (const { uploads, pictures } of products) {
      for (const picture of pictures) {
        if (`${uploads}/${picture.file}`.includes(wanted))
          console.log(await drawPicture(browser, picture, uploads));
      }
    }
    if ('video/tour'.includes(wanted))
      for (const path of await drawTour(browser, 'products/planner-devocional/uploads')) console.log(path);
  } finally {
    await browser.close();
  }
} finally {
  await vite.close();
}
