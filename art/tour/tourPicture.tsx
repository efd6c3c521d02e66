import { deviceCss } from '../brand/deviceCss.ts';
import type { Picture } from '../render.ts';
import motion from './motion.css?raw';
import seven from './seven.css?raw';
import sevenMotion from './sevenMotion.css?raw';
import { staggerCss } from './stagger.ts';
import { Tour } from './Tour.tsx';
import tour from './tour.css?raw';

/** The page the tour is filmed from. */
export const tourPicture: Picture = {
  file: 'video/tour.webp',
  width: 1280,
  height: 720,
  scale: 1,
  css: [deviceCss, tour, motion, seven, sevenMotion, staggerCss].join('\n'),
  element: <Tour />,
};
