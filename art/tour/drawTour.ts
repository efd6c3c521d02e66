import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { pictureHtml } from '../render.ts';
import { duration, endOf, schedule } from './schedule.ts';
import { tourPicture } from './tourPicture.tsx';

const framesPerSecond = 30;
const posterTime = 5900;

declare global {
  interface Window {
    seek: (time: number) => void;
  }
}

/** Pauses every animation of the page and adds `window.seek`, which shows the page at a time in milliseconds. */
function installSeek(): void {
  const animations = document.getAnimations();
  const scenes = [...document.querySelectorAll<HTMLElement>('.scene')];
  for (const animation of animations) animation.pause();
  window.seek = (time) => {
    for (const animation of animations) animation.currentTime = time;
    for (const scene of scenes) {
      const isShown = time >= Number(scene.dataset['from']) && time < Number(scene.dataset['to']);
      scene.style.visibility = isShown ? 'visible' : 'hidden';
    }
  };
}

async function openTour(browser: Browser): Promise<Page> {
  const { width, height } = tourPicture;
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(pictureHtml(tourPicture), { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(installSeek);
  return page;
}

async function frame(page: Page, time: number): Promise<Buffer> {
  await page.evaluate((moment) => window.seek(moment), time);
  return page.screenshot({ type: 'jpeg', quality: 92 });
}

/** The tour's frames, one after another. */
async function* frames(page: Page): AsyncGenerator<Buffer> {
  for (let index = 0; index < (duration / 1000) * framesPerSecond; index += 1)
    yield await frame(page, (index * 1000) / framesPerSecond);
}

function encoder(file: string) {
  const color = 'scale=in_range=full:out_range=tv:out_color_matrix=bt709,format=yuv420p';
  const input = ['-f', 'image2pipe', '-c:v', 'mjpeg', '-framerate', `${framesPerSecond}`, '-i', '-'];
  const codec = ['-c:v', 'libx264', '-preset', 'slower', '-crf', '27', '-vf', color];
  const tags = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'];
  const output = [
    '-an',
    '-fflags',
    '+bitexact',
    '-map_metadata',
    '-1',
    '-movflags',
    '+faststart',
    '-y',
    file,
  ];
  const options = ['-hide_banner', '-loglevel', 'error', ...input, ...codec, ...tags, ...output];
  return spawn('ffmpeg', options, { stdio: ['pipe', 'inherit', 'inherit'] });
}

function stamp(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(11, 23);
}

/** The tour's captions as a WebVTT file: one sentence for each scene except the title. */
function captions(): string {
  const cues = schedule.flatMap(({ name, start, caption }) =>
    caption ? [`${stamp(start)} --> ${stamp(endOf(name))}\n${caption}\n`] : [],
  );
  return `WEBVTT\n\n${cues.join('\n')}`;
}

/** The paths of the tour's files in a product's uploads. */
export function tourPaths(uploads: string) {
  const path = (extension: string) => `${uploads}/video/tour.${extension}`;
  return { video: path('mp4'), poster: path('webp'), subtitles: path('vtt') };
}

/** Films the tour into a product's uploads, with its poster and captions, and returns the files' paths. */
export async function drawTour(browser: Browser, uploads: string): Promise<string[]> {
  const { video, poster, subtitles } = tourPaths(uploads);
  await mkdir(dirname(video), { recursive: true });
  await writeFile(subtitles, captions());

  const page = await openTour(browser);
  await sharp(await frame(page, posterTime))
    .webp({ quality: 80, effort: 6 })
    .toFile(poster);
  if (spawnSync('ffmpeg', ['-version'], { stdio: 'ignore' }).status !== 0) {
    console.log('The tour was not filmed: install ffmpeg, then run `npm run art tour`.');
    await page.close();
    return [poster, subtitles];
  }

  const ffmpeg = encoder(video);
  const ended = once(ffmpeg, 'close');
  const filming = pipeline(frames(page), ffmpeg.stdin);
  // If ffmpeg ends early, `filming` fails too, but the code of ffmpeg says more about the cause.
  await Promise.allSettled([ended, filming]);
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg ended with code ${code} while filming the tour.`);
  await filming;
  await page.close();
  return [video, poster, subtitles];
}
