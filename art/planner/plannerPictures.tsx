import type { ReactElement } from 'react';
import type { Picture } from '../render.ts';
import { Appointments } from './Appointments.tsx';
import { Bible } from './Bible.tsx';
import { Devotional } from './Devotional.tsx';
import { Diary } from './Diary.tsx';
import { Finance } from './Finance.tsx';
import { Goals } from './Goals.tsx';
import { Notes } from './Notes.tsx';
import css from './notion.css?raw';
import { Study } from './Study.tsx';
import { Tithe } from './Tithe.tsx';
import { Workout } from './Workout.tsx';

const pages: Record<string, ReactElement> = {
  biblia: <Bible />,
  devocional: <Devotional />,
  anotacoes: <Notes />,
  compromissos: <Appointments />,
  diario: <Diary />,
  dizimo: <Tithe />,
  financas: <Finance />,
  estudos: <Study />,
  treino: <Workout />,
  metas: <Goals />,
};

export const plannerPictures: Picture[] = Object.entries(pages).map(([name, element]) => ({
  file: `modulos/${name}.webp`,
  width: 480,
  height: 600,
  scale: 2.5,
  css,
  element,
  quality: 82,
}));
