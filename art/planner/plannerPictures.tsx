import type { ReactElement } from 'react';
import type { Picture } from '../render.ts';
import { Appointments } from './Appointments.tsx';
import { Bible } from './Bible.tsx';
import { Devotional } from './Devotional.tsx';
import { Diary } from './Diary.tsx';
import { Finance } from './Finance.tsx';
import { Goals } from './Goals.tsx';
import { Notes } from './Notes.tsx';
import { plannerCss } from './plannerCss.ts';
import { Study } from './Study.tsx';
import { Tithe } from './Tithe.tsx';
import { Workout } from './Workout.tsx';

const pages: [string, ReactElement][] = [
  ['biblia', <Bible key="biblia" />],
  ['devocional', <Devotional key="devocional" />],
  ['anotacoes', <Notes key="anotacoes" />],
  ['compromissos', <Appointments key="compromissos" />],
  ['diario', <Diary key="diario" />],
  ['dizimo', <Tithe key="dizimo" />],
  ['financas', <Finance key="financas" />],
  ['estudos', <Study key="estudos" />],
  ['treino', <Workout key="treino" />],
  ['metas', <Goals key="metas" />],
];

export const plannerPictures: Picture[] = pages.map(([name, element]) => ({
  file: `modulos/${name}.webp`,
  width: 480,
  height: 600,
  scale: 2.5,
  css: plannerCss,
  element,
  quality: 82,
}));
