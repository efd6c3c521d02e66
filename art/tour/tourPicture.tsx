import { deviceCss } from '../brand/deviceCss.ts';
import type { Drawing } from '../render.ts';
import motion from './motion.css?raw';
import seven from './seven.css?raw';
import sevenMotion from './sevenMotion.css?raw';
import { Tour } from './Tour.tsx';
import tour from './tour.css?raw';

type Steps = { selector: string; count: number; first: number; step: number; offset?: number };

/** Rules that start an animation on one element after another. Times are in milliseconds after the scene's start. */
function stagger({ selector, count, first, step, offset = 0 }: Steps): string {
  return Array.from({ length: count }, (_, index) => {
    const delay = `calc(var(--start) + ${first + index * step}ms)`;
    return `${selector}:nth-child(${index + 1 + offset}){animation-delay:${delay}}`;
  }).join('\n');
}

const staggerCss = [
  stagger({ selector: '.scene-bible tbody tr', count: 3, first: 800, step: 240 }),
  stagger({ selector: '.scene-bible .notion-columns > div', count: 3, first: 1300, step: 260 }),
  stagger({ selector: '.scene-diary .notion-month > div', count: 22, first: 600, step: 65, offset: 7 }),
  stagger({ selector: '.scene-diary ol li', count: 3, first: 1300, step: 260 }),
  stagger({ selector: '.scene-money tbody tr', count: 3, first: 700, step: 200 }),
  stagger({ selector: '.scene-money ul li', count: 6, first: 1000, step: 110 }),
].join('\n');

/** The page that `drawTour` films. */
export const tourPicture: Drawing = {
  width: 1280,
  height: 720,
  css: [deviceCss, tour, motion, seven, sevenMotion, staggerCss].join('\n'),
  element: <Tour />,
};
