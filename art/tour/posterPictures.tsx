import { deviceCss } from '../brand/deviceCss.ts';
import type { Picture } from '../render.ts';
import { PhonePoster } from './PhonePoster.tsx';
import poster from './poster.css?raw';

export const posterPictures: Picture[] = [
  {
    file: 'video/tour-celular.webp',
    width: 1280,
    height: 720,
    scale: 1,
    css: [deviceCss, poster].join('\n'),
    element: <PhonePoster />,
    quality: 82,
  },
];
