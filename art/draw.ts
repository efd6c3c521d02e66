// npm run art [part of a file's path]: draws the SVG files, the pictures in each product's uploads, and the video that
// shows the planner.
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
  const { drawTour, tourPaths } = await vite.ssrLoadModule('/art/tour/drawTour.ts');
  const isWanted = (path: string) => path.includes(process.argv[2] ?? '');
  for (const vector of vectors) {
    if (isWanted(vector.path)) console.log(await drawVector(vector));
  }
  const browser = await openBrowser();
  try {
    for (const { uploads, pictures } of products) {
      for (const picture of pictures) {
        if (isWanted(`${uploads}/${picture.file}`)) console.log(await drawPicture(browser, picture, uploads));
      }
    }
    const tourUploads = 'products/planner-devocional/uploads';
    if (Object.values<string>(tourPaths(tourUploads)).some(isWanted))
      for (const path of await drawTour(browser, tourUploads)) console.log(path);
  } finally {
    await browser.close();
  }
} finally {
  await vite.close();
}
