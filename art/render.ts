import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { launchOptions } from '../scripts/chromium.ts';

/** What the browser draws. Width and height are CSS px. */
export type Drawing = {
  width: number;
  height: number;
  css: string;
  element: ReactElement;
  isTransparent?: boolean;
};

/** A drawing to save as a file, which is `scale` times as large. */
export type Picture = Drawing & {
  /** Its path in the product's uploads folder. The extension (webp, jpg) decides the format. */
  file: string;
  scale: number;
  quality: number;
};

/** An SVG file to write. `ink` replaces `currentColor`. */
export type Vector = {
  /** Relative to the project's root. */
  path: string;
  element: ReactElement;
  ink?: string;
};

const require = createRequire(import.meta.url);

function fontFace(family: string, file: string, style: string): string {
  const data = readFileSync(require.resolve(file)).toString('base64');
  return `@font-face{font-family:"${family}";font-style:${style};font-weight:100 900;src:url(data:font/woff2;base64,${data}) format("woff2")}`;
}

const fonts = [
  fontFace('Fraunces', '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2', 'normal'),
  fontFace('Fraunces', '@fontsource-variable/fraunces/files/fraunces-latin-full-italic.woff2', 'italic'),
  fontFace('Figtree', '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2', 'normal'),
  fontFace('Inter', '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2', 'normal'),
  fontFace('Roboto', '@fontsource-variable/roboto/files/roboto-latin-wght-normal.woff2', 'normal'),
].join('');

/** The HTML document that the browser draws: the picture with its styles and fonts. */
export function pictureHtml(drawing: Drawing): string {
  const background = drawing.isTransparent ? 'transparent' : '#fff';
  return `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><style>${fonts}
*{box-sizing:border-box;margin:0;padding:0}
html,body{width:${drawing.width}px;height:${drawing.height}px;overflow:hidden;background:${background};
font-family:Figtree,sans-serif;-webkit-font-smoothing:antialiased}
${drawing.css}</style><body>${renderToStaticMarkup(drawing.element)}</body></html>`;
}

async function encode(png: Buffer, path: string, quality: number): Promise<void> {
  const image = sharp(png);
  if (path.endsWith('.jpg')) await image.jpeg({ quality, mozjpeg: true }).toFile(path);
  else await image.webp({ quality, effort: 6, smartSubsample: true }).toFile(path);
}

export async function openBrowser(): Promise<Browser> {
  return chromium.launch(await launchOptions());
}

/** Draws one picture into `folder` and returns the file's path. */
export async function drawPicture(browser: Browser, picture: Picture, folder: string): Promise<string> {
  const page = await browser.newPage({
    viewport: { width: picture.width, height: picture.height },
    deviceScaleFactor: picture.scale,
  });
  await page.setContent(pictureHtml(picture), { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready);
  const png = await page.screenshot({ omitBackground: picture.isTransparent ?? false });
  await page.close();
  const path = join(folder, picture.file);
  await mkdir(dirname(path), { recursive: true });
  await encode(png, path, picture.quality);
  return path;
}

/** Writes one SVG file and returns its path. */
export async function drawVector({ path, element, ink = '#000' }: Vector): Promise<string> {
  const svg = renderToStaticMarkup(element)
    .replaceAll('currentColor', ink)
    .replace(/^<svg(?![^>]*xmlns)/, '<svg xmlns="http://www.w3.org/2000/svg"');
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, `${svg}\n`);
  return path;
}
