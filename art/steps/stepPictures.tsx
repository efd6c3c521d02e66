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

/** A card on a ground of one of the day's lights, cut by the picture's foot. */
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
      <p className="step-head">
        <Check size={44} />
        <span>
          <b>Pagamento aprovado</b>
          <small>22 de outubro, 6h31</small>
        </span>
      </p>
      <dl>
        <dt>Produto</dt>
        <dd>{name}</dd>
        <dt>Acesso</dt>
        <dd>Vitalício</dd>
        <dt>Enviado para</dt>
        <dd>ana.lima@email.com</dd>
      </dl>
    </Step>
  );
}

function Mail() {
  return (
    <Step light="noon">
      <p className="step-head">
        <Mark size={44} />
        <span>
          <b>{name}</b>
          <small>para mim</small>
        </span>
        <time>6h32</time>
      </p>
      <h1>Seu acesso ao {name}</h1>
      <p>É só abrir, duplicar e começar.</p>
      <p className="step-button">Abrir o meu planner</p>
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
        <Emoji name="home" size={42} />
        <h1>Bom dia!</h1>
        <CheckRow>Devocional de hoje</CheckRow>
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
