import { LogoMark } from '../../src/components/LogoMark.tsx';
import { palette } from '../palette.ts';
import type { Picture, Vector } from '../render.ts';
import { AppBadge } from './AppBadge.tsx';
import { AppIcon } from './AppIcon.tsx';
import css from './brand.css?raw';
import { deviceCss } from './deviceCss.ts';
import { GuideCover } from './GuideCover.tsx';
import { OfferMockup } from './OfferMockup.tsx';
import { SecuritySeals } from './SecuritySeals.tsx';
import { SocialBackdrop } from './SocialBackdrop.tsx';
import { TabIcon } from './TabIcon.tsx';

type Shape = { radius: number; mark: number };

const tile: Shape = { radius: 14, mark: 52 };
const fullBleed: Shape = { radius: 0, mark: 44 };
const maskable: Shape = { radius: 0, mark: 37 };

function icon(file: string, size: number, { radius, mark }: Shape): Picture {
  const element = <AppIcon radius={radius} mark={mark} />;
  return { file, width: size, height: size, scale: 1, css, element, isTransparent: radius > 0 };
}

export const brandPictures: Picture[] = [
  icon('marca/favicon-32.png', 32, tile),
  icon('marca/apple-touch-icon.png', 180, fullBleed),
  icon('marca/icone-192.png', 192, tile),
  icon('marca/icone-512.png', 512, tile),
  icon('marca/icone-512-maskable.png', 512, maskable),
  {
    file: 'selos/aplicativo.webp',
    width: 200,
    height: 60,
    scale: 4,
    css,
    element: <AppBadge />,
    isTransparent: true,
    quality: 90,
  },
  {
    file: 'selos/seguranca.webp',
    width: 420,
    height: 96,
    scale: 3,
    css,
    element: <SecuritySeals />,
    isTransparent: true,
    quality: 90,
  },
  {
    file: 'bonus/guia.webp',
    width: 240,
    height: 320,
    scale: 2,
    css,
    element: <GuideCover />,
    isTransparent: true,
    quality: 86,
  },
  {
    file: 'oferta/mockup.webp',
    width: 600,
    height: 450,
    scale: 2.5,
    css: deviceCss,
    element: <OfferMockup />,
    isTransparent: true,
    quality: 84,
  },
  {
    file: 'social/fundo.jpg',
    width: 1200,
    height: 630,
    scale: 1,
    css: deviceCss,
    element: <SocialBackdrop />,
    quality: 90,
  },
];

export const brandVectors: Vector[] = [
  { path: 'content/uploads/marca/favicon.svg', element: <TabIcon /> },
  { path: 'art/brand/logo.svg', element: <LogoMark accent={palette.ember} />, ink: palette.night },
];
