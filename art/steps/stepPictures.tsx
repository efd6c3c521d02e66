import type { ReactElement, ReactNode } from 'react';
import { palette } from '../palette.ts';
import { Cover } from '../planner/Cover.tsx';
import { Emoji } from '../planner/emoji.tsx';
import { CheckRow } from '../planner/Notion.tsx';
import notion from '../planner/notion.css?raw';
import { plannerWorkspace } from '../planner/PlannerPage.tsx';
import type { Picture } from '../render.ts';
import css from './steps.css?raw';

const { Icon: Mark, name } = plannerWorkspace;

type StepProps = { light: 'dawn' | 'day' | 'noon'; children: ReactNode; aside: ReactNode };

/**
 * Two cards on a background in the colours of a time of day. A phone shows only the left square, small, so what matters
 * is in the left card, in large letters.
 */
function Step({ light, children, aside }: StepProps) {
  return (
    <div className={`step step-${light}`}>
      <div className="step-card">{children}</div>
      <div className="step-card">{aside}</div>
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

/** The checkout's confirmation, without the price, because prices change. */
function Receipt() {
  const product = (
    <dl className="step-words">
      <dt>Produto</dt>
      <dd>
        Planner
        <br />
        Devocional
      </dd>
      <dt>Acesso</dt>
      <dd>Vitalício</dd>
    </dl>
  );
  return (
    <Step light="dawn" aside={product}>
      <div className="step-words">
        <Check size={50} />
        <b>
          Pagamento
          <br />
          aprovado
        </b>
      </div>
    </Step>
  );
}

/** The e-mail with the link and the video. */
function Mail() {
  const video = (
    <div className="step-words">
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
  );
  return (
    <Step light="noon" aside={video}>
      <div className="step-words">
        <Mark size={36} />
        <h1>
          Seu acesso
          <br />
          chegou!
        </h1>
        <b className="step-button">Abrir</b>
      </div>
    </Step>
  );
}

/** The seller's page with the button that the step names, and the buyer's own copy. */
function Duplicate() {
  const copy = (
    <div className="step-page">
      <Emoji name="devotional" size={40} />
      <h1>Bom dia!</h1>
      <CheckRow>Salmo 5</CheckRow>
      <CheckRow>Orar</CheckRow>
    </div>
  );
  return (
    <Step light="day" aside={copy}>
      <p className="step-bar">
        <Mark size={24} />
        <b>
          Duplicar
          <i className="step-tap" />
        </b>
      </p>
      <Cover name="devotional" />
      <div className="step-page">
        <Emoji name="home" size={40} />
        <h1>{name}</h1>
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
