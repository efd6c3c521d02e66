import type { ReactElement, ReactNode } from 'react';
import { palette } from '../palette.ts';
import { Cover } from '../planner/Cover.tsx';
import { Emoji } from '../planner/emoji.tsx';
import { Icon } from '../planner/icons.tsx';
import { CheckRow } from '../planner/Notion.tsx';
import notion from '../planner/notion.css?raw';
import { plannerWorkspace } from '../planner/PlannerPage.tsx';
import type { Picture } from '../render.ts';
import css from './steps.css?raw';

const { Icon: Mark, name } = plannerWorkspace;

/**
 * A card on a ground of one of the day's lights, cut by the picture's foot. A phone shows its left square alone, small: what matters
 * is there, in large letters.
 */
function Step({ light, children }: { light: 'dawn' | 'day' | 'noon'; children: ReactNode }) {
  return (
    <div className={`step step-${light}`}>
      <div className="step-card">{children}</div>
    </div>
  );
}

function Check({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden="true">
      <circle cx="12" cy="12" r="12" fill={palette.plum} />
      <path
        d="M6.800 12.400l3.600 3.600 6.800-7.400"
        stroke="#fff"
        strokeWidth="2.600"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** What the checkout shows in the end: no price, which changes. */
function Receipt() {
  return (
    <Step light="dawn">
      <div className="step-main">
        <Check size={50} />
        <b>
          Pagamento
          <br />
          aprovado
        </b>
      </div>
      <dl className="step-aside">
        <dt>Produto</dt>
        <dd>
          Planner
          <br />
          Devocional
        </dd>
        <dt>Acesso</dt>
        <dd>Vitalício</dd>
      </dl>
    </Step>
  );
}

/** The message with the link and the video. */
function Mail() {
  return (
    <Step light="noon">
      <div className="step-main">
        <Mark size={50} />
        <h1>
          Seu acesso
          <br />
          chegou!
        </h1>
        <p className="step-button">Abrir</p>
      </div>
      <div className="step-aside">
        <p>para mim, 6h32</p>
        <div className="step-video">
          <Cover name="devotional" />
          <svg width="40" height="40" viewBox="0 0 40 40" aria-hidden="true">
            <circle cx="20" cy="20" r="20" fill="#fff" />
            <path d="M16 13v14l11.500-7z" fill={palette.night} />
          </svg>
        </div>
        <p>Por onde começar</p>
      </div>
    </Step>
  );
}

function Duplicate() {
  return (
    <Step light="day">
      <p className="step-bar">
        <Mark size={20} />
        {name}
        <Icon name="search" size={21} />
        <b>
          Duplicar
          <i className="step-tap" />
        </b>
      </p>
      <Cover name="devotional" />
      <div className="step-page">
        <Emoji name="home" size={46} />
        <h1>Bom dia!</h1>
        <CheckRow>Ler o Salmo 5</CheckRow>
      </div>
    </Step>
  );
}

const step = (file: string, element: ReactElement): Picture => ({
  file: `passos/${file}.webp`,
  width: 360,
  height: 200,
  scale: 2,
  css: notion + css,
  element,
  quality: 86,
});

export const stepPictures: Picture[] = [
  step('pagamento', <Receipt />),
  step('email', <Mail />),
  step('duplicar', <Duplicate />),
];
