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
    quality: 96,
  },
  {
    file: 'video/capa-vertical.webp',
    width: 720,
    height: 1280,
    scale: 1,
    css: [deviceCss, poster].join('\n'),
    element: <PhonePoster shape="tall" zoom={1} />,
    quality: 96,
  },
  {
    file: 'video/capa-quadrada.webp',
    width: 1280,
    height: 1280,
    scale: 1,
    css: [deviceCss, poster].join('\n'),
    element: <PhonePoster shape="square" zoom={0.94} />,
    quality: 96,
  },
];
