// npm run art [part of a file name]: draws the pictures of art/ into src/uploads/.
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
  const { pictures, vectors } = await vite.ssrLoadModule('/art/pictures.tsx');
  const { drawTour } = await vite.ssrLoadModule('/art/tour/drawTour.ts');
  const wanted = process.argv[2] ?? '';
  for (const vector of vectors) {
    if (vector.path.includes(wanted)) console.log(await drawVector(vector));
  }
  const browser = await openBrowser();
  try {
    for (const picture of pictures) {
      if (picture.file.includes(wanted)) console.log(await drawPicture(browser, picture, 'src/uploads'));
    }
    if ('video/tour'.includes(wanted)) console.log((await drawTour(browser, 'src/uploads')).join('\n'));
  } finally {
    await browser.close();
  }
} finally {
  await vite.close();
}
