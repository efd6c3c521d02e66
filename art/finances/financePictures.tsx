import type { ReactElement } from 'react';
import { AppBadge } from '../brand/AppBadge.tsx';
import brand from '../brand/brand.css?raw';
import { DevicesMockup } from '../brand/DevicesMockup.tsx';
import { deviceCss } from '../brand/deviceCss.ts';
import { ProductMockup } from '../brand/ProductMockup.tsx';
import { SecuritySeals } from '../brand/SecuritySeals.tsx';
import { SocialBackdrop } from '../brand/SocialBackdrop.tsx';
import { TemplateDashboard } from '../brand/TemplateDashboard.tsx';
import { TemplateHome } from '../brand/TemplateHome.tsx';
import { chatCss } from '../chats/chatPictures.tsx';
import notion from '../planner/notion.css?raw';
import type { Picture, Vector } from '../render.ts';
import { Bills } from './Bills.tsx';
import { BrunaChat } from './BrunaChat.tsx';
import { Budget } from './Budget.tsx';
import { CoupleGoals } from './CoupleGoals.tsx';
import { CoupleMark } from './CoupleMark.tsx';
import { colors, frameColors } from './colors.ts';
import { PatternCover, type PatternName } from './covers.tsx';
import { Debts } from './Debts.tsx';
import { type FinancePageName, financePages, financeWorkspace } from './FinancePage.tsx';
import finances from './finances.css?raw';
import { Reserve, ReserveInBrief } from './Reserve.tsx';
import { Talk } from './Talk.tsx';
import { ThiagoChat } from './ThiagoChat.tsx';

export const FINANCE_UPLOADS = 'products/planner-financeiro/uploads';

const css = (...parts: string[]) => [frameColors, ...parts, finances].join('\n');

const page = (name: string, element: ReactElement): Picture => ({
  file: `paginas/${name}.webp`,
  width: 480,
  height: 600,
  scale: 2.5,
  css: css(notion),
  element,
  quality: 82,
});

const conversation = (name: string, element: ReactElement): Picture => ({
  file: `depoimentos/${name}.webp`,
  width: 390,
  height: 560,
  scale: 3,
  css: css(chatCss),
  element,
  quality: 78,
});

/** The cards of the home page, each with its note. */
const cards: [FinancePageName, string][] = [
  ['budget', 'R$ 220 livres'],
  ['bills', 'Água vence dia 18'],
  ['goals', 'Sofá novo: 90%'],
  ['debts', 'R$ 2.340'],
];

const cover = (name: PatternName) => <PatternCover name={name} />;

const HOME = 'Nossa casa';

const home = (
  <TemplateHome
    workspace={financeWorkspace}
    name={HOME}
    cover={cover('home')}
    cards={cards.map(([name, note]) => ({ ...financePages[name], cover: cover(name), note }))}
  />
);

export const financePictures: Picture[] = [
  page('orcamento', <Budget />),
  page('contas-fixas', <Bills />),
  page('metas-do-casal', <CoupleGoals />),
  page('dividas', <Debts />),
  page('reserva', <Reserve />),
  page('conversa', <Talk />),
  conversation('bruna', <BrunaChat />),
  conversation('thiago', <ThiagoChat />),
  {
    file: 'oferta/aparelhos.webp',
    width: 1500,
    height: 960,
    scale: 1,
    css: css(deviceCss),
    element: (
      <DevicesMockup phone={<ReserveInBrief />} clock="19:04" isDay>
        <TemplateDashboard workspace={financeWorkspace} name={HOME} pages={Object.values(financePages)}>
          {home}
        </TemplateDashboard>
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
    css: css(deviceCss),
    element: (
      <ProductMockup phone={<Reserve />} clock="19:04" isDay>
        {home}
      </ProductMockup>
    ),
    isTransparent: true,
    quality: 84,
  },
  {
    file: 'redes/fundo.jpg',
    width: 1200,
    height: 630,
    scale: 1,
    css: css(deviceCss),
    element: (
      <SocialBackdrop background={cover('home')} isDay>
        <Talk />
      </SocialBackdrop>
    ),
    quality: 90,
  },
  {
    file: 'selos/abre-no-aplicativo.webp',
    width: 208,
    height: 44,
    scale: 3.2,
    css: css(brand),
    element: <AppBadge />,
    isTransparent: true,
    quality: 90,
  },
  {
    file: 'selos/compra.webp',
    width: 320,
    height: 90,
    scale: 3,
    css: css(brand),
    element: <SecuritySeals />,
    isTransparent: true,
    quality: 90,
  },
];

export const financeVectors: Vector[] = [
  {
    path: `${FINANCE_UPLOADS}/marca/logo.svg`,
    element: (
      <svg viewBox="0 0 32 32" fill="currentColor" aria-hidden="true">
        <CoupleMark />
      </svg>
    ),
    ink: colors.pistachio,
  },
];
