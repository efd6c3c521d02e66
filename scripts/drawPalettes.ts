// Draws the picture of the ready palettes in GUIA.md.
import type { Browser } from 'playwright-core';
import type { Palette } from '../src/domain/palette.ts';
import { READY_PALETTES } from '../src/domain/readyPalettes.ts';

const paletteCard = (name: string, palette: Palette) => {
  const { night, dawn2, dawn3, dawn4, dawn5, dawn6, horizon, buy, ember, plum, gold, day } = palette;
  const marks = [ember, plum, gold, day].map((color) => `<i style="background:${color}"></i>`).join('');
  return `<div style="background:linear-gradient(${night}, ${dawn2} 34%, ${dawn3} 50%, ${dawn4} 62%, ${dawn5} 71%, ${dawn6} 76%)">
    <b>Comece o dia <span style="color:${horizon}">bem</span></b><a style="background:${buy}">Quero comprar</a>
    <p style="background:${palette.paper};color:${palette.ink}"><strong>${name}</strong>${marks}</p></div>`;
};

/** Draws a card for each ready palette, with its sky, its button and its paper colour. */
export async function drawPalettes(browser: Browser): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 1000, height: 300 }, deviceScaleFactor: 1.5 });
  const cards = Object.entries(READY_PALETTES).map(([name, palette]) => paletteCard(name, palette));
  await page.setContent(`<style>
    body { margin: 0; padding: 1rem; background: ${READY_PALETTES.amanhecer.paper}; font: 14px/1.3 'Liberation Sans', sans-serif }
    main { display: grid; grid-template-columns: repeat(3, 1fr); gap: 16px }
    div { display: grid; gap: 14px; justify-items: start; padding: 24px 0 0; border-radius: 14px; overflow: hidden }
    b, a { margin-inline: 24px; color: #fff; font: 600 27px/1.2 'Liberation Serif', serif }
    a { border-radius: 99px; padding: 10px 20px; font: 600 15px/1.2 'Liberation Sans', sans-serif }
    p { display: flex; width: 100%; box-sizing: border-box; align-items: center; gap: 8px; margin: 34px 0 0; padding: 14px 24px; font-size: 17px }
    strong { margin-right: auto } i { width: 22px; height: 22px; border-radius: 99px; box-shadow: 0 0 0 1px rgb(0 0 0 / 0.1) }
  </style><main>${cards.join('')}</main>`);
  const picture = await page.locator('body').screenshot();
  await page.close();
  return picture;
}
