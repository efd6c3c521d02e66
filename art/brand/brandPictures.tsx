import { palette } from '../palette.ts';
import { Devotional } from '../planner/Devotional.tsx';
import { Finance } from '../planner/Finance.tsx';
import { Today, TodayInBrief } from '../planner/Today.tsx';
import type { Picture, Vector } from '../render.ts';
import { AppBadge } from './AppBadge.tsx';
import css from './brand.css?raw';
import { DawnSky } from './DawnSky.tsx';
import { DevicesMockup } from './DevicesMockup.tsx';
import { deviceCss } from './deviceCss.ts';
import { GuideCover } from './GuideCover.tsx';
import { GuidePages } from './GuidePages.tsx';
import guidePagesCss from './guidePages.css?raw';
import { LogoMark } from './LogoMark.tsx';
import { PlannerDashboard, PlannerHome } from './PlannerDashboard.tsx';
import { ProductMockup } from './ProductMockup.tsx';
import { SecuritySeals } from './SecuritySeals.tsx';
import { SocialBackdrop } from './SocialBackdrop.tsx';

export const brandPictures: Picture[] = [
  {
    file: 'selos/aplicativo.webp',
    width: 208,
    height: 44,
    scale: 3.2,
    css,
    element: <AppBadge />,
    isTransparent: true,
    quality: 90,
  },
  {
    file: 'selos/seguranca.webp',
    width: 320,
    height: 90,
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
    quality: 86,
  },
  {
    file: 'bonus/paginas.webp',
    width: 400,
    height: 232,
    scale: 2,
    css: guidePagesCss,
    element: <GuidePages />,
    isTransparent: true,
    quality: 86,
  },
  {
    file: 'oferta/mockup.webp',
    width: 1500,
    height: 960,
    scale: 1,
    css: deviceCss,
    element: (
      <DevicesMockup phone={<TodayInBrief />} clock="6:40">
        <PlannerDashboard page="finance">
          <Finance />
        </PlannerDashboard>
      </DevicesMockup>
    ),
    isTransparent: true,
    quality: 84,
  },
  {
    file: 'oferta/produto.webp',
    width: 1500,
    height: 1250,
    scale: 1,
    css: deviceCss + css,
    element: (
      <ProductMockup phone={<Today />} clock="6:40" book={<GuideCover />}>
        <PlannerHome pages={['devotional', 'bible']} />
      </ProductMockup>
    ),
    isTransparent: true,
    quality: 84,
  },
  {
    file: 'social/fundo.jpg',
    width: 1200,
    height: 630,
    scale: 1,
    css: deviceCss,
    element: (
      <SocialBackdrop background={<DawnSky />}>
        <Devotional />
      </SocialBackdrop>
    ),
    quality: 90,
  },
];

export const brandVectors: Vector[] = [
  { path: 'products/planner-devocional/uploads/marca/logo.svg', element: <LogoMark />, ink: palette.horizon },
  { path: 'art/brand/logo.svg', element: <LogoMark accent={palette.ember} />, ink: palette.night },
];
